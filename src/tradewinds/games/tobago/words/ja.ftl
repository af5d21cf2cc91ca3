game-title = トバゴ
about-game = 出すカードはどれも宝のありかの手がかりで、「山ではない」「ヤシの木の隣」などと重ねるほど候補が減っていきます。場所が1つに絞られたら、そこへ行った人が宝を掘り出し、手がかりを出した全員で分けますが、呪いが出ることもあります。
about-hard = 覚えやすい
about-best = 3～4人

terrain-jungle = ジャングル
terrain-mountain = 山
terrain-scrubland = 草原
terrain-beach = 浜辺
terrain-lake = 湖
terrain-river = 川
terrain-ocean = 海
letter-jungle = 林
letter-mountain = 山
letter-scrubland = 草
letter-beach = 浜
letter-lake = 湖
letter-river = 川
map-grey = 灰色
map-brown = 茶色
map-black = 黒
map-white = 白
map-title-grey = 灰
map-title-brown = 茶
map-title-black = 黒
map-title-white = 白
letter-grey = g
letter-brown = n
letter-black = k
letter-white = w
direction-north = 北
direction-north-east = 北東
direction-south-east = 南東
direction-south = 南
direction-south-west = 南西
direction-north-west = 北西
card-coins = { $coins }金
card-curse = 呪い
card-none = カード
thing-amulet = お守り
thing-marker = { $map }のマーカー
thing-space = { $space }

clue-in-jungle = ジャングルにある
clue-in-largest-jungle = 最大のジャングルにある
clue-next-to-jungle = ジャングルの隣
clue-next-to-largest-jungle = 最大のジャングルの隣
clue-in-sight-jungle = ジャングルが見える
clue-not-in-jungle = ジャングルにない
clue-not-in-largest-jungle = 最大のジャングルにない
clue-not-next-to-jungle = ジャングルの隣ではない
clue-not-in-sight-jungle = ジャングルが見えない
clue-in-sight-largest-jungle = 最大のジャングルが見える
clue-not-next-to-largest-jungle = 最大のジャングルの隣ではない
clue-not-in-sight-largest-jungle = 最大のジャングルが見えない
clue-in-mountain = 山にある
clue-in-largest-mountain = 最大の山にある
clue-next-to-mountain = 山の隣
clue-next-to-largest-mountain = 最大の山の隣
clue-in-sight-mountain = 山が見える
clue-not-in-mountain = 山にない
clue-not-in-largest-mountain = 最大の山にない
clue-not-next-to-mountain = 山の隣ではない
clue-not-in-sight-mountain = 山が見えない
clue-in-sight-largest-mountain = 最大の山が見える
clue-not-next-to-largest-mountain = 最大の山の隣ではない
clue-not-in-sight-largest-mountain = 最大の山が見えない
clue-in-scrubland = 草原にある
clue-in-largest-scrubland = 最大の草原にある
clue-next-to-scrubland = 草原の隣
clue-next-to-largest-scrubland = 最大の草原の隣
clue-in-sight-scrubland = 草原が見える
clue-not-in-scrubland = 草原にない
clue-not-in-largest-scrubland = 最大の草原にない
clue-not-next-to-scrubland = 草原の隣ではない
clue-not-in-sight-scrubland = 草原が見えない
clue-in-sight-largest-scrubland = 最大の草原が見える
clue-not-next-to-largest-scrubland = 最大の草原の隣ではない
clue-not-in-sight-largest-scrubland = 最大の草原が見えない
clue-in-beach = 浜辺にある
clue-in-largest-beach = 最大の浜辺にある
clue-next-to-beach = 浜辺の隣
clue-next-to-largest-beach = 最大の浜辺の隣
clue-in-sight-beach = 浜辺が見える
clue-not-in-beach = 浜辺にない
clue-not-in-largest-beach = 最大の浜辺にない
clue-not-next-to-beach = 浜辺の隣ではない
clue-not-in-sight-beach = 浜辺が見えない
clue-in-sight-largest-beach = 最大の浜辺が見える
clue-not-next-to-largest-beach = 最大の浜辺の隣ではない
clue-not-in-sight-largest-beach = 最大の浜辺が見えない
clue-in-lake = 湖にある
clue-in-largest-lake = 最大の湖にある
clue-next-to-lake = 湖の隣
clue-next-to-largest-lake = 最大の湖の隣
clue-in-sight-lake = 湖が見える
clue-not-in-lake = 湖にない
clue-not-in-largest-lake = 最大の湖にない
clue-not-next-to-lake = 湖の隣ではない
clue-not-in-sight-lake = 湖が見えない
clue-in-sight-largest-lake = 最大の湖が見える
clue-not-next-to-largest-lake = 最大の湖の隣ではない
clue-not-in-sight-largest-lake = 最大の湖が見えない
clue-in-river = 川にある
clue-in-largest-river = 最大の川にある
clue-next-to-river = 川の隣
clue-next-to-largest-river = 最大の川の隣
clue-in-sight-river = 川が見える
clue-not-in-river = 川にない
clue-not-in-largest-river = 最大の川にない
clue-not-next-to-river = 川の隣ではない
clue-not-in-sight-river = 川が見えない
clue-in-sight-largest-river = 最大の川が見える
clue-not-next-to-largest-river = 最大の川の隣ではない
clue-not-in-sight-largest-river = 最大の川が見えない
clue-next-to-palm = ヤシの木の隣
clue-in-sight-palm = ヤシの木が見える
clue-not-next-to-palm = ヤシの木の隣ではない
clue-not-in-sight-palm = ヤシの木が見えない
clue-next-to-hut = 小屋の隣
clue-in-sight-hut = 小屋が見える
clue-not-next-to-hut = 小屋の隣ではない
clue-not-in-sight-hut = 小屋が見えない
clue-next-to-statue = 石像の隣
clue-in-sight-statue = 石像が見える
clue-not-next-to-statue = 石像の隣ではない
clue-not-in-sight-statue = 石像が見えない
clue-next-to-ocean = 海の隣
clue-in-sight-ocean = 海が見える
clue-not-next-to-ocean = 海の隣ではない
clue-not-in-sight-ocean = 海が見えない

