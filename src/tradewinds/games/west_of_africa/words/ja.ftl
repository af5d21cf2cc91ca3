game-title = West of Africa
about-game = 全員が秘密にカードを選び、このラウンドに何をどの島で行うかを決めます。合計の小さい人から順に、サトウキビやワインや穀物を育て、運んで売り、入植地を築き、ほかの人より先にアルカルデになることを目指します。
about-hard = 考えどころ多め
about-best = 4人

island-el-hierro = エル・イエロ
island-la-palma = ラ・パルマ
island-la-gomera = ラ・ゴメラ
island-tenerife = テネリフェ
island-gran-canaria = グラン・カナリア
island-fuerteventura = フエルテベントゥラ
island-lanzarote = ランサローテ
place-nowhere = 港の外
place-west-ship = 西の船
place-east-ship = 東の船
good-sugar = サトウキビ
good-wine = ワイン
good-grain = 穀物
letter-sugar = 糖
letter-wine = 酒
letter-grain = 穀
card-move-workers = 労働者の移動
card-move-ship = 船の移動
card-cultivate = 栽培
card-sell = 売却
card-settle = 開拓地の建設
card-minus = マイナスカード

option-gold_track = 金トラックで新しく来たマーカー
option-gold_track-last = いちばん下に入る
option-gold_track-topmost = 最も上の空きに入る
option-gold_track-about = 金トラックの同じマスでは先に来ていた人ほど上に並ぶか、新しく来た人がほかの人より上でも最も上の空いている場所に入るかを選びます（WA 2.6）。印刷されたルールには両方が書かれています。

action-gold-order = { $limits-gold_start }のマスで次に並ぶ人：{ $seat }
action-choose = 「{ $card }」（{ $number }）を置く
action-ready = 選択完了：{ $count }枚、合計{ $sum }{ $fee ->
    [0] { "" }
   *[other] 、追加料金{ $fee }金
}
action-place-ship = { $island }に船を置く
action-move-worker = 労働者1人を{ $source }から{ $target }へ動かす
action-use-workers = { $island }で労働者{ $workers }人を使う：産物は1個{ $price }金
action-plant = { $island }のマス{ $field }に{ $good }を{ $price }金で植える
action-return-workers = 労働者を戻す：西の船に{ $west }人、東の船に{ $east }人
action-sell = { $island }の{ $good }を{ $price }金で売る{ $lost ->
    [0] { "" }
   *[other] （{ $limits-gold_max }を超える{ $lost }金は失われる）
}
action-found = { $island }のマス{ $field }に{ $price }金で開拓地を建設する：{ $points }勝利点
action-load = { $island }で{ $good }を積み込む
action-unload = { $island }で{ $good }を下ろす
all-plant = 空いているマスすべてに植える（産物{ $count }個）
all-sell = すべて売る（産物{ $count }個）
all-load = ここの産物をすべて積み込む（{ $count }個）
all-unload = すべて下ろす（産物{ $count }個）
action-sail = { $island }へ進む
action-moor = { $island }で航海を終える
action-push = { $seat }の船を押し出す
action-end-turn = 手番を終える

prompt-wait = 金トラックでの順序を抽選しています。
prompt-choose = カードを1～{ $limits-cards_max }枚選び、選択を完了してください。
prompt-choosing = カードを選択中：{ $players }
prompt-place-ship = 空いている停泊所に自分の船を置いてください。
prompt-turn = あなたの手番です。好きな順序でアクションを行うか、手番を終えてください。
prompt-planting = 労働者を使って植え、終わったら労働者を戻してください。
prompt-voyage = 航海中です。進む、積み込む、下ろす、航海を終える、のいずれかを選んでください。
prompt-push = 港が満員です。場所を譲る船を選んでください。
prompt-other = { $player }の手番です。
prompt-over = ゲーム終了です。{ $player }の勝ちです。

