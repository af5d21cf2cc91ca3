game-title = キーウエスト
about-game = まず先に選ぶ権利を競り、取ったカードでフロリダからキーウェストまでの島々にホテル、橋、農園、葉巻工場を建てます。海に潜って沈没船を探し、どの島のボスになれるかを見極め、8ラウンド後にすべてを点数にします。
about-hard = ルールはやや多め
about-best = 4人

island-upper = アッパーキーズ
island-middle = ミドルキーズ
island-lower = ロウアーキーズ
bridge-key-largo-cut = キーラーゴ横断橋
bridge-long-key = ロングキー橋
bridge-seven-miles-bridge = 7マイル橋
fruit-orange = オレンジ
fruit-banana = バナナ
fruit-mango = マンゴー
letter-orange = オ
letter-banana = バ
letter-mango = マ
space-dive = ダイビング
space-hotel = ホテルの購入
space-hotel-operate = ホテルの購入と経営
space-factory-roll = 工場の購入と葉巻の生産
space-factory-market = 工場の購入と葉巻の売却
space-roll-dollars = 葉巻の生産と{ $prices-dollars_action }ドルの獲得
space-shares = { $limits-scored_bridges }つの橋の株式による勝利点計算
space-harvest = 作物{ $limits-harvested_fruits }種の収穫
space-repeat = アクションの繰り返し
place-hotel = { $island }のホテル{ $number }（星{ $stars }つ）
place-factory = { $island }の工場{ $number }
place-orange = { $island }のオレンジ農園{ $number }
place-banana = { $island }のバナナ農園{ $number }
place-mango = { $island }のマンゴー農園{ $number }
sea-nw = 北西{ $number }
sea-se = 南東{ $number }
tile-sponge = 海綿{ $number }
tile-chest = 宝箱
tile-mask = 仮面
tile-vase = 花瓶
tile-wreck = 難破船
letter-sponge = 海
letter-chest = 宝
letter-mask = 仮
letter-vase = 瓶
letter-wreck = 船
symbol-key-largo-cut = キーラーゴ横断橋
symbol-long-key = ロングキー橋
symbol-seven-miles-bridge = 7マイル橋
symbol-orange = オレンジ農園
symbol-banana = バナナ農園
symbol-mango = マンゴー農園
symbol-harvest = 収穫
symbol-dive = ダイビング+1
symbol-capacity = 収容力+1
card-and = { $first }＆{ $second }
option-money = 所持金
option-money-secret = 非公開
option-money-open = 公開
option-money-about = 非公開：橋から取った紙幣が1ドルか2ドルかは本人だけが知っています。公開：全員に見えます（KW 2.6）。
option-bank = 銀行のドルが足りないとき
option-bank-full = 何も支払わない
option-bank-rest = 残りを支払う
option-bank-about = 銀行の残りが支払額に足りないとき、日本語ルールのとおり何も支払わないか、残っている分だけを支払います（KW 2.7）。

action-lighthouse = { $seat }が灯台を受け取る
action-reveal-card = { $card }が公開される
action-bid = { $amount }ドルで入札する
action-take-card = 「{ $card }」のカードを取る
action-draw-bill = 紙幣は{ $number }ドル
action-reveal-harvest = 収穫タイル：{ $fruit }
action-plant = { $space }を買収する
action-plant-taken = { $space }を{ $owner }から買収する
action-mark = { $space }
action-repeat = マーカー2個で繰り返す：{ $space }
action-look = { $place }のタイルを見る
action-look-again = { $place }のタイルをもう一度見る（{ $tile }）
action-draw-tile = タイルは{ $tile }
action-keep = タイルを獲得する
action-keep-sponge = { $tile }を獲得する：{ $dollars }ドル{ $short ->
    [0] { "" }
    [2] （銀行の残りは{ $paid }ドルだけ）
   *[other] （銀行が支払えない）
}
action-keep-wreck = { $tile }を獲得する：{ $points ->
    [0] 船の墓場が満杯のため0勝利点
   *[other] { $points }勝利点
}
action-keep-treasure = { $tile }を獲得する
action-put-back = タイルを元に戻す
action-buy-hotel = { $space }を{ $price }ドルで購入する
action-buy-hotel-taken = { $space }を{ $owner }から{ $price }ドルで購入する
action-operate = 経営する：{ $dice ->
    [0] 経営できるホテルなし
   *[other] ダイス{ $dice }個、利益を生むホテル{ $count }軒
}
action-buy-factory = { $space }を{ $price }ドルで購入する
action-buy-factory-taken = { $space }を{ $owner }から{ $price }ドルで購入する
action-roll-cigars = 葉巻を生産する：{ $dice ->
    [0] 工場なし
   *[other] ダイス{ $dice }個、工場{ $count }軒
}
action-roll-die = 出目は{ $number }
action-market = 葉巻{ $cigars }本を売却する：{ $points }勝利点
action-take-dollars = { $dollars }ドルを受け取る{ $short ->
    [0] { "" }
    [2] （銀行の残りは{ $paid }ドルだけ）
   *[other] （銀行が支払えない）
}
action-score = { $bridge }の株式で得点する：{ $points }勝利点
action-harvest = { $fruit }を収穫する：{ $count }枚
all-score = すべての橋の株式で得点する（{ $count }本）
all-harvest = すべての果物を収穫する（{ $count }種類）
action-move-disc = { $space }の自分のディスクを移す
action-done = このアクションを終える
action-done-plant = 放棄する