action-island = 島{ $island }を組み立てる
action-place-statue = 石像を{ $space }（{ $terrain }）に置く
action-face-statue = 石像を{ $direction }に向ける
action-place-hut = 小屋を{ $space }（{ $terrain }）に置く
action-place-palm = ヤシの木を{ $space }（{ $terrain }）に置く
action-first-player = { $seat }から始める
action-first-clue = 最初の手がかりは「{ $clue }」
action-deal = 手がかり「{ $clue }」を引く
action-look = { $card }を見る
action-add = { $card }を見ずに加える
action-turn-up = { $card }をめくる
action-place-car = 自分の車を{ $space }（{ $terrain }）に置く
action-collect = 車の下のお守りを取る
action-clue = { $map }の地図に「{ $clue }」を置く：候補は残り{ $left }マス
action-drive = { $space }（{ $terrain }）へ走る{ $things ->
    [0] { "" }
   *[other] ：{ $found }
}
way-drive = { $by }を通って{ $steps }区間で{ $space }（{ $terrain }）へ走る{ $things ->
    [0] { "" }
   *[other] ：{ $found }
}
action-raise = { $map }の宝を掘り出す
action-stop = 走行を終える
action-exchange = 手札をすべて交換する
action-remove-marker = お守りを使う：{ $space }にある{ $map }のマーカーを取り除く（残り{ $left }個）
action-extra-clue = お守りを使う：{ $map }の地図に「{ $clue }」を置く（候補は残り{ $left }マス）
action-extra-drive = お守りを使う：追加の走行をする
action-extra-exchange = お守りを使う：手札をすべて交換する
action-accept = このコンパスで{ $card }を受け取る
action-refuse = このコンパスでは{ $card }を断る
again-refuse = 自分のすべてのコンパスで断る
action-open-hunt = 「{ $clue }」で新しい宝探しを始める：候補は{ $left }マス
action-end-turn = 手番を終える