log-gold-order = 抽選により、{ $limits-gold_start }のマスの次の位置は{ $seat }になりました。
log-choose = { $player }が「{ $card }」を置きました。
log-ready = { $player }がカードを選び終えました。
log-place-ship = { $player }が{ $island }に船を置きました。
log-move-worker = { $player }が労働者1人を{ $source }から{ $target }へ動かしました。
log-use-workers = { $player }が{ $island }で労働者{ $workers }人を使いました。
log-plant = { $player }が{ $island }に{ $good }を{ $price }金で植えました。
log-return-workers = { $player }が労働者を戻しました：西に{ $west }人、東に{ $east }人。
log-sell = { $player }が{ $island }の{ $good }を{ $price }金で売りました{ $lost ->
    [0] { "" }
   *[other] （{ $limits-gold_max }を超える{ $lost }金は失われました）
}。
log-found = { $player }が{ $island }に{ $price }金で開拓地を建設しました：{ $points }勝利点。
log-load = { $player }が{ $island }で{ $good }を積み込みました。
log-unload = { $player }が{ $island }で{ $good }を下ろしました。
log-sail = { $player }が{ $island }へ進みました。
log-moor = { $player }が{ $island }に停泊しました。
log-push = { $player }が{ $seat }の船を押し出しました。
log-end-turn = { $player }が手番を終えました。
log-minus = { $player }のマイナスカード{ $count }枚が{ $other }に渡りました。
log-gives-way = { $player }の船が場所を譲り、{ $island }へ進みました。
log-announce = { $player }が置いたカードは{ $count }枚、合計{ $sum }です{ $fee ->
    [0] { "" }
   *[other] 。追加料金{ $fee }金を支払います
}。
log-order = 手番順：{ $players }
log-reveal = { $player }がカードを公開しました：{ $cards }
log-round-end = 第{ $round }ラウンドが終了しました。
log-gold-lead = { $player }は金トラックで上位のため、{ $points }勝利点を得ました。
harvest-goods = { $good }{ $count }個（{ $island }）
log-harvest = { $player }が収穫しました：{ $goods }
log-alcalde = { $player }が{ $island }のアルカルデになりました。
log-no-alcalde = { $island }にはアルカルデがいなくなりました。
log-offices = { $player }が役職で{ $points }勝利点を得ました。
log-refill = 開拓地トラックに{ $count }個が補充されました。ボードの脇の残り：{ $stock }個
log-last-round = 最終ラウンドが始まります。
log-gold-end = { $player }が金で{ $points }勝利点を得ました。
log-won = { $player }が{ $points }勝利点で勝ちました。

why-2-2 = 金が足りません。
why-4-2 = あなたの手番ではありません。
why-4-3 = それは今はできません。
why-5-2 = カードを1枚以上選んでください。
why-5-3 = すでにカードを{ $limits-cards_max }枚選んでいます。
why-5-4 = { $limits-cards_free ->
    [4] 5枚目のカードには
   *[other] カードを{ $limits-cards_free }枚より多く選ぶには
}{ $limits-fifth_card_cost }金が必要ですが、足りません。
why-5-5 = そのカードは手札にありません。
why-6-2 = 自分の船を置くのは一度だけで、最初の手番のいちばん初めに行います。
why-6-3 = そこの停泊所はすべて埋まっています。
why-6-5 = 始めたことを先に終わらせてください。終えたアクションには戻れません。
why-6-6 = 先に栽培または航海を終わらせてください。
why-6-7 = そのアクションのカードをプレイしていません。
why-6-8 = その島のカードをプレイしていません。
why-7-1 = { $limits-worker_points }アクションポイントを使い切りました。
why-7-3 = そこに自分の労働者はいません。
why-8-2 = そこに植えられる産物のマーカーが自分のストックにありません。
why-8-3 = 産物は空いているマスにだけ植えられます。
why-8-5 = 使う労働者の人数は、最初の産物を植える前に、その島にいる自分の労働者の人数以内で宣言してください。
why-8-6 = 労働者を使う人は、その島に産物を1個以上植えなければなりません。
why-8-7 = 1つの島を訪れるのは1回だけです。次の島に植えられるのは、その島での栽培を終えてからです。
why-8-8 = 使った人数より多くの労働者は戻せません。
why-9-1 = 最初のラウンドでは、何も売れません。
why-9-2 = そこの倉庫に、自分のその産物はありません。
why-10-1 = 最初のラウンドでは、開拓地を建設できません。
why-10-2 = その島に開拓地を建設できるのは、その島のアルカルデだけです。
why-10-3 = そのマスは空いていません。
why-10-4 = 開拓地トラックは空です。
why-11-1 = 船はすでに港{ $limits-ship_range }つ分進んでいます。
why-11-2 = 航海では1歩以上進まなければなりません。
why-11-3 = 航路はそこで終わっています。
why-11-4 = この港の倉庫に、自分のその産物はありません。
why-11-5 = この航海では、すでに産物を{ $limits-ship_cargo }個積み込んでいます。
why-11-6 = その産物は積んでいません。
why-11-8 = この港にいる船を選んでください。まず、その船が場所を譲らなければなりません。