prompt-wait = 第{ $round }ラウンド（全{ $rounds }ラウンド）の準備中です。
prompt-bid = カードに入札してください。所持金は{ $money }ドルです。
prompt-bidding = まだ入札していない人：{ $players }
prompt-pick = カードを{ $cards }枚取ってください。
prompt-plant = 農園を買収できます：{ $plantations }
prompt-mark = あなたの手番です。アクションを選んでください（残りマーカー{ $markers }個）。
prompt-act = このアクションでできることを行うか、終えてください。
prompt-dive = あと{ $looks }回見て、{ $room }枚まで獲得できます。ダイビングマスを選ぶか、終えてください。
prompt-keep = { $place }は{ $tile }です。獲得しますか、元に戻しますか。
prompt-move = 手元にディスクがありません。どのディスクを{ $space }へ移しますか。
prompt-other = { $player }の手番です。
prompt-over = ゲーム終了。勝者：{ $players }

log-lighthouse = { $seat }が灯台を受け取り、スタートプレイヤーになりました。
log-reveal-card = 公開されたカード：{ $card }
log-bid = { $player }は{ $amount }ドルで入札しました（非公開）。
log-has-bid = { $player }が入札しました。
log-rank = { $player }の入札額は{ $amount }ドルでした。
log-pays = { $player }は{ $other }に{ $amount }ドルを支払いました。
log-new-lighthouse = { $player }が灯台を受け取りました。
log-fourth = { $short ->
    [0] { $player }は銀行から{ $dollars }ドルを受け取りました。
    [2] { $player }は{ $dollars }ドルのうち、銀行に残っていた{ $paid }ドルを受け取りました。
   *[other] 銀行は{ $player }に{ $dollars }ドルを支払えませんでした。
}
log-take-card = { $player }は「{ $card }」のカードを取りました。
log-draw-bill = { $player }は橋から{ $number }ドル紙幣を取りました。
log-bill = { $player }は橋から紙幣を1枚取りました。
log-complete = { $bridge }が完成しました。
log-reveal-harvest = 本土に置かれた収穫タイル：{ $fruit }
log-plant = { $player }は{ $space }を買収しました。
log-plant-taken = { $player }は{ $space }を{ $owner }から買収しました。
log-mark = { $player }が選んだアクション：{ $space }
log-repeat = { $player }はマーカー2個で繰り返します：{ $space }
log-look = { $player }は{ $place }のタイルを見ました。
log-draw-tile = タイルは{ $tile }でした。
log-sees = { $place }は{ $tile }でした。
log-keep = { $player }はタイルを獲得しました。
log-put-back = { $player }はタイルを元に戻しました。
log-sponge = { $short ->
    [0] { $player }は海綿を{ $dollars }ドルで売りました。
    [2] { $player }は海綿{ $dollars }を引き上げ、銀行に残っていた{ $paid }ドルを受け取りました。
   *[other] { $player }は海綿{ $dollars }を引き上げましたが、銀行は支払えませんでした。
}
log-wreck = { $player }は難破船を引き上げました：{ $points }勝利点
log-treasure = { $player }は財宝を引き上げました。
log-treasure-known = { $player }は財宝を引き上げました：{ $tile }
log-buy-hotel = { $player }は{ $space }を{ $price }ドルで購入しました。
log-buy-hotel-taken = { $player }は{ $space }を{ $owner }から{ $price }ドルで購入しました。
log-operate = { $player }はホテル{ $count }軒を経営します。
log-buy-factory = { $player }は{ $space }を{ $price }ドルで購入しました。
log-buy-factory-taken = { $player }は{ $space }を{ $owner }から{ $price }ドルで購入しました。
log-roll-cigars = { $player }は工場{ $count }軒で葉巻を生産します。
log-roll-die = 出目は{ $number }でした。
log-profit = { $player }は{ $points }勝利点{ $short ->
    [0] と{ $dollars }ドルを得ました。
    [2] を得ました。余りの{ $dollars }ドルのうち、銀行に残っていた{ $paid }ドルを受け取りました。
   *[other] を得ました。余りの{ $dollars }ドルは銀行が支払えませんでした。
}
log-cigars = { $player }は葉巻{ $count }本を蓄えました。
log-market = { $player }は葉巻{ $cigars }本を売却しました：{ $points }勝利点
log-take-dollars = { $short ->
    [0] { $player }は{ $dollars }ドルを受け取りました。
    [2] { $player }は{ $dollars }ドルのうち、銀行に残っていた{ $paid }ドルを受け取りました。
   *[other] 銀行は{ $player }に{ $dollars }ドルを支払えませんでした。
}
log-score = { $player }は{ $bridge }の株式で得点しました：{ $points }勝利点
log-harvest = { $player }は{ $fruit }を収穫しました：{ $count }枚
log-move-disc = { $player }は{ $space }のディスクを移しました。
log-done = { $player }はアクションを終えました。
log-done-plant = { $player }は放棄しました。
log-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）が始まりました。
log-round-end = 第{ $round }ラウンドが終わりました。
log-boss = { $players }が{ $island }のボスになりました：{ $points }勝利点
log-bosses = { $island }は引き分けで、各{ $points }勝利点：{ $players }
log-no-boss = { $island }には誰もいません。
log-markers = すべてのアクションマーカーが戻りました。
log-final = { $player }：果物{ $fruit }、財宝{ $treasures }、星{ $stars }、所持金{ $money }、合計{ $total }勝利点
log-won = { $players }が{ $points }勝利点で勝ちました。
log-shared = { $players }が{ $points }勝利点で勝利を分け合いました。