prompt-wait = カードやコマを引いています。
prompt-place-car = 島の好きなマスに自分の車を置いてください。
prompt-turn = あなたの手番です。手がかりを置く、走る、手札を交換するのどれか1つを行います。お守りはいつでも使えます。
prompt-after = アクションは済みました。お守りを使うか、手番を終えてください。
prompt-drive = { $legs ->
    [0] もう区間は残っていません。ここにあるものを取る・掘り出すか、走行を終えてください。
   *[other] 走行中です（残り{ $legs }区間）。さらに走る、ここにあるものを取る・掘り出す、または走行を終えてください。
}
prompt-extra-drive = 追加の走行です（残り{ $legs }区間）。お守りは取れません。
prompt-second = ここにはもう1つ宝があります。掘り出すか、走行を終えてください。その前にお守りも使えます。
prompt-ask = あなたのコンパスに{ $card }が差し出されました（残り{ $left }枚）。
prompt-new-hunt = 手札の手がかりで、{ $map }の地図に新しい宝探しを始めてください。
prompt-other = { $player }の手番です。
prompt-other-asked = { $player }に{ $card }が差し出されています。
prompt-other-hunt = { $player }が{ $map }の地図で新しい宝探しを始めます。
prompt-over = ゲーム終了です。{ $count ->
    [1] { $players }の勝ちです。
   *[other] { $players }がともに勝ちです。
}

log-island = 島{ $island }が組み立てられました。
log-place-statue = { $space }に石像が置かれました。
log-face-statue = 石像は{ $direction }を向いています。
log-place-hut = { $space }に小屋が置かれました。
log-place-palm = { $space }にヤシの木が置かれました。
log-first-player = { $seat }から始めます。
log-first-clue = { $player }の最初の手がかり（{ $map }の地図）：{ $clue }。
log-deal = { $player }が手がかりを1枚引きました。
log-you-draw = あなたは「{ $clue }」を引きました。
log-look = { $player }が宝のカードを1枚見ました。
log-you-look = あなたは{ $card }を見ました。
log-add = さらに1枚を誰も見ずに加え、すべてを混ぜます。
log-turn-up = めくられたカード：{ $card }。
log-place-car = { $player }が車を{ $space }に置きました。
log-collect = { $player }が{ $space }のお守りを取りました。
log-clue = { $player }が{ $map }の地図に「{ $clue }」を置きました。
log-drive = { $player }が{ $space }へ走りました。
log-raise = { $player }が{ $map }の宝を掘り出しました。
log-stop = { $player }が走行を終えました。
log-exchange = { $player }が手がかり{ $count }枚を交換します。
log-remove-marker = { $player }がお守りを使い、{ $space }にある{ $map }のマーカーを取り除きました。
log-extra-clue = { $player }がお守りを使い、{ $map }の地図に「{ $clue }」を置きました。
log-extra-drive = { $player }がお守りを使い、追加の走行をします。
log-extra-exchange = { $player }がお守りを使い、手がかり{ $count }枚を交換します。
log-accept = { $player }が{ $card }を受け取りました。
log-refuse = { $player }が{ $card }を断りました。
log-open-hunt = { $player }が{ $map }の地図で新しい宝探しを始めました：{ $clue }。
log-end-turn = { $player }が手番を終えました。
log-possible = { $map }の地図の候補は{ $count }マスです。
log-markers = { $map }のマーカーが島に{ $count }個あります。
log-located = { $map }の宝の場所が{ $space }に決まりました。
log-reshuffle = 捨てられた手がかりを混ぜて、{ $count }枚の新しい山札にします。
log-nobody = 誰も{ $card }を欲しがらず、カードは捨てられました。
log-refill = 金の山札が尽き、捨て札が{ $count }枚の山札になります。
log-left-over = { $count }枚が余り、めくられないまま捨てられました。
log-last = 金の山札が尽きました。これが最後の宝です。
log-curse-amulet = { $player }は呪いでお守りを1つ失いました。
log-curse-gold = { $player }は呪いで{ $card }のカードを失いました。
log-curse-nothing = { $player }には呪いで失うものがありません。
log-second-curse = もう1枚の呪いも同じ宝にあり、ゲームから取り除かれます。
log-amulets = { $spaces }にお守りが現れました{ $count ->
    [1] 。
   *[other] （{ $count }個）。
}
log-statues-turn = 石像が時計回りに向きを変えます。
log-stalled = 手がかりも宝もない手番が続きすぎたため、ゲームは終了します。
log-won = { $count ->
    [1] { $players }が{ $coins }金で勝ちました。
   *[other] { $players }が{ $coins }金でともに勝ちました。
}