source-settlements = 開拓地
source-offices = 役職
source-gold-lead = 毎ラウンドの金
source-gold-end = 終了時の金
tie-broken = 勝利点が同じため、金トラックで決まりました（WA 13.5）。
stage = 第{ $number }ラウンド
reason-points = { $limits-end_points }勝利点に達したプレイヤーがいました。
reason-settlements = すべての開拓地が建設されました。
reason-both = { $limits-end_points }勝利点に達したプレイヤーがいて、すべての開拓地が建設されました。

board-head = 第{ $round }ラウンド{ $last ->
    [0] { "" }
   *[other] （最終）
} · 開拓地トラックに{ $track }個、ボードの脇に{ $stock }個
board-player = プレイヤー
board-points = 勝利点
board-gold = 金（順）
board-supply = ストック
board-cards = カード
board-minus = マイナス
board-start-ships = 船 西|東
board-laid = { $count }枚、合計{ $sum }
board-ready = 選択済み
board-choosing = 選択中
board-island = 島
board-price = 価格
board-harbour = 港
board-fields = マス
board-alcalde = アルカルデ
board-influence = 影響力
board-legend =
    ▶ 行動する人 · ★ あなた · 金（マスでの順序） · マイナス 1+1：手元＋次から
    港：2 プレイヤー2の船、· 空き · 影響力：5 •• 1酒 ＝ 5、労働者2人、ワイン1個
    マス：糖 サトウキビ、酒 ワイン、穀 穀物、6 9 12 開拓地のコスト、
    · 空き、:2 プレイヤー2の産物、▲ 開拓地

# ターミナルで遊ぶ人のための表示
board-shown = { $player }の公開：{ $cards }
own-wealth = あなたは{ $gold }金、{ $points }勝利点です。ストック：{ $goods }
own-goods = { $good }{ $count }個
own-nothing = なし
own-no-cards = まだカードを置いていません。
own-cards = あなたのカード（合計{ $sum }）：{ $cards }
own-card = { $card }（{ $number }）
own-card-used = { $card }（{ $number }）✓
own-points = 労働者の移動に使えるアクションポイント：残り{ $points }
own-voyage = この航海の残り：港{ $steps }つ、積み込み{ $loads }個。積んでいる産物：{ $aboard }