why-2-2 = お金が足りません。
why-4-2 = あなたの手番ではありません。
why-4-3 = 今はそれを行えません。
why-5-3 = 所持金を超えて入札することはできません。
why-5-4 = すでに入札しています。
why-6-1 = このラウンドで取れるカードはもうありません。
why-6-3 = そのカードは場にありません。
why-6-10 = あなたのカードにその果物は描かれていません。
why-6-11 = その果物の農園がまだ空いています。空いている農園を選んでください。
why-6-12 = その農園はすでにあなたのものです。
why-7-5 = 先に、ボード上の自分のディスクから移すものを選んでください。
why-8-3 = そのマスにはすでに自分のマーカーがあります。
why-8-4 = 先に、始めたアクションを終えてください。
why-8-6 = マーカーを置いたマスではそれを行えないか、すでに行いました。
why-8-8 = 繰り返しには手番のマーカーが2個とも必要ですが、すでに1個置いています。
why-8-9 = 繰り返せるのは、自分のマーカーがあるマスのアクションだけです。
why-8-10 = すでにアクションを繰り返したので、そのマスはブロックされています。
why-9-3 = そのダイビングマスにはもうタイルがありません。
why-9-4 = 先に、タイルを獲得するか元に戻すかを決めてください。
why-10-2 = その種類はまだ空きがあります。空いているものを購入してください。
why-10-3 = それはすでにあなたのものです。
why-10-4 = そのスペースは、この人数では覆われています。
why-11-1 = その橋ではすでに得点しました。
why-11-2 = その橋は完成していないか、フロリダとつながっていません。
why-11-4 = その果物はすでに収穫しました。

source-bosses = ボス
source-hotels = 経営
source-cigars = 葉巻
source-shares = 株式
source-wrecks = 難破船
source-fruit = 果物
source-treasures = 財宝
source-stars = 星
source-money = 所持金
tie-broken = 同点のため、勝利を分け合います（KW 13.9）。
stage = { $number ->
    [0] 準備
   *[other] 第{ $number }ラウンド
}
reason-rounds = 8ラウンドが終わりました。

