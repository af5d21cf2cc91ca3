game-title = ニム
about-game = 3つの山の1つから、貝を1～3個取ります。いちばん多く取った人の勝ちで、秘密の山の貝は2倍に数えます。
about-hard = とても簡単
about-best = 2人
heap-left = 左の山
heap-middle = 中央の山
heap-right = 右の山
heap-unknown = 非公開

# 選択と問いかけ
action-draw = { $heap }のトークンを引く
action-take = { $heap }から貝を{ $shells }個取る
kind-take = 貝を取る
note-last = 山が空になります
prompt-turn = 1つの山から貝を1〜3個取ってください。
prompt-other = { $player }の手番です。
prompt-wait = { $player }がトークンを引いています。
prompt-over = すべての山がなくなりました。勝者：{ $players }。

# 記録
log-draw = { $player }が{ $heap }のトークンを引きました。
log-draw-hidden = { $player }がトークンを引きました。
log-take = { $player }が{ $heap }から貝を{ $shells }個取りました。
log-points = { $player }がトークン（{ $heap }）を公開し、{ $points }点になりました。
log-won = 勝者：{ $players }。

# できない理由（規則の番号順）
why-3-1 = あなたの手番ではありません。
why-3-2 = 1つの山から貝を1〜3個取ることしかできません。
why-3-3 = この山にはそれだけの貝がありません。

# 終了
source-shells = 貝
source-favourite = 自分の山の貝（もう一度）
reason-emptied = すべての山がなくなりました。
tie-broken = 同点のため、勝利を分け合います（NM 4.3）。

# 表
board-player = プレイヤー
board-shells = 貝
board-token = トークン
own-things = あなたのトークン：{ $heap }。あなたの点：{ $points }。
stage = 残りの山：{ $heaps }つ
picture-title = { game-title }: { $stage }
example-taking = 1人目が左の山から貝を2つ取りました。次は2人目の番です。