picture-title = West of Africa、第{ $round }ラウンド
picture-field = { $island }のマス{ $number }：{ $use }{ $cost ->
    [0] {""}
   *[other] 、費用{ $cost }金
}
picture-card = { $card }、数字{ $number }{ $chosen ->
    [0] {""}
   *[other] 、伏せてあります
}
picture-round = 第{ $round }ラウンド{ $last ->
    [0] { "" }
   *[other] ・最終
}
picture-island = { $island }：産物は{ $price }金で売れる、アルカルデ：{ $alcalde }
picture-player = { $player }：{ $points }勝利点、{ $gold }金
picture-track = 開拓地トラックに{ $track }、ボードの脇に{ $stock }
picture-minus = マイナスカード：{ $count }枚、次のラウンドに加わる：{ $coming }枚
picture-hand = 手札 ・ 置いた枚数：{ $count } ・ 合計：{ $sum }{ $fee ->
    [0] { "" }
   *[other] { " " }・ 5枚目：{ $fee }金
}
picture-home = 西に{ $west }人、東に{ $east }人
picture-west-ship = 西の船
picture-east-ship = 東の船
picture-settlement = 開拓地
picture-alcalde = { $island }のアルカルデ：{ $player }
picture-ship = { $player }の船：{ $place }
picture-worker = { $player }の労働者
picture-good = { $player }の{ $good }
picture-gold = { $player }：{ $gold }金
picture-points = { $player }：{ $points }勝利点
picture-gold-track = 金トラック
picture-point-track = 勝利点トラック
close-order = カードの合計と手番順
close-points = 勝利点の内訳
close-harvest = 収穫
legend-alcalde = アルカルデ
legend-heir = 現時点で首位
legend-price = 金
legend-berth = 停泊所
legend-choice = 選べるもの

# 選ぶための手がかり

effect-island = { $plants ->
    [0] { "" }
   *[other] 栽培・
}売却{ $price }金{ $land ->
    [0] { "" }
   *[other] ・建設
}
effect-move-workers = 労働者を{ $limits-worker_points }歩
effect-move-ship = { $limits-ship_range }港、産物{ $limits-ship_cargo }個
effect-cultivate = 1個{ $limits-plant_cost }金で植える
effect-sell = 倉庫の産物を売る
effect-settle = アルカルデが建設：{ $limits-settlement_points }点
effect-minus = 合計を下げ、左隣へ
note-idle = このラウンドは効果がない
note-needs-island = 合う島がまだ必要
note-needs-action = 合う行動がまだ必要
note-saves = 産物1個につき{ $gold }金の節約
note-workers = ここの労働者{ $workers }人を使えば{ $price }金
place-fee = { $gold }金
aid-lowest = 合計の最も小さい人が最初です。
aid-sum = 合計{ $sum }：最も小さい人が最初です。
aid-ties = 合計が同じなら、金の順であなたより先：{ $players }。
aid-first = 合計が同じなら、金の順であなたが先です。

kind-choose = カードを置く
kind-ready = 選択を終える
kind-place-ship = 船を置く
kind-move-worker = 労働者を動かす
kind-use-workers = 労働者を使う
kind-plant = 産物を植える
kind-return-workers = 労働者を戻す
kind-sell = 産物を売る
kind-found = 開拓地を建設する
kind-load = 産物を積み込む
kind-unload = 産物を下ろす
kind-sail = 船を進める
kind-moor = 航海を終える
kind-push = 船を押し出す
kind-end-turn = 手番を終える

# ルールの中の一覧

figure-island = { $island } { $values }
figure-number = { $value }
figure-minus = マイナスカード{ $pieces-minus_cards }枚

# 印刷物の各部分

printed-cost = 開拓地

# 印刷された値（キーごと）