board-head = 第{ $round }ラウンド（全{ $rounds }） · 銀行{ $bank }ドル · 灯台：{ $lighthouse }
board-offer = 場のカード：
board-taken = { $player }が取ったカード：
board-player = プレイヤー
board-points = 得点
board-money = 所持金
board-bid = 入札
board-has-bid = 済
board-discs = ディスク
board-markers = マーカー
board-cigars = 葉巻
board-fruit = 果物
board-treasures = 財宝
board-shares = 株式
board-looks = 見る回数
board-capacity = 収容力
board-action = アクショントラック
board-bridge = 橋
board-bills = 紙幣
board-leads-to = 渡る先
board-island = 群島
board-hotels = ホテル
board-factories = 工場
board-orange = オレンジ
board-banana = バナナ
board-mango = マンゴー
board-nw = 北西の海
board-se = 南東の海
board-graveyard = 船の墓場の空き（低い順）：{ $free } · 引き上げた難破船：{ $raised }
board-harvest = 本土の収穫タイル：{ $mainland } · 裏向き：{ $stock }
board-unseen = まだ見ていないダイビングタイル：
board-deck = 未公開のカード{ $count }枚のシンボル：
board-discard = 捨て札（{ $count }枚）：
board-legend =
    ▶ 行動する人 · ★ あなた · 所持金 21–23：ありうる最小と最大
    株式：キーラーゴ横断橋/ロングキー橋/7マイル橋 · 紙幣：■ 残り、✓ 完成
    渡る先 ✓ つながっている、名前の下はディスクの数 · トラック：■ マーカー
    スペース：· 空き、× 覆い、2 プレイヤー2のディスク、3★ ホテルの星の数
    海：· 誰も見ていない、? ほかの人が見た、– 獲得済み
    海 海綿、宝 宝箱、仮 仮面、瓶 花瓶、船 難破船
    オ オレンジ、バ バナナ、マ マンゴー

own-wealth = あなたは{ $money }ドル、{ $points }勝利点、葉巻{ $cigars }本、手元のディスク{ $discs }個です。
own-tiles = あなたのタイル：{ $tiles }
own-cards = あなたのカード：{ $cards }
own-count = { $what }{ $count ->
    [1] { "" }
   *[other] ×{ $count }
}
own-nothing = なし
own-dive = このダイビングの残り：見る回数{ $looks }回、獲得{ $room }枚

# 選ぶための手がかり

aid-first = 1位：最初に{ $cards }枚取り、最下位に最低額を支払います。
aid-next = { $rank }位：続いて{ $cards }枚取ります。
aid-fourth = 4位：カードはなく、銀行から{ $dollars }ドル。
aid-last = 最下位：カードはなく、最低額と灯台を受け取ります。
aid-ties = 同額ならあなたより上：{ $players }。
aid-tops = 同額ならあなたが一番上です。
note-first = 確実に1位
note-last = 確実に最下位
aid-markers = { $markers ->
    [1] 2個目のマーカー：自分のマーカーがないマスならどこでも。
   *[other] 2つのマスを順に使います。2つ目は、1つ目が終わってから選びます。
}
aid-blocked = 第{ $round }ラウンドの後にマーカーが戻るまで使用済み：{ $spaces }。
note-brings = { $parts }
note-dive = { $looks }回見て、最大{ $room }枚
note-operate = { $count ->
    [0] 収入のあるホテルはまだない
   *[other] ホテル{ $count }軒に収入
}
note-roll-cigars = { $count ->
    [0] 工場はまだない
   *[other] 工場{ $count }軒
}
note-market = { $points ->
    [0] 葉巻がまだ足りない
   *[other] 葉巻で{ $points }点
}
note-score = { $points ->
    [0] 今は得点なし
   *[other] 今なら{ $points }点
}
note-harvest = { $count ->
    [0] 今は収穫なし
   *[other] 今なら{ $count }枚
}

kind-bid = 入札する
kind-take-card = カードを取る
kind-plant = 農園を買収する
kind-mark = マーカーを使う
kind-repeat = マーカー2個で繰り返す
kind-look = タイルを見る
kind-keep = タイルを獲得する
kind-put-back = タイルを元に戻す
kind-buy-hotel = ホテルを購入する
kind-operate = ホテルを経営する
kind-buy-factory = 工場を購入する
kind-roll-cigars = 葉巻を生産する
kind-market = 葉巻を売却する
kind-take-dollars = ドルを受け取る
kind-score = 株式で得点する
kind-harvest = 収穫する
kind-move-disc = ディスクを移す
kind-done = アクションを終える

