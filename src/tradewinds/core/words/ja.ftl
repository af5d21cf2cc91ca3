# 全ゲーム共通の言葉、エラー、コマンドライン。
language = ja
list-separator = 、
player = { $player }
colour-red = 赤
colour-white = 白
colour-blue = 青
colour-green = 緑
colour-yellow = 黄

error-illegal = { $text }（{ $rule }）
error-seats = { $game }のプレイ人数は{ $low }～{ $high }人です。{ $seats }人では遊べません。
error-no-seat = このテーブルに席{ $seat }はありません。席の番号は0～{ $last }です。
error-no-action = このゲームにアクション{ $action }はありません。
error-no-game = 「{ $game }」というゲームはありません。遊べるゲーム：{ $games }
error-no-bot = 「{ $bot }」というボットはありません。ボットは次のとおりです：{ $bots }
error-not-asked = 席{ $seat }は今選ぶことがないため、助言できません。
error-no-option = { $game }に「{ $option }」というオプションはありません。
error-option-value = オプション「{ $option }」に「{ $value }」は指定できません。指定できる値：{ $allowed }
error-undo = 取り消せるものがありません。運による結果、カードの公開、ほかのプレイヤーの手番より前には戻れません。
error-no-picture = { $game }はまだ絵にできません。
error-layout = 「{ $layout }」という配置はありません。次から選んでください：{ $layouts }
error-theme = 「{ $theme }」という配色はありません。次から選んでください：{ $themes }
error-contributions = 乱数用テキストは、{ $seats }席すべてが出すか、どの席も出さないかのどちらかです。指定されたのは{ $given }席分です。
error-secret = 秘密の値は { $size } バイトです。
error-contribution = 乱数用テキストは、{ $most }文字以内の文字列です。

bot-random = ランダム
bot-random-about = ルールで許されることを無作為に行います。
bot-rollout = サイコロ師
bot-rollout-about = 選択肢ごとに、その先を無作為に進めて試します。
bot-greedy = 目先重視
bot-greedy-about = 先を読まず、その場で最もよく見える手を選びます。
bot-search = 探索
bot-search-about = 頭の中で続きをプレイして先を読みます。
bot-novice = 見習い
bot-novice-about = ルールを覚えたばかり。少ししか先を読まず、見落としも多めです。
bot-sailor = 水夫
bot-sailor-about = 何度か遊んだことがあり、計画は立てますが、ときどき見落とします。
bot-captain = 船長
bot-captain-about = ゲームをよく知っていて、見落としはありません。
bot-admiral = 提督
bot-admiral-about = じっくり考え、私たちにできる最善のプレイをします。

decimal = { $whole }.{ $tenths }
advice-only = ほかに選択肢はありません。
advice-even = 「{ $other }」とほとんど変わりません。
advice-more = 「{ $other }」より約{ $points }点多くなる見込みです（{ $source }）。
advice-less = 「{ $other }」より約{ $points }点少なくなる見込みです（{ $source }）。
advice-denies = { $player }の得点を約{ $points }点減らせる見込みです。

edition-unreadable = { $path }をエディションとして読み込めません：{ $problem }
edition-missing = { $path }：値{ $key }がありません。
edition-wrong = { $path }：{ $key }は{ $wanted }でなければなりませんが、{ $found }になっています。
edition-unmarked = { $path }：{ $key }には区分（{ $marks }）と出典が必要です。
edition-no-folder = TRADEWINDS_EDITIONSに指定された{ $path }はフォルダーではありません。

save-not-json = 対戦ファイルではありません。正しいJSONになっていません。
save-format = 「{ $format }」形式の対戦ファイルではありません。
save-field = 対戦ファイルが壊れています。項目「{ $field }」がないか、種類が正しくありません。
save-rules = この対戦は{ $game }のルールのバージョン{ $theirs }で行われましたが、このプログラムのルールはバージョン{ $ours }です。
save-edition = この対戦は、印刷データの別のエディションで行われました（対戦：{ $theirs }、このプログラム：{ $ours }）。
save-refused = 対戦ファイルを再生できません：{ $why }
save-digest = 対戦ファイルが書き換えられています。ダイジェストが内容と一致しません。
save-commitment = 対戦ファイルが書き換えられています。秘密の値がコミットメントと一致しません。
save-draw = そこで { $action } は引かれていません。
save-action = 対戦ファイルの { $number } 番目のアクションが正しくありません：{ $why }

verify-commitment = 秘密の値はコミットメント{ $commitment }と一致します。
verify-digest = ファイルは書き出されたときから変更されていません。
verify-published = コミットメントは、ゲーム開始前に公開されたものと同じです。
verify-draws = ランダムなアクション{ $count }件は、すべて秘密の値と乱数用テキストのとおりに抽選されています。
verify-actions = プレイヤーのアクション{ $count }件は、すべてルールで認められています。
verify-replay-failed = 再現が途中で止まりました：{ $why }
verify-over = 対戦は終了しています。