printed-limits-gold_max = 金トラックの上限
printed-limits-gold_start = 最初の金
printed-limits-cards_max = カードの上限
printed-limits-cards_free = 無料のカード
printed-limits-fifth_card_cost = 追加カードの料金
printed-limits-plant_cost = 栽培の価格
printed-limits-worker_points = 労働者のアクションポイント
printed-limits-ship_range = 航海の港
printed-limits-ship_cargo = 航海の産物
printed-limits-settlements = 開拓地
printed-limits-settlement_points = 開拓地の勝利点
printed-limits-end_points = 終了となる勝利点
printed-limits-gold_per_end_point = 終了時に1勝利点となる金
printed-pieces-workers_west = 西の船の労働者
printed-pieces-workers_east = 東の船の労働者
printed-pieces-sugar = 1人のサトウキビ
printed-pieces-wine = 1人のワイン
printed-pieces-grain = 1人の穀物
printed-pieces-minus_cards = 1人のマイナスカード
printed-influence-good = 産物の影響力
printed-influence-worker = 労働者の影響力
printed-influence-ship = 船の影響力
printed-settlement_track-small = 開拓地トラック（2、3人）
printed-settlement_track-large = 開拓地トラック（4、5人）
printed-gold_points-two = 金の勝利点を得る人（2人）
printed-gold_points-more = 金の勝利点を得る人
printed-action_cards-move_workers = カード：労働者の移動
printed-action_cards-move_ship = カード：船の移動
printed-action_cards-cultivate = カード：栽培
printed-action_cards-sell = カード：売却
printed-action_cards-settle = カード：開拓地の建設
printed-action_cards-minus = マイナスカード
printed-entry-west_ship = 西の船から
printed-entry-east_ship = 東の船から
printed-sea_lines-between = 航路
printed-islands-region = 地域
printed-islands-price = 産物の価格
printed-islands-berths_small = 停泊所（2、3人）
printed-islands-berths_large = 停泊所（4、5人）
printed-islands-card = カード
printed-islands-fields = マス
printed-islands-fields-pre3 = 3人のとき最初から開拓地
region-west = 西部
region-middle = 中部
region-east = 東部

