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
problem-database-away = サーバーは今、保存できません。もう一度お試しください。受け付けられたものは失われません。
problem-database-newer = データベース{ $where }は、より新しいTradewindsで作られています。その版を使うか、別のデータベースを指定してください。
problem-database-broken = { $where }はTradewindsのデータベースではないか、壊れています（{ $why }）。何も変更していません。バックアップから戻すか、別のデータベースを指定してください。
problem-database-unreachable = データベース{ $where }を開けません（{ $why }）。
problem-database-url = データベースのアドレスを読み取れません。sqlite:////ファイルのパス または postgresql://ユーザー:パスワード@ホスト/名前 と書いてください。
problem-failed = 問題が起きました。記録番号は{ $number }です。

# テーブルでのお知らせ
notice-left = { $player }が退席しました。ボット「{ $bot }」が続けます。
notice-away = { $player }は離席中です。戻るまでボット「{ $bot }」が続けます。
notice-back = { $player }が戻りました。{ $bot ->
   *[other] { "" }
}
notice-bot-failed = { $player }のボット（{ $bot }）が時間内に決められなかったため、合法な手を無作為に選びました。


problem-no-hints = このテーブルではヒントを使えません。

language-en = English
language-de = Deutsch
language-ja = 日本語

page-skip = 本文へ
page-tools = ツール
page-theme = 明るい、暗い、システムに合わせる
page-rules = ルール
rules-chapters = 章

home-title = 三つの島のゲームを、ひとつのテーブルで
home-lead = すぐにボットと対戦、友だちにリンクを送信、一台を囲んで遊ぶ。どのルールも説明つき、どのシャッフルも検証できます。
home-games = ゲーム
home-players = { $low }～{ $high }人
home-preparing = ルールを準備しています（最初の一度だけ）
home-play-now = すぐに遊ぶ
home-against = 相手：
home-yours = あなたのテーブル
home-none-yours = まだありません。
home-open = 募集中のテーブル
home-none-open = 今は募集がありません。自分で作ってみましょう。
home-import = ファイルの対戦
home-import-file = 対戦ファイル
home-new-table = 新しいテーブル
home-your-name = あなたの名前
home-name = 名前
home-game = ゲーム
home-where = 参加できる人
home-unlisted = リンクを知っている友だち
home-public = だれでも（一覧に載ります）
home-hotseat = 全員この一台で、順に回す
home-seats = 席
home-seat-me = ここにいる人
home-seat-open = ほかの人
home-seat-bot = ボット：{ $bot }
home-absent = 離席した人の代わりにボットが続ける
home-absent-never = しない
home-absent-minutes = { $minutes ->
    [60] 1時間後
    [1440] 1日後
   *[other] { $minutes }分後
}
home-hints = ヒントを使えるようにする
home-create = テーブルを作る
home-credits = West of AfricaとKey WestはMartin Schlegel、TobagoはBruce Allenのデザインです。Tradewindsは独立したプロジェクトで、出版社の文章や絵は含みません。ぜひゲームを購入してください。

claim-title = { $game }のあなたの席
claim-text = { $colour }としてゲームに招待されています。リンクは一度だけ有効で、その後はこのブラウザーが席を保持します。
claim-sit = 席につく

table-connecting = 接続中
table-settings = 設定
table-course-about = 各場面から続きを試した、各プレイヤーの勝率。▲は転換点です。クリックするとその場面のリプレイが開きます。
table-course = 勝率の推移
table-seal = 全員の乱数用テキストと合わせた封印
table-chart = 得点の推移。クリックするとその場面のリプレイが開きます。
table-preview = プレビュー：まだ実行されていません。
table-final = この行動は取り消せません。
table-all-choices = すべての選択肢
table-ask-never = 確認しない
table-ask-always = すべての行動
table-ask-final = 取り消せない行動だけ
table-ask = 確認する場面
table-set-sound = 自分の番に音を鳴らす
table-set-notify = 自分の番に通知する
table-set-hide = 隣の人から手札を隠す
table-keys = キー：1～9で選択、矢印で移動、Enterで決定、Escで中止、Uで取り消し、Rで手番を取り消し、Hでヒント、Cで選択肢、Lで記録。
table-commitment = この対戦の運は次の値で確定しています
table-leave = 退席する
table-lobby = 開始の前
table-ready = 準備完了
table-fair = 全員の準備ができるまで何も配られません。それぞれが自分の値を乱数に加えるので、だれも操作できず、後で全員が検証できます。
table-preparing = 準備ができしだい、対戦が自動で始まります。
table-bots-preparing = ボットを準備しています（最初の一度だけ）
table-board = ボード
table-your-move = あなたの手
table-choices = 選択肢
table-sheet = 選択肢の表示を切り替える
table-confirm = 決定
table-cancel = やめる
table-undo = 取り消し
table-reset = 手番の最初に戻る
table-hint = ヒント
table-why-not = なぜできないのですか
table-result = 結果
table-rematch = もう一度遊ぶ
table-replay = 再生
table-export = ファイルに保存
table-verify = 公正さを検証
table-players = プレイヤー
table-log = 記録
table-chat = チャット
table-chat-write = テーブルに書き込む
table-send = 送信

replay-back = テーブルに戻る
replay-as = 視点：
replay-link = リンクをコピー
replay-open = 全員（すべて公開）
replay-spectator = 観戦者
replay-move = 行動
replay-first = 最初へ
replay-back-one = 一つ戻る
replay-play = 再生
replay-next = 一つ進む
replay-last = 最後へ

js-offline = サーバーに接続できません。再試行しています。
js-chance = 勝率{ $number }％（{ $text }％）。
js-turning-point = 転換点（{ $number }手目）
js-versions = ルール{ $name }、エディション{ $text }
js-moment-copied = この場面へのリンクをコピーしました。
js-seat = 席{ $number }
js-over = 終了
js-free-seats = 空席{ $count }
js-your-turn = あなたの番です
js-waiting-for = { $names }を待っています
js-line-here = 接続済み
js-line-lost = 再接続中
js-not-now = 今はできない行動：{ $count }
js-bot = ボット：{ $name }
js-free = 空席
js-away = 離席中（ボットが代行）
js-not-here = 未接続
js-you = { $name }（あなた）
js-deciding = 選択中
js-lobby-waiting = 空席のリンクを友だちに送ってください。全員が着席して準備できたら始まります。
js-lobby-all-here = 全席が埋まりました。全員の準備ができたら始まります。
js-is-ready = 準備完了
js-not-ready = 準備中
js-sit-here = この席につく
js-copy-link = リンクをコピー
js-link-copied = リンクをコピーしました。一度だけ有効です。
js-who-plays = { $name }の担当
js-your-name = あなたの名前
js-pass-to = { $name }に渡してください。
js-i-am = { $name }です
js-leave-sure = 退席しますか。ボットが代わりに続けます。
js-total = 合計
js-to-rematch = 次の対戦へ