picture-title = キーウエスト、第{ $round }ラウンド
picture-free = 空き
picture-tile-hidden = ダイビングタイル { $place }、裏向き
picture-looked-by = 見た人：{ $players }
picture-round = 第{ $round }ラウンド（全{ $rounds }）
picture-bank = 銀行：{ $bank }ドル
picture-florida = フロリダ
picture-nw = 北西のダイビングマス
picture-se = 南東のダイビングマス
picture-graveyard = 船の墓場
picture-island = { $island }：{ $connected ->
    [0] つながっていない
   *[other] つながっている
}、ディスク：{ $discs }
picture-bridge = { $bridge }：{ $left ->
    [0] 完成
   *[other] 紙幣が残り{ $left }枚
}
picture-wrecks = 船の墓場、引き上げた難破船：{ $count }
picture-mainland = 本土の収穫タイル：{ $tiles }
picture-harvest-stock = 裏向きの収穫タイル：{ $count }枚
picture-dice = 最後に振ったダイス：{ $dice }
picture-player = { $player }：{ $points }勝利点、{ $money }ドル、ディスク{ $discs }個、マーカー{ $markers }個、葉巻{ $cigars }本
picture-bid-rank = 入札{ $amount } ・ { $rank }位
picture-own-bid = あなたの入札：{ $amount }
picture-has-bid = 入札済み
picture-bidding = 入札中
picture-disc = { $player }のディスク
picture-marker = { $player }のアクションマーカー
picture-lighthouse = 灯台、スタートプレイヤーは{ $player }
picture-bill = { $bridge }の紙幣
picture-tile-known = ダイビングタイル { $place }：{ $tile }
picture-points = { $player }：{ $points }勝利点
picture-cigars = { $player }：葉巻{ $cigars }本
picture-point-track = 勝利点トラック
picture-cigar-track = 葉巻トラック
picture-offer = 場のカード
picture-own-cards = あなたのカード
picture-cards-of = { $player }のカード
picture-result = 勝利点の内訳
picture-total = 合計
picture-deck = 未公開カード：{ $count }
picture-discard = 捨て札：{ $count }
picture-unseen = まだ見ていないタイル
close-bids = 入札の公開
close-cards = カードの獲得
legend-lighthouse = スタートプレイヤー
legend-boss = 現時点のボス
legend-looks = 1回で見る枚数
legend-capacity = 1回で取れる枚数
legend-treasure = 裏向きの財宝
legend-covered = 使わない
legend-bill = これから架ける
legend-choice = 選べるもの

# ルールの中の一覧

figure-copies = { $card }×{ $count }
figure-grave = 船の墓場の{ $points }のマス
figure-points = { $count }勝利点

# 印刷物の各部分

printed-stars = 星
printed-least = 最少人数
printed-points = 勝利点
printed-copies = 枚数
printed-harvest = 収穫
printed-dive = ダイビング+1
printed-capacity = 収容力+1

# 印刷された値（キーごと）

printed-limits-rounds = ラウンド数
printed-limits-stacks = カードの山
printed-limits-cards_offered = 1つの山のカード
printed-limits-discs = 1人のディスク
printed-limits-markers = 1人のアクションマーカー
printed-limits-markers_a_turn = 1手番のマーカー
printed-limits-cycle = マーカーが戻るまでのラウンド
printed-limits-looks = ダイビングで見る回数
printed-limits-capacity = ダイビングの収容力
printed-limits-cigar_store = 葉巻の貯蔵上限
printed-limits-harvest_symbol = 収穫の印1つのタイル
printed-limits-scored_bridges = 一度に得点する橋
printed-limits-harvested_fruits = 一度に収穫する果物
printed-limits-dice = ダイス
printed-prices-start_money = 最初のお金
printed-prices-free_space = 空きスペースの価格
printed-prices-taken_space = 埋まったスペースの価格
printed-prices-dollars_action = アクションで得るドル
printed-prices-fourth_of_five = 5人のときの4位のドル
printed-auction-first = 1位のカード
printed-auction-second_of_three = 3人のときの2位のカード
printed-auction-second = 2位のカード
printed-auction-third = 3位のカード
printed-money-ones = 1ドル紙幣
printed-money-twos = 2ドル紙幣
printed-money-fives = 5ドル紙幣
printed-money-tens = 10ドル紙幣
printed-bridge_bills-ones = 橋の1ドル紙幣
printed-bridge_bills-twos = 橋の2ドル紙幣
printed-points-set = 1勝利点に必要な利益・葉巻・ドル
printed-points-boss = ボスの勝利点
printed-points-boss_tie = ボスが引き分けのときの勝利点
printed-points-share = 株式1つの勝利点
printed-points-stars_most = 星が最多の勝利点
printed-points-stars_most_tie = 同（引き分け）
printed-points-stars_second = 星が2番目の勝利点
printed-points-stars_second_tie = 同（引き分け）
printed-scale-first = 1枚目の勝利点
printed-scale-second = 2枚目の勝利点
printed-scale-third = 3枚目の勝利点
printed-scale-fourth = 4枚目の勝利点
printed-scale-further = 5枚目からの勝利点
printed-harvest-orange = オレンジの収穫タイル
printed-harvest-banana = バナナの収穫タイル
printed-harvest-mango = マンゴーの収穫タイル
printed-sea-upper_left = 北西のダイビングマス
printed-sea-lower_right = 南東のダイビングマス
printed-sea-sponge_3 = 3の海綿
printed-sea-sponge_4 = 4の海綿
printed-sea-sponge_5 = 5の海綿
printed-sea-sponge_6 = 6の海綿
printed-sea-sponge_7 = 7の海綿
printed-sea-chest = 宝箱
printed-sea-mask = 仮面
printed-sea-vase = 花瓶
printed-sea-wreck = 難破船
printed-bridges-steps = 建設の段階
printed-islands-orange = オレンジ農園
printed-islands-banana = バナナ農園
printed-islands-mango = マンゴー農園
printed-hotels = ホテル
printed-factories = 工場
printed-graveyard = 船の墓場のマス
printed-cards = カード