lesson-first-goal = カナリア諸島へようこそ！サトウキビ、ワイン、穀物を育てて高く売り、島を治め、開拓地を建設します。最後に勝利点がいちばん多い人の勝ちです。
lesson-first-cards = 毎ラウンド、全員がカードを何枚か伏せて出し、そのあと1人ずつ順番に実行します。アクションカードは「何をするか」、島カードは「どこで」を表します。
lesson-first-workers = このラウンドは作物を植えましょう。労働者がいると安くなるので、まず光っているカード「労働者の移動」を置いてください。
lesson-first-cultivate = 次は、植えるためのカード「栽培」です。
lesson-first-island = どこに植えましょう？労働者がすぐに上陸できるラ・ゴメラがよさそうです。「ラ・ゴメラ」を置いてください。
lesson-first-sum = どのカードにも数字があり、いまの合計は6です。合計の小さい人から手番なので、数字の小さいカードを少しだけ出せば早く動けます。{ $limits-cards_free }枚までは無料で、もう1枚増やすと{ $limits-fifth_card_cost }金かかります。
lesson-first-ready = これで十分です。選択を完了してください。
lesson-first-first = あなたの合計は6、相手は9。あなたが先です。合計が同じなら、金の多い人が先になります。
lesson-first-ship = 最初の手番は、船を無料で置くことから始まります。ラ・ゴメラに置きましょう。次のラウンドには、そこに産物ができています。
lesson-first-step = 「労働者の移動」では{ $limits-worker_points }歩まで動かせます。西の船の労働者を1人、ラ・ゴメラに上陸させてください。
lesson-first-east = 労働者がいると、その島での影響力も増えます。東の船の労働者をフエルテベントゥラへ送りましょう。理由はすぐに分かります。残りの歩数は使わなくてもかまいません。
lesson-first-help = 産物を1個植えるには{ $limits-plant_cost }金かかりますが、その島で手伝う労働者1人につき1金安くなります。ラ・ゴメラの労働者に手伝ってもらいましょう。
lesson-first-plant = マスの絵がそこで育つ産物で、1マスに1個だけ植えられます。光っているマスに穀物を植えてください。
lesson-first-again = 隣のマスにも、もう1つ。残りの金は、光っている金トラックで分かります。
lesson-first-home = 手伝った労働者は、ボードの端にある2隻の船のどちらかに戻ります。西の船へ戻しましょう。そこからなら、またすぐ畑に来られます。
lesson-first-turn = カードをすべて使いました。手番を終えてください。相手の手番のあと、ラウンドが終わります。
lesson-first-harvest = ラウンド終了です。畑の産物は収穫され、その島の倉庫に入りました。さらに、金がいちばん多い人は1勝利点。今回はあなたです（3人以上なら上位2人）。
lesson-first-influence = 続いて島ごとに、影響力がいちばん大きい人が「アルカルデ」（島の長）になりました。倉庫の産物は1個{ $influence-good }、労働者は{ $influence-worker }、港の船は{ $influence-ship }と数えます。
lesson-first-points = あなたはラ・ゴメラと、労働者1人のおかげでフエルテベントゥラのアルカルデです。1つの島につき毎ラウンド1勝利点。開拓地を建設できるのも、その島のアルカルデだけです。
lesson-first-dear = 産物は西で{ $islands-0-price }金、中央で{ $islands-3-price }金、東では{ $islands-5-price }金で売れます。では穀物を東へ運びましょう。「船の移動」を置いてください。
lesson-first-sell = 着いたら売ります。「売却」を置いてください。売却と建設ができるのは第2ラウンドからです。
lesson-first-settle = そして金を勝利点に変えます。「開拓地の建設」を置いてください。
lesson-first-one = 最後は島です。売るのも建てるのもフエルテベントゥラなので、1枚で足ります。島カード1枚が、すべてのアクションに使えます。
lesson-first-late = 大きな計画は合計も大きくなります。22なら、たぶん手番は最後です。今回は困りません。選択を完了してください。
lesson-first-minus = 相手はマイナスカードを出しました。効果はありませんが{ $action_cards-minus }と数えるので、先に動けたのです。使ったカードは左隣の人へ渡り、次のラウンドからあなたのものです。
lesson-first-load = あなたの手番です！船は自分の産物を{ $limits-ship_cargo }個まで運べます。ラ・ゴメラで穀物を2つとも積み込んでください。
lesson-first-sail = では東へ、港から港へと進みます。1回に{ $limits-ship_range }つ先の港まで：テネリフェ、グラン・カナリア、フエルテベントゥラです。
lesson-first-moor = 着きました。航海を終えると、積み荷はすべて倉庫に入ります。もし港が満員なら、泊まっている船が場所を譲ることになります。
lesson-first-price = ここで2つとも、1個{ $islands-5-price }金で売りましょう。ラ・ゴメラなら{ $islands-0-price }金でした。売った産物はもう影響力になりません。売り時も大切です。
lesson-first-found = 金は十分、しかもここのアルカルデです。開拓地を建設しましょう！どのマスでも{ $limits-settlement_points }勝利点です。光っている2つのマスのどちらにしますか？
lesson-first-end = 誰かが{ $limits-end_points }勝利点に届くか、開拓地{ $limits-settlements }個がすべて建つと、あと1ラウンドで終わりです。最後に{ $limits-gold_per_end_point }金ごとに1勝利点。これで準備は万端！ここからはボットを相手に続きをどうぞ。
lesson-first-wrong-card = 役に立つカードですが、今ではありません。光っているカードを選んでください。
lesson-first-wrong-island = そのカードではありません。ラ・ゴメラなら労働者がすぐ上陸でき、いちばん安く植えられます。
lesson-first-wrong-enough = カードを増やすと合計も増え、手番が遅くなります。これで十分です。
lesson-first-wrong-ship = そこにも置けますが、産物ができるのはラ・ゴメラです。積み込める場所に置きましょう。
lesson-first-wrong-step = まず西の船の労働者をラ・ゴメラへ。そこが植える場所です。
lesson-first-wrong-east = お待ちを。東の船の労働者なら、たった1歩でフエルテベントゥラのアルカルデになれます。
lesson-first-wrong-help = お待ちを。手伝いがないと1個{ $limits-plant_cost }金かかります。先に労働者を使ってください。
lesson-first-wrong-plant = まず光っているマスに穀物を植えてください。今日は同じ産物2つで十分です。
lesson-first-wrong-home = 東の船からでは畑まで遠くなります。数字を1にして、西の船へ戻しましょう。
lesson-first-wrong-one = 必要なのは、あなたがアルカルデで、産物が高く売れる島、フエルテベントゥラです。
lesson-first-wrong-fifth = もう1枚出すと{ $limits-fifth_card_cost }金かかります。これで足りています。
lesson-first-wrong-load = お待ちを。積み荷がなければ船を出す意味がありません。先に穀物を2つ積み込んでください。
lesson-first-wrong-sail = まだです。いちばん高く売れるのは東。フエルテベントゥラまで進みましょう。
lesson-first-wrong-moor = 1つずつ下ろす必要はありません。航海を終えれば、すべて倉庫に入ります。
lesson-first-wrong-price = 先に2つとも売りましょう。そうすれば、開拓地を2つ以上建てる金ができます。
lesson-first-wrong-found = 開拓地はどこに建てても{ $limits-settlement_points }勝利点。それなら安いマスのほうが得です。