why-1-3 = このテーブルではその島を使いません。
why-1-4 = そこは陸地ではなく海です。
why-3-2 = そこには別のコマがあります。
why-3-3 = 同じ種類のコマが近すぎます。
why-3-4 = 石像は海岸には置けません。
why-4-1 = あなたの番ではありません。
why-4-2 = いまそれはできません。
why-4-3 = この手番のアクションはもう済んでいます。
why-4-4 = パスはできません。先にアクションを行ってください。
why-4-5 = 車の下のお守りを取れるのは、手番の最初、ほかに何もする前だけです。
why-5-1 = その手がかりは手札にありません。
why-5-3 = 置くためのコンパスが残っていません。
why-5-4 = その手がかりは、この地図の手がかりと矛盾します。
why-5-5 = その手がかりでは候補が1マスも残りません。許されるマスはお守りで除かれています。
why-5-6 = その手がかりでは、残っている候補が1マスも減りません。
why-5-8 = その宝の場所はもう決まっています。この地図には何も置けません。
why-5-11 = 交換する手札がありません。
why-6-1 = { $limits-legs }区間をもう使い切りました。
why-6-2 = 1区間で行くには遠すぎます。
why-6-3 = 区間は、始めたマスとは別のマスで終わらなければなりません。
why-6-5 = 車の下にお守りはありません。
why-6-6 = 少なくとも1区間走るか、ここの宝を掘り出してください。
why-6-7 = 先に走行を終えてください。
why-7-1 = その宝の場所はまだ決まっていません。
why-7-2 = あなたの車はその宝のマスにいません。
why-7-3 = 宝を掘り出すためのコンパスが残っていません。
why-7-4 = 宝を掘り出したので、走行は終わっています。
why-7-7 = それには走行が必要です。アクションも走行も済んでいるか、その宝の場所は前の宝を掘り出した後に決まりました。
why-7-8 = お守りは、宝を掘り出す前に取る必要がありました。
why-8-10 = 分配中は、受け取るか断るかしかできません。
why-10-4 = まず新しい宝探しを始めなければなりません。
why-12-1 = お守りを持っていません。
why-12-2 = そこにその色のマーカーはありません。
why-12-3 = その色の最後のマーカーは取り除けません。
why-12-6 = 追加の走行ではお守りを取れません。
why-12-7 = 走行中に追加の走行は始められません。

source-coins-2 = 2金のカード
source-coins-3 = 3金のカード
source-coins-4 = 4金のカード
source-coins-5 = 5金のカード
source-coins-6 = 6金のカード
tie-broken = 金貨が同数のため、お守りの数で決まりました（TB 13.4）。
tie-shared = 金貨もお守りも同数のため、勝利を分け合います（TB 13.4）。
stage = 掘り出された宝：{ $number }
reason-gold = 金の山札が尽きました。
reason-stalled = 手がかりも宝もない手番が続きすぎました。

board-empty = 島はまだ組み立てられていません。
board-head = 島{ $island } · 掘り出された宝：{ $treasures }{ $last ->
    [0] { "" }
   *[other] （これが最後）
}
    山札：金{ $gold }枚、手がかり{ $clues }枚 · お守りの残り：{ $amulets }
board-legend =
    林 ジャングル、山 山、草 草原、浜 浜辺、湖 湖、川 川
    T 石像、H 小屋、P ヤシの木、* お守り、1～4 車、+ ほかにもある
    マーカー：g 灰、n 茶、k 黒、w 白
board-statue = 石像{ $number }：{ $space }から{ $direction }を向く。次のお守りは{ $target }{ $taken ->
    [0] { "" }
   *[other] （すでに1つある）
}
board-map = { $letter } { $map } · { $count ->
    [0] 分配中
    [1] 場所
   *[other] 候補{ $count }マス
}{ $marked ->
    [0] 、マーカーなし
    [1] ：
   *[other] { "" }
}
board-no-rose = コンパスなし
board-division = { $map }の宝を分配中、裏向きのカードは残り{ $left }枚
board-order = 下から順のコンパス：
board-turned = めくられたカード：
board-offered = 差し出されたカード：{ $card }
board-player = 色
board-coins = 金
board-gold = 金カード
board-amulets = お守り
board-roses = コンパス
board-hand = 手札
board-car = 車
board-own-hand = 手札で残る候補
board-unseen = まだ見ていない金：{ $cards } · 呪い：{ $curses } · 上の安全な枚数：{ $safe }

