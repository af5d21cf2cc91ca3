# HTTPインターフェースの応答
problem-no-table = そのテーブルはありません。
problem-no-seat = このテーブルにその席はありません。
problem-no-token = まず席についてください。
problem-not-your-seat = あなたの席ではありません。
problem-stale = その間にテーブルの状況が変わりました。もう一度確認してください。
problem-too-often = 短い時間に回数が多すぎます。少しお待ちください。
problem-illegal = { $text } ({ $rule })
problem-over = 対戦は終了しています。
problem-not-over = 対戦はまだ終わっていません。
problem-not-started = 対戦はまだ始まっていません。全員の準備が必要です。
problem-started = 対戦はすでに始まっています。
problem-preparing = このゲームのルールを準備しています。
problem-not-your-turn = あなたの手番ではありません。
problem-nothing-to-undo = 取り消せるものがありません。運による結果、カードの公開、ほかのプレイヤーの手番より前には戻れません。
problem-move-id-used = この手の識別子は別の手に使われています。
problem-drift = 対戦を停止しました。記録{ $number }がこのプログラムのルールと合いません。何も失われていません。開始時の版で続けられます。
problem-other-rules = 対戦を停止しました。ルールの版{ $theirs }で始まりましたが、このプログラムの版は{ $ours }です。開始時の版で続けられます。
problem-other-edition = 対戦を停止しました。別の印刷データで始まった対戦です。その版で続けられます。
problem-foreign-page = ほかのサイトからの要求です。
problem-seat-taken = この席はふさがっています。
problem-bad-link = このリンクは使用済みか、正しくありません。新しいリンクを頼んでください。
problem-one-seat-each = 席は一人に一つです。複数の席は一台で遊ぶテーブルだけです。
problem-hotseat-is-here = 一台で遊ぶテーブルでは、空席を作れません。
problem-host-only = テーブルを作った人だけができます。
problem-import-unfinished = 読み込めるのは終了した対戦だけです。
problem-malformed = 要求の{ $where }が正しくありません。
problem-not-found = そのページはありません。
problem-not-possible = ここではできません。
problem-too-large = 要求が大きすぎます。
problem-failed = 問題が起きました。記録番号は{ $number }です。

# テーブルでのお知らせ
notice-left = { $player }が退席しました。ボット「{ $bot }」が続けます。
notice-away = { $player }は離席中です。戻るまでボット「{ $bot }」が続けます。
notice-back = { $player }が戻りました。{ $bot ->
   *[other] { "" }
}
notice-bot-failed = { $player }のボット（{ $bot }）が時間内に決められなかったため、合法な手を無作為に選びました。

bot-random = 初心者
bot-rollout = 商人