lesson-first-goal = フロリダ・キーズへようこそ！{ $limits-rounds }ラウンドのあいだ、ホテルや農園や葉巻工場を営み、橋をかけ、海に潜って宝を探します。最後に勝利点がいちばん多い人の勝ちです。
lesson-first-offer = ラウンドの初めに{ $limits-cards_offered }枚のカードが並び、全員がこっそり入札します。最高額の人が{ $auction-first }枚、2番目の人が残りから{ $auction-second_of_three }枚取ります。最低額の人は取れませんが、お金をもらい、最初に動けます。
lesson-first-pay = では値段は？最高額の人が、最低額と同じ金額を最低額の人に払うだけ。ほかの人は払いません。今回は欲しいカードばかりです。6ドルで入札してください。
lesson-first-won = 最高額なので最初に選べます。払ったのはたった2ドル。受け取ったのは緑で、このあと最初に動きます。灯台がその目印です。
lesson-first-bridge = 橋のカードを取ると工事が1歩進みます。橋の上の紙幣を1枚もらい、カードはその橋の株式になります。「キーラーゴ横断橋＆オレンジ農園」を取ってください。
lesson-first-ripe = もう1枚取れます。「収穫」は本土に作物を並べます。農園を持つ人が取りに行けるものです。「キーラーゴ横断橋＆収穫」を取ってください。
lesson-first-plant = カードの効果で、オレンジ農園が無料で手に入ります。アッパーキーズの光っている農園にしましょう。ディスクは島での勢力にもなります。
lesson-first-connected = 赤がキーラーゴ横断橋の最後の紙幣を取りました。これで橋が完成し、アッパーキーズがフロリダとつながりました。そこのホテルは、もうお金を稼げます。
lesson-first-markers = 手番ではマーカーを{ $limits-markers_a_turn }個置き、置いたマスのアクションを行います。自分のマーカーがあるマスは使えず、マーカーが戻るのは{ $limits-cycle }ラウンドごとです。光っている「ホテルの購入と経営」を選んでください。
lesson-first-hotel = 空いているホテルは{ $prices-free_space }ドルです。橋の通じたアッパーキーズで、光っている星3つのホテルを購入しましょう。
lesson-first-operate = では経営です。つながった島にある自分のホテル1軒ごとに、出目の分だけ利益が出ます。合計{ $points-set }ごとに1勝利点、余りはドルでもらえます。
lesson-first-profit = 6が出て、1勝利点と1ドルです。いくつもの島にホテルがあればダイスが増え、いちばん大きい出目を使えます。
lesson-first-dive = マーカーがもう1個あります。海はどうでしょう？「ダイビング」を選んでください。
lesson-first-sea = 海には難破船が{ $sea-wreck }隻、ほかに海綿と財宝が眠っています。{ $limits-looks }枚まで見て、{ $limits-capacity }枚獲得できます（カードで増やせます）。光っているタイルを見てください。
lesson-first-sponge = いちばん安い、3ドルの海綿です。あと2回見られます。これを獲得しますか？
lesson-first-deeper = ここに何があるか知っているのは、あなただけです。次は隣のタイルを見てみましょう。
lesson-first-wreck = 難破船です！すぐに勝利点になり、あとから引き揚げる船ほど高くなっていきます。財宝なら、最後まで秘密のまま手元に残ります。獲得しましょう。
lesson-first-boss = ラウンド終了です。島ごとに、ディスクがいちばん多い人が「ボス」になり、毎ラウンド{ $points-boss }勝利点（同数なら各{ $points-boss_tie }点）。ホテルと農園で、アッパーキーズはあなたのものです。
lesson-first-last = 新しいカードですが、今回は必要なものがありません。そこで、わざと最低額に。自分の入札額を最高額の人からもらえて、最初に動けます。低くても0ではない、3ドルで入札しましょう。
lesson-first-start = うまくいきました。3ドルと灯台が手に入り、あなたから動けます。
lesson-first-shares = 完成した橋の株式を2枚持っていますね。「2つの橋の株式による勝利点計算」を選んでください。
lesson-first-score = その橋のカード1枚につき{ $points-share }勝利点です。キーラーゴ横断橋で得点しましょう。
lesson-first-done = もう1つの橋でも得点できますが、ほかはまだ完成していません。フロリダまで切れ目なくつながった橋だけが対象です。アクションを終えてください。
lesson-first-factory = 2個目のマーカーです。「工場の購入と葉巻の生産」を選んでください。
lesson-first-buy = 空いている工場も{ $prices-free_space }ドルです。空きがなくなれば、ほかの人から{ $prices-taken_space }ドルで買い取れます。ホテルも同じです。光っている工場を購入しましょう。
lesson-first-roll = ダイスを振ると、自分の工場1軒ごとに出目の本数の葉巻ができます。橋は要りません。あとで別のアクションで売れば、{ $points-set }本で1勝利点です。
lesson-first-again = またボスですね！第{ $limits-cycle }ラウンドのあと、マーカーが手元に戻ります。それまでに同じアクションを使うには、手番の2個のマーカーを両方使う「アクションの繰り返し」しかありません。
lesson-first-fruit = 最後に得点計算があります。作物は種類ごとに、1枚目が{ $scale-first }点、2枚目が{ $scale-second }点、続いて{ $scale-third }点、{ $scale-fourth }点、それ以上は1枚{ $scale-further }点。財宝も同じです。
lesson-first-stars = つながった島にあるホテルの星も数え、最も多い人が{ $points-stars_most }点、2番目の人が{ $points-stars_second }点。さらに{ $points-set }ドルごとに1点です。
lesson-first-free = 作物、星、葉巻、海。このうち3つか4つに力を入れれば勝てます。今度はオレンジと収穫のカードがあります。7ドルで入札してください。
lesson-first-end = また最高額です。自分の計画に合うカードを{ $auction-first }枚選んでください。これで準備は万端！ここからはボットを相手に続きをどうぞ。
lesson-first-wrong-bid = 所持金までなら、いくらでも入札できます。でも今回は6ドルで。それで足りますし、全額を払うことにはなりません。
lesson-first-wrong-card = 悪くありませんが、光っているカードなら橋が進み、今のあなたにはもっと役立ちます。
lesson-first-wrong-plant = そこでも育ちますが、橋が通じるのはアッパーキーズです。ディスクは光っているマスに集めましょう。
lesson-first-wrong-mark = よいアクションですが、あとにしましょう。光っているものを選んでください。
lesson-first-wrong-hotel = それではありません。フロリダとつながっているのは、まだアッパーキーズだけ。空いているホテルの値段はどこも同じです。光っている星3つのホテルにしましょう。
lesson-first-wrong-operate = お待ちを。先に経営しましょう。このマスは、しばらく使えなくなります。
lesson-first-wrong-look = どのタイルにも可能性はあります。今回は光っているものを選んでください。
lesson-first-wrong-sponge = 獲得もできますが、3ドルでダイビングが終わってしまいます。元に戻して次を見ても、損はありません。
lesson-first-wrong-wreck = これ以上はなかなか望めません。すぐに勝利点になります。獲得しましょう。
lesson-first-wrong-last = 0ドルでも最低額ですが、何ももらえません。高すぎると払う側になるかもしれません。3ドルにしましょう。
lesson-first-wrong-score = お待ちを。先にキーラーゴ横断橋で得点しましょう。
lesson-first-wrong-buy = 工場がなければ葉巻は作れません。アッパーキーズの光っている工場にしましょう。ディスクが増えれば、ボスの座も守れます。
lesson-first-wrong-roll = お待ちを。工場が手に入ったのですから、先に葉巻を生産しましょう。
lesson-first-wrong-free = いくらでも入札できますが、今回は7ドルで最初に選べますし、払う額はもっと少なくて済みます。