own-wealth = あなた：{ $coins }金、お守り{ $amulets }個、コンパス{ $roses }個、車は{ $space }
own-looked = 見たカード：{ $cards }

option-islands = 島
option-islands-printed = 印刷された4つ
option-islands-all = 32すべて
option-islands-about = 4つの島は印刷されたA、B、Cの面だけを使い、32の島はa、b、cの面も使いますが、これらの面はわかっている事実に合わせて独自に作ったものです（TB 1.3）。

kind-place-car = 車を置く
kind-collect = お守りを取る
kind-clue = 手がかりを置く
kind-drive = 車を走らせる
kind-raise = 宝を掘り出す
kind-stop = 走行を終える
kind-exchange = 手札を交換する
kind-remove-marker = お守り：マーカーを取り除く
kind-extra-clue = お守り：手がかりを置く
kind-extra-drive = お守り：追加の走行
kind-extra-exchange = お守り：手札を交換する
kind-accept = 金のカードを受け取る
kind-refuse = 金のカードを断る
kind-open-hunt = 新しい宝探しを始める
kind-end-turn = 手番を終える

picture-title = トバゴ、掘り出した宝：{ $treasures }
picture-island = 島
picture-raised = { $last ->
    [0] 掘り出した宝：{ $treasures }
   *[other] 宝{ $treasures }つ目・最後
}
picture-gold-deck = 山札の金カード：{ $count }枚
picture-clue-deck = 山札の手がかりカード：{ $count }枚
picture-supply = 残りのお守り：{ $count }個
picture-player = { $player }：{ $coins }金、お守り{ $amulets }個、コンパス{ $roses }個、手がかり{ $clues }枚、車は{ $space }
picture-hand = { $count ->
    [0] 手がかりカードがありません
   *[other] あなたの手がかりと、置いたときに残る候補の数
}
picture-map = { $map }の地図：{ $left ->
    [0] 宝を分配中。
    [1] 宝の場所が決まった。
   *[other] 候補は{ $left }マス。
}{ $clues ->
    [0] 手がかりはまだない。
   *[other] { "" }
}
picture-map-clues = 手がかり：{ $list }。
picture-map-spaces = 候補：{ $list }。
picture-legs = そこまでの区間：{ $list }。
picture-legs-of = { $player } { $legs }
picture-map-empty = 手がかりはまだなく、島全体が候補です。
picture-rose = { $map }の{ $place }番目の手がかりに{ $player }のコンパス
picture-palm = { $space }のヤシの木
picture-hut = { $space }の小屋
picture-statue = { $space }の石像
picture-gaze = { $space }の石像は{ $direction }向き：次のお守りは{ $target }
picture-amulet = { $space }のお守り
picture-marker = { $located ->
    [1] 発見：{ $map }の宝は{ $space }にある
   *[other] { $space }は{ $map }の候補
}
picture-car = { $player }の車、{ $space }
picture-division = { $map }の宝を分配中
picture-pile = 伏せたカード：{ $count }枚
picture-offered = 提示中：{ $card }
picture-turned = すでにめくったカード
picture-looked = あなたが見たカード
picture-unseen = まだ見ていない金{ $safe ->
    [0] { "" }
   *[other] ・次の{ $safe }枚に呪いなし
}
close-curse = 呪いだ！
close-odds = 次のカード（あなたが知りうる限り）
close-odds-all = 次のカード（全員が知りうる限り）
close-percent = { $percent }%
close-player = { $player }：{ $coins }金、お守り{ $amulets }個{ $taken ->
    [0] { "" }
   *[other] 、この宝から{ $taken }枚
}
close-gold = { $own ->
    [1] あなたは−{ $coins }！
   *[other] −{ $coins }
}
close-amulet = お守り
close-nothing = 失う物なし
close-safe = 無事
picture-do-collect = お守りを取る
picture-do-raise = { $map }の宝を掘り出す
picture-do-stop = 走行を終える
picture-do-exchange = 手札を交換
picture-do-extra-drive = お守りで走る
picture-do-extra-exchange = お守りで手札交換
picture-do-accept = { $card }を受け取る
picture-do-refuse = { $card }を断る
picture-do-end-turn = 手番を終える

# ルールの中の一覧

figure-clues = { $clues }

# 印刷物の各部分

printed-tip_q = 先端q
printed-tip_r = 先端r
printed-left_q = 左q
printed-left_r = 左r
printed-right_q = 右q
printed-right_r = 右r