# Pictures of the rulebook

example-begin = 2人での始まり。働き手は2隻の開始船で待ち、入植地トラックは満たされ、最も安い区画にはすでに入植地があります。
example-islands = ラ・ゴメラには作物の畑があり、テネリフェには作物か入植地を置ける畑もあります。畑の数字は入植地の費用、点線は航路です。
example-chosen = 赤は「働き手の移動」「栽培」「ラ・ゴメラ」の3枚を選びました。合計は6。全員が準備できるまで変えられます。
example-order = 両者が準備を終え、合計を発表します。赤は6、白は9。白のカードは伏せたままです。合計の低い赤が先です。
example-ship = 最初の手番は船から始まります。赤は停泊所の空いたラ・ゴメラに置きました。
example-steps = 1点で西の船からラ・ゴメラへ、もう1点で東の船からフエルテベントゥラへ働き手が移りました。残りの点は使わなくてもかまいません。
example-helping = ラ・ゴメラの赤の働き手が手伝います。この訪問で植える作物は1金ずつ安くなり、少なくとも1つは植えなければなりません。
example-planted = 穀物の畑に穀物が2つ植えられました。支払いは1つずつで、赤のマーカーは金トラックを2回下がりました。
example-leaving = 島での作業が終わり、手伝った働き手は赤が選んだ西の開始船へ戻りました。赤は手番を終えられます。
example-harvest = ラウンドの終わり。作物は畑から島の倉庫に移り、金トラックの先頭に1点が入りました。
example-alcaldes = 穀物2つと船で赤はラ・ゴメラの首長に。フエルテベントゥラでは働き手1人で足りました。役職ごとに1点です。
example-aboard = 赤の船は航海の最初の港ラ・ゴメラで穀物2つを積みました。白の使ったマイナスカードは隣へ移りました。
example-voyage = テネリフェ、グラン・カナリアを経て東へ3港。停泊所が空いているので、ここで航海を終えられ、誰も押し出されません。
example-unloaded = 積み荷は最後の港の倉庫に入りました。「販売」と「フエルテベントゥラ」のカードで、すぐそこで売れます。
example-sold = 穀物2つは東の値段で売れました。駒は赤の手元に戻り、金はトラックに記されています。
example-founding = 赤はフエルテベントゥラの首長なので入植できます。入植地はトラックから空いた畑へ。費用は畑の数字、得点はどこでも同じです。
example-gold = 赤は穀物2つの代金を1つずつ払い、そのたびに金トラックのマーカーが下がりました。持っている以上には使えません。
example-round = 第2ラウンドの始まり。各ラウンドは、カード選択、合計順の手番、収穫・役職・得点の順です。
example-three = 3人での始まり。東の区画のいくつかにはすでに入植地があります。金トラックの並びは無作為に決まり、同点のときに順位を決めます。
example-end = 終了の点数に達した人が出て、もう1ラウンド行い、金が得点になりました。白が32点で勝ち、赤は30点、青は18点です。
example-pushed = 赤はラ・ゴメラから東へ進み、テネリフェで航海を終えました。唯一の停泊所にいた白の船は押し出され、さらに東の空いた停泊所へ移りました。
example-fee = 赤は5枚出し、全員が準備できたところで5枚目の代金を払いました。マイナスカードのおかげで合計は白より低く、赤が先です。