# Pictures of the rulebook

example-offer = ラウンドの始まりです。1つの山の6枚が公開されました。3人は持ち金の範囲で秘密に入札します。
example-ranked = 青は6、赤は4、緑は2で入札しました。1位の青は最低額の2ドルを緑に払い、2枚取ります。最下位の緑はカードなしで、灯台を受け取ります。
example-planting = 青はキーラーゴ橋のカードを2枚取り、橋から紙幣を2枚得ました。次に本土に収穫タイルが2枚置かれ、最後に空いたオレンジ農園を取れます。
example-complete = 赤のカードでキーラーゴ橋の最後の紙幣がなくなり、橋は直ちに完成。アッパーキーズがつながりました。ロングキー橋にはまだ紙幣があります。
example-markers = スタートプレイヤーの緑は2つのマーカーを置き、両方のアクションを終えました。次は青です。マーカーのあるマスは、その持ち主だけが使えません。
example-hotel = 青は「ホテル購入・経営」を選び、両方を好きな順に行えます。空いたホテルがあるかぎり、空いたものを買います。
example-profit = ホテルのある群島は1つなのでダイスは1個。目は6。つながったホテル1軒で6の利益、5につき1点と残り1ドルです。
example-looking = 3回のうち最初の確認で、青だけがタイルを見ました。3ドルのスポンジです。取れば潜水は終わり、戻せば次を見られます。
example-wreck = 青は難破船を取りました。すぐに船の墓場のいちばん低い空きマスに置かれ、その点が入りました。
example-boss = 全員の手番が終わり、ボスを決めます。各群島でディスクが最も多い人が得点し、同数なら各自少なめに得点、誰もいない群島では得点なしです。
example-last = 青はわざと最下位になり、灯台と最低額を得ましたがカードはありません。橋や潜水のカードは持ち主の前に残ります。
example-share = 株の得点:キーラーゴ橋は完成しフロリダに届くので、青の2枚のカードがそれぞれ得点します。残り2つの橋にはまだ紙幣があります。
example-cigars = 工場1つなのでダイスは1個、目は4。倉庫に葉巻が4本入りました。市場に出すと5本ごとに1点です。
example-keys = ホテル・工場・農園のある3つの群島、伏せたタイルの並ぶ海、船の墓場。ホテルには星、墓場には点数が書かれています。
example-purse = 青は自分の所持金を正確に知っています。他の人については幅だけがわかります。橋の紙幣は1ドルか2ドルかわからないからです。
example-covered = 3人のときは×印で覆われたマスがあります。誰も買えず、空きマスとも数えません。
example-round = 8ラウンドの2つ目が始まります。カードが公開され、全員の入札を同時に待ちます。手番はその後、1人ずつです。
example-tie = 青は20、赤と緑は18で同額です。同額ならスタートプレイヤー、そうでなければ時計回りで近い人が上位。そこで赤が2位、緑が最下位です。
example-idle = 緑はホテル2軒で経営しましたが、完成した橋がまだなく、つながっていません。ダイスは振られず、何も起こりませんでした。
example-repeat = 青のマーカーは「潜水」にあり、青は使えません。「アクションの繰り返し」は手番の2つのマーカーを使い、もう一度潜れます。
example-dollars = 緑は「葉巻生産・ドル獲得」を選びました。工場がないのでダイスは振られませんが、ドルは銀行から入りました。
example-returned = 3ラウンド目の後、すべてのマーカーが持ち主に戻り、どのアクションも全員が選べます。
example-ripe = 赤は2種類の果物を収穫できます。その果物の農園1つにつき本土のタイル1枚を、あるかぎり取ります。
example-taken = 空いたホテルがないので、赤は緑のディスクを置き換え、高い代金を緑に払いました。緑のディスクは手元に戻ります。覆われたホテルは買えません。
example-hidden = 宝は持ち主の前に伏せて置かれます。枚数は全員に見えますが、種類は自分の分しかわかりません。赤はカードで取れる数が増えています。
example-no-disc = 1つ目の農園で赤の手元のディスクは尽きました。2つ目は先に行き先を決め、盤上のディスクを移すか、あきらめます。
example-eighth = 最終ラウンド。誰も取らなかったカードが混ぜられ、そのうち6枚がもう一度並びます。
example-end = 終了です。果物・宝・星・5ドルごとの点が加わり、赤が86点で勝ちました。緑は70点、青は44点です。
example-stars = 星は、つながった島のホテルのものだけを数えます。最も多い青は8点、2位の赤は4点を得ました。