# 印刷された値（キーごと）

printed-pieces-roses = 1人のコンパス
printed-pieces-markers = 1色のマーカー
printed-pieces-amulets = お守り
printed-pieces-statues = 石像
printed-pieces-huts = 小屋
printed-pieces-palms = ヤシの木
printed-limits-hand = 手札
printed-limits-hand_of_two = 手札（2人）
printed-limits-legs = 走行の区間
printed-limits-sight = 見える距離
printed-limits-apart = 同種のものの間隔
printed-limits-safe_gold = 呪いの上の金カード
printed-limits-quiet_turns = 停滞で終わるまでの手番
printed-gold-coins_2 = 2金のカード
printed-gold-coins_3 = 3金のカード
printed-gold-coins_4 = 4金のカード
printed-gold-coins_5 = 5金のカード
printed-gold-coins_6 = 6金のカード
printed-gold-curses = 呪い
printed-clues = 手がかり
printed-slots = パーツの位置
printed-sections-rows = 列

# 案内つきの最初のゲーム
lesson-first-goal = トバゴへようこそ！この島には宝が隠されていますが、場所はまだ誰も知りません。手がかりを出し合って、みんなで突き止めていきます。最後に一番多くの金を持っている人の勝ちです。
lesson-first-car = 宝探しはジャングルから始めましょう。島の上で光っているJ9に車を置いてください。
lesson-first-car-wrong = どこから始めても構いませんが、今回はJ9がおすすめです。近くに宝が見つかりますよ。光っているマスを選んでください。
lesson-first-maps = 灰色、茶色、黒、白の4枚の地図が、それぞれ1つの宝へと導きます。茶色の手がかりはまだ「山の隣」だけで、候補は104マス中31マス。全部掘るには多すぎますね。
lesson-first-hand = そこで、手札から手がかりを1枚置きましょう。カードの数字は、どの地図に置くと候補が何マス残るかを示し、少ないほど有利です。「海の隣」の茶色の11を選んでください。
lesson-first-hand-wrong = それも置けますが、候補が多く残ります。一番絞れるのは、茶色の地図に「海の隣」（11マス）です。
lesson-first-markers = 候補が17マス以下になったので、マーカーが並びました。手がかりの上にはあなたのコンパスがあります。コンパス1個が、この宝の分け前1つになります。では手番を終えて、ほかの人に続けてもらいましょう。
lesson-first-others = 青は「浜辺にない」、黄は「小屋が見える」を置き、候補は残り3マスになりました。2人のコンパスも地図に載っています。一緒に探して、あとで分け合うのです。
lesson-first-one = 仕上げです。手札の1枚で、候補がちょうど1マスになります。どれでしょう？3つのマーカーの地形か、カードの数字を見てください。
lesson-first-one-wrong = それでは茶色の候補が1マスになりません。3つのマーカーのうち2つはジャングル、1つは草原にあります。引いたばかりの手がかりが使えそうですよ。
lesson-first-located = 見つけました、宝はE8です！でも、まだ誰のものでもありません。最初に着いた人が掘り出せます。手番を終えて、先を越されないよう祈りましょう。
lesson-first-legs = ほかの2人は灰色の地図に夢中です。さあ出発！走行は3区間まで。1区間では、同じ地形の中ならどこまでも、別の地形へは1マスだけ進めます。
lesson-first-drive = ジャングルを抜け、川に入り、E8へ。ちょうど3区間です。E8を選べば、車がまとめて走ります。
lesson-first-drive-wrong = よいドライブですが、宝はそこにはありません。E8を直接選んでください。3区間で着きます。
lesson-first-raise = 宝の真上に着きました。掘り出しましょう！見つけた人の分け前として、地図にあなたのコンパスがもう1個加わります。
lesson-first-raise-wrong = 宝をほかの人に譲るのですか？まず掘り出しましょう！
lesson-first-share = 地図のコンパス1個につき1枚、持ち主が金貨カードをこっそり見ました。あなたが見たのは6、4、2です。さらに誰も見ていない1枚を加え、全部を混ぜました。
lesson-first-six = カードは1枚ずつ、一番下のコンパスから順に差し出されます。今はあなたのコンパスです。受け取ると、そのコンパスは地図から手元に戻ります。6は最高の1枚、受け取りましょう！
lesson-first-six-wrong = これより上のカードはありませんし、みんな欲しがっています。6を受け取ってください。
lesson-first-two = たったの2金。でも、4がまだ残っていることをあなたは知っています。断って、コンパスを取っておきましょう。
lesson-first-two-wrong = コンパスを使って2金ではもったいない。4がまだ残っているのを見ましたよね。これは断りましょう。
lesson-first-four = 黄は2金で満足したようです。そして、お待ちかねの4。受け取りましょう。
lesson-first-four-wrong = 待っていたカードですよ。受け取らないと、ほかの人に取られてしまいます。
lesson-first-three = 青が5を手に入れてにんまりしています。この5を覚えておいてください！あなたのコンパスは残り1個、もっとよいカードが残っているかはわかりません。3を受け取りましょう。
lesson-first-three-wrong = もっとよいカードが残っているとは限りません。青に取られる前に、3を受け取りましょう。
lesson-first-hunt = 宝を分け終えて、あなたは13金！最後のカードを取った青が、茶色の地図で次の宝探しを始めました。探せる宝はいつも4つあるのです。
lesson-first-statues = 海岸を見てください。宝が掘り出されるたびに、石像は見つめる先の岸にお守りを1つずつもたらし、それから向きを変えます。手番を終えて、次に取りに行きましょう。
lesson-first-plan = 灰色の候補はF3とK8の2マスになりました。黄はよい手がかりがなく、手番を使って手札を交換しました。あなたにはもっとよい手があります。お守りです。
lesson-first-amulet = すぐ隣のD8にお守りがあります。1区間走って、そこへ行きましょう。
lesson-first-amulet-wrong = まずD8のお守りを！この手番ですぐに必要になります。
lesson-first-collect = お守りを取りましょう。そのあとも走り続けられます。
lesson-first-collect-wrong = 置いていくのはもったいない。まずお守りを取りましょう。
lesson-first-far = あと2区間走れます。この山並みは島の端から端まで続いていて、それでもたった1区間！もう1つお守りがあるL8へ走りましょう。
lesson-first-far-wrong = 山の中をL8まで進みましょう。どんなに遠くても1区間で、お守りも待っています。
lesson-first-second = これも取りましょう。きっと役に立つ予感がします。
lesson-first-uses = お守りは自分の手番中、いつでも使えます。手がかりをもう1枚、走行をもう1回、手札の交換、または島のマーカーを1個取り除く、のどれかです。
lesson-first-remove = 灰色の宝はF3かK8。K8ならすぐ隣です。お守りを使って、F3のマーカーを取り除きましょう。
lesson-first-remove-wrong = F3にある灰色のマーカーを取り除けば、すぐ隣のK8だけが残ります。逆にすると、宝は島の反対側になってしまいます。
lesson-first-last-leg = 宝のありかを自分で決めてしまいましたね。残りは1区間、K8へ！
lesson-first-last-leg-wrong = あと1区間、宝はK8です。そこへ走りましょう。
lesson-first-raise-grey = 掘り出しましょう。2つ目の宝です。
lesson-first-raise-grey-wrong = ここまで来て？宝を掘り出しましょう！
lesson-first-deep = 5と4が見えました。でもご用心。金貨の山札の下のほうには呪いが2枚あり、この中の1枚は誰も見ていません。
lesson-first-wait = まず差し出されたのは2金。もっとよいカードがあるのを知っていますね。断りましょう。
lesson-first-wait-wrong = 5と4を見ましたよね。2は断りましょう。
lesson-first-five = 黄は2を受け取り、ここにはもうコンパスがありません。次は5、最初に選べるのはあなたです。受け取りましょう。
lesson-first-five-wrong = ここで5より上は望めません。受け取りましょう。
lesson-first-curse = 呪いです！分配はここで終わり、まだコンパスが残っている人は報いを受けます。あなたは2つ目のお守りに救われました。お守りのない青は、自慢の5を失いました。コンパスのない黄は高笑いです。
lesson-first-begin = 最後に金貨を取ったのはあなたなので、灰色の次の宝探しを始めます。候補が一番少なくなる「ジャングルにある」を置きましょう。
lesson-first-begin-wrong = どの手がかりでも始められますが、一番絞れるのは「ジャングルにある」（24マス）です。
lesson-first-end = これがトバゴです！金貨の山札が尽きたときの宝が最後の宝で、金が一番多い人の勝ち。今はあなたが18、黄が4、青が3です。手番を終えてこのままボットと続けても、新しく自分のゲームを始めても構いません。

