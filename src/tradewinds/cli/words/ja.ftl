cli-help = 島を舞台にした3つのボードゲームのプレイ、シミュレーション、再生、検証を行います。
cli-game-help = ゲーム名（例：west-of-africa）
cli-file-help = 対戦ファイル
cli-lang-help = 言語：en、de、ja
cli-json-help = プログラムで読み取れるJSONで出力します
cli-option-help = ゲームのオプション（名前=値の形式）。繰り返し指定できます
cli-play-help = ボットと対戦します。
cli-terminal-help = ターミナルで遊びます
cli-seats-help = 席の数
cli-seed-help = ランダムなアクションをすべて決める値。同じシードなら同じ対戦になります
cli-bot-help = ほかの席を受け持つボット：{ $bots }
cli-resume-help = 保存した対戦の続きから始めます
cli-simulate-help = ランダムなゲームを何度も行い、その結果をまとめて表示します。
cli-games-help = ゲームの回数
cli-check-help = すべての局面がゲームの不変条件を満たすか検査します（遅くなります）
cli-arena-help = ボットどうしを対戦させ、強さを表示します。
cli-bots-help = 対戦するボット（コンマ区切り）。同じボットを繰り返し指定できます：{ $bots }
cli-workers-help = プロセスの数
cli-ray-help = このアドレスのRayクラスターで対戦します。「local」なら、この数のワーカーでここに立ち上げます
cli-csv-help = すべてのゲームの席ごとの結果をこのCSVファイルに書き出します
cli-parquet-help = 同じ内容をParquetファイルに書き出します
cli-html-help = グラフ付きのレポートをこのHTMLファイルに書き出します
cli-ladder-help = すべてのボットを、すべてのゲームまたは1つのゲームで格付けします。
cli-ladder-game-help = ゲーム名。省略するとすべてのゲーム
cli-ladder-out-help = ドキュメントのこのページの目印の間に表を書き込みます
cli-balance-help = 多数の高速なゲームから、有利な席、勝ちにつながる行動、重要なルールなど、ゲームデザイナー向けの情報を示します。
cli-way-help = 選び方：random（無作為）、sense（並のプレイヤーの傾向に応じた確率で選ぶ）、greedy（常に最も好むものを選ぶ）
cli-replay-help = 対戦ファイルのログと局面を表示します。
cli-seat-help = この席（0から数えます）から見えた内容。省略すると、観戦者から見えた内容になります
cli-move-help = 最後の局面ではなく、この数だけアクションを行った後の局面
cli-picture-help = 対戦ファイルを絵にする：局面をSVGまたはPNGで、または対戦全体をGIFで。
cli-out-help = 書き出すファイル：.svg、.png、または --gif とともに .gif
cli-gif-help = 対戦全体を動く絵にする
cli-width-help = 幅（ピクセル、PNGとGIF）
cli-layout-help = wide（横長）または tall（縦長、電話向け）
cli-theme-help = light（明）または dark（暗）。指定のないSVGは見る人の設定に従う
cli-verify-help = 終了した対戦について、コミットメント、すべての抽選、すべてのアクションを検証します。
cli-commitment-help = ゲーム開始前に控えておいたコミットメントまたは封印（2回指定すれば両方）
cli-contribution-help = 対戦の乱数にあなたが加えたテキスト
cli-rules-help = ルールブック、またはその中の1つの章やルールを表示します。
cli-number-help = 章またはルールの番号（例：6、6.7）
cli-edition-help = 印刷された値を区分と出典とともに表示するか、自分のファイルを確認・比較します。
cli-edition-way-help = check：そのファイルで遊べるかどうか、diff：異なる値
cli-edition-file-help = 訂正した、印刷データのコピー
cli-edition-way = { $way }はここでは使えません。check FILEまたはdiff FILEを指定してください。
cli-edition-mark = { $mark }（{ $count }）
cli-edition-picture = 図
cli-edition-good = { $path }で遊べます。{ $count ->
    [0] 異なる値はありません
   *[other] { $count }個の値が異なります
}。
cli-edition-equal = { $path }の値は同じです。
cli-warm-help = 最初のゲームの前に、ルールをコンパイルしておきます。

cli-no-language = 「{ $lang }」という言語はありません。次の中から選んでください：{ $languages }
cli-unreadable = { $path }をテキストファイルとして読み込めません。
cli-unwritable = { $path }に書き込めません。
cli-no-marks = { $path }に書き込む場所がありません。「<!-- { $mark } -->」の行と、その下に「<!-- /{ $mark } -->」の行が必要です。
cli-no-way = 「{ $way }」という選び方はありません。次の中から選んでください：{ $ways }
cli-bad-option = オプションは「名前=値」の形式で書きます。「{ $option }」はこの形式ではありません。
cli-no-move = この対戦のアクションは{ $last }件です。{ $move }件目はありません。
cli-picture-ending = 絵は .svg または .png で書き出します。{ $path } はどちらでもありません。動く絵にするには --gif を付けてください。
cli-gif-ending = 動く絵は .gif で書き出します。{ $path } は違います。
cli-no-rule = { $game }のルールブックに、章やルール{ $number }はありません。