# Pictures of the rulebook

example-island = 最初の車が置かれる前の島。地形は6種類、列は文字、番号は北から南へ数えます。まわりの海はマスではありません。
example-objects = 石像は内陸に立ち、それぞれマスの一辺の方を向いています。小屋・ヤシ・石像は無作為に置かれ、同じ種類どうしは離れています。
example-first-clues = 車が置かれました。3人なら3枚の地図に手がかりが1枚ずつ、引かれたプレイヤーのバラとともに置かれ、残りの地図は空です。下は赤の秘密の手札です。
example-clue = 赤は茶色の地図に「海の隣」を置き、バラを載せました。可能なマスが少なくなったので、それぞれに茶色のマーカーが置かれ、赤は手札を補充しました。
example-three-left = 茶色の4枚の手がかりに合うマスは3つです。2つはジャングル、1つは低木地。次の手がかりは少なくとも1つを残し、少なくとも1つを除かなければなりません。
example-located = 「低木地の中」でE8だけが残り、茶色の宝の場所が決まりました。この地図にはもう手がかりを置けず、宝を掘り出せます。
example-legs = 赤の車はここから3区間でE8に着きます。1区間では、同じ地形の中を好きなだけ進むか、別の地形へ1歩進みます。
example-raise = 3区間目が宝のマスで終わりました。赤は宝を掘り出せます。その際バラをもう1つ最後の手がかりの下に置き、マーカーは島から取り除かれます。
example-looking = 地図のバラ1つにつき、持ち主が金貨カードを1枚こっそり見ました。誰も知らない1枚も混ぜられます。最初の1枚が表にされ、いちばん下の赤のバラから順に尋ねます。
example-offered = 新しいカードごとに、残ったいちばん下のバラから尋ねます。受け取った人はそのバラを引き取ります。何のカードかは全員が知っています。
example-new-hunt = 分配が終わりました。最後の金貨カードを取った青が、自分の手がかりで茶色の新しい探索を始めます。古い手がかりは取り除かれました。
example-statues = 宝が掘り出されると、各石像の視線上で海の手前の最後のマスに護符が現れます。その後、石像はみな一辺ぶん回ります。
example-exchanged = 黄は手がかりを置く代わりに手札をすべて交換しました。枚数は全員が、内容は黄だけが知っています。灰色の候補はF3とK8だけです。
example-amulet = 赤の移動の1区間が護符のマスで終わりました。赤は護符を取ることができ、移動は続きます。
example-amulets = 赤は護符を2つ持ち、区間も1つ残っています。手番中いつでも、護符でF3かK8の灰色マーカーを除けます。最後の1つは残り、宝の場所が決まります。
example-deep = 赤はこの山に5と4があることを知っています。誰も見ていない1枚は、ここからは2枚の呪いの1枚かもしれません。
example-curse = 呪いが出ました。バラが残っていた赤は護符を1つ失い、護符のない青はいちばん高い金貨カードを失いました。バラをすべて戻していた黄は何も失いません。
example-cards = 赤の手がかり4枚。何かの中・隣・視界内のマスを許します。赤い棒があれば、棒のない手がかりが禁じるマスだけを許します。
example-action = 赤は手がかりを置きました。これが手番の1アクションです。護符はまだ使えます。その後、赤は手番を終えます。
example-extra-clue = 移動の途中で、2人目は取ったばかりの護符を使い、茶色の地図に追加の手がかりを置きました。移動はその後も続きます。
example-extra-drive = アクションの後、赤は護符で3区間の追加移動をしました。灰色の宝のマスで終わり、掘り出せます。この移動中は護符を取れません。
example-refused = すべてのバラが断ったので、カードは金貨の捨て札になりました。次の1枚が表にされ、またいちばん下のバラから尋ねます。
example-chosen-end = 移動の途中で、護符がマーカーを1つ島から除きました。そのマスは、後でどんな手がかりが来ても除かれたままです。
example-end = この宝で金貨の山が尽きたので、これが最後の宝でした。分け終えた時点でゲームは終了。赤が47枚対43枚で勝ちました。