cli-warming = { $game }を準備しています（初回のみ、1分ほど）
cli-warming-all = ゲームを準備しています（初回のみ、それぞれ約1分）
cli-simulating = { $game }（{ $seats }席）
cli-simulated = { $game }（{ $seats }席）のランダムなゲーム{ $games }回を{ $seconds }秒で行いました。1コアで毎秒{ $games-per-second }ゲーム、{ $decisions-per-second }回の決定です。
cli-length = 1ゲームあたりの決定の回数：平均{ $mean }回（標準偏差{ $sd }）、最少{ $low }回、最多{ $high }回。
cli-column-seat = 席
cli-column-mean = 平均得点
cli-column-sd = 標準偏差
cli-column-range = 範囲
cli-column-wins = 勝率（95%信頼区間）
cli-unended = ゲームが終わりませんでした。
cli-broken = { $count }回のゲームで、ゲームの不変条件が破られました。
cli-drawing = { $game }を描いています
cli-picture-saved = 絵を{ $path }に保存しました。
cli-verified = すべて一致しました。
cli-not-verified = 一致しないものがあります。

cli-welcome =
    あなたは{ $you }で、ほかはボットです。番号を入力して選んでください。?でヘルプを表示します。
    この対戦の乱数は、最初の抽選より前にすべて固定されています。そのコミットメント：
    { $commitment }
cli-ask = 選択：
cli-not-understood = 1～{ $last }の番号を入力してください。?でヘルプを表示します。
cli-commands =
    番号        その番号のものを選ぶ。まとめて選ぶこともできる：3 5 8
    Enter       選択肢をもう一度表示する
    ? 番号      その選択肢をルールで説明する
    ? 言葉      今できない理由を表示する（アクションに含まれる言葉を入力）
    r           ルールブックの章の一覧。r 6 で章、r 6.7 でルールを表示する
    u           自分の最後のアクションを取り消す
    b           ボードをもう一度表示する
    l           ログの最後の部分。l 100 で最後の100行を表示する
    s ファイル  対戦を保存する（ファイル省略時：{ $file }）
    q           保存して終了する。続き：tradewinds play --resume ファイル
cli-saved = 対戦を{ $path }に保存しました。

cli-undone = 取り消しました：{ $action }
cli-nothing-called = 「{ $about }」を含むアクションはありません。選択肢にある言葉を使ってください。
cli-and-more = { $count ->
    [0] { "" }
   *[other] （ほか同様{ $count }件）
}
cli-thinking = ボットが考えています…
cli-allowed = 今選べます
cli-column-total = 合計
cli-to-verify = すべての抽選とアクションは次のコマンドで検証できます：tradewinds verify { $path }

cli-percent = { $number }%
cli-warm = { $game }のルールの準備ができました。
cli-games-to-warm-help = ゲーム名。省略するとすべてのゲーム
cli-default = ［既定値：{ $value }］
cli-version-help = バージョンを表示して終了します
cli-help-help = このヘルプを表示します
cli-metavar-COMMAND = コマンド
cli-metavar-OPTIONS = オプション
cli-metavar-GAME = ゲーム
cli-metavar-FILE = ファイル
cli-metavar-NUMBER = 番号
cli-metavar-TEXT = 文字列
cli-metavar-BOTS = ボット,ボット,...
cli-metavar-ADDRESS = アドレス
cli-metavar-NAME-VALUE = 名前=値

cli-no-command = 「{ $command }」というコマンドはありません。コマンドは次のとおりです：{ $commands }
cli-unknown-flag = 「{ $command }」に{ $name }というオプションはありません。「{ $command } --help」で一覧を表示します。
cli-flag-value = オプション{ $name }に必要な値がないか、値を取らないのに指定されています。
cli-missing = 「{ $command }」には{ $name }が必要です。
cli-too-much = 「{ $command }」の「{ $extra }」は余分です。
cli-usage = 入力を理解できません。「{ $command } --help」で使い方を表示します。
cli-not-whole = { $name }には整数を指定してください。「{ $given }」は整数ではありません。
cli-too-small = { $name }には{ $low }以上を指定してください。{ $given }は使えません。
cli-output = 出力を書き込めません。
cli-no-file = ファイル{ $path }がありません。
cli-wrong-file = { $path }：{ $why }
cli-exists = ファイル{ $path }はすでにあります。別の名前を選んでください。
cli-not-with-resume = { $option }は--resumeと一緒に指定できません。その内容は{ $path }に書かれています。
cli-other-game = { $path }は{ $theirs }の対戦です。{ $game }の対戦ではありません。

cli-serve-help = ほかの人にテーブルを提供します。
cli-host-help = 待ち受けるアドレス。0.0.0.0ですべてのネットワーク
cli-port-help = 待ち受けるポート。0で空きポート
cli-database-help = postgresql://ホスト/名前 または sqlite:///ファイル。省略時はデータフォルダーのファイル
cli-serve-workers-help = プロセス数。2以上にはPostgreSQLが必要
cli-serve-metrics-help = Prometheus用の計測値を出す専用アドレス（例：127.0.0.1:9040）。省略時は出しません
cli-metavar-HOST = アドレス
cli-metavar-URL = URL
cli-playing-at =
    Tradewindsを開きました：{ $address }
    Ctrl+Cで止められます。何も失われません。
cli-serving-at = Tradewindsの提供を始めました：{ $address }
cli-workers = 複数のプロセスにはPostgreSQLデータベースが必要です。--database postgresql://… で指定してください。
cli-port = { $host }のポート{ $port }は使えません。ほかのプログラムが使っている可能性があります。
cli-metrics = --metrics（またはTRADEWINDS_METRICS）には127.0.0.1:9040のようにアドレスとポートを指定してください。「{ $given }」は使えません。
cli-no-web = ブラウザーで遊ぶには追加部品が必要です：pip install 'tradewinds[web]'。端末ならそのまま遊べます：tradewinds play --terminal
