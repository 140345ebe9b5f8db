import type { PageTexts } from './page-text.js';

export const auctionTexts: PageTexts = {
  updated: '2026-11-21',
  zh: {
    title: '销售条件（拍卖）',
    lead: '以下是 Fovea 所有拍卖的规则，适用于您的每一次出价。',
    sections: [
      {
        heading: '1. 谁可以出价',
        points: [
          '注册会员均可出价，但卖方、卖方公司人员以及负责该拍品的工作人员除外。',
          '部分拍品在首次出价前需要审核；需要许可证的商品一律需要审核。',
          '部分拍品需要保证金，通常为起拍价的 10%。未中标者在拍卖结束时退还，中标者抵作货款。',
        ],
      },
      {
        heading: '2. 出价即最高限价',
        paragraphs: ['您输入的金额是您愿意支付的最高价，对所有人保密，包括卖方和我们的工作人员。'],
        points: [
          '系统只在需要时代您加价，使您比下一位出价者领先一个加价幅度。',
          '最高价相同时，先出价者领先。',
          '可以提高自己的最高价，不能降低；出价不可撤回。',
          '每次被接受的出价消耗一次机会，除非拍品另有说明，每件拍品为 10 次；自动出价不消耗机会。',
        ],
      },
      {
        heading: '3. 加价幅度',
        paragraphs: [
          '下一次出价至少要比当前价高出拍品页面显示的加价幅度。幅度随价格提高，例如 300,000 日元起为 10,000 日元，1,000,000 日元起为 30,000 日元，10,000 元人民币起为 500 元。高于最低额的任意整数金额均有效。',
        ],
      },
      {
        heading: '4. 结束与延时',
        paragraphs: [
          '最后几分钟内有使价格或领先者变化的有效出价，结束时间即延至该出价之后同样的时间：通常为五分钟，以拍品页面所示为准。除非拍品注明最晚结束时间，延时次数不限。时间以我们的数据库为准，与任何设备的时钟无关。',
        ],
      },
      {
        heading: '5. 保留价与一口价',
        points: [
          '卖方可以设置保密的保留价，页面会显示是否已达到。',
          '未达到保留价时，卖方可在下一个工作日 17:00 前接受最高出价，否则视为未成交。',
          '提供一口价的拍品，以该价购买即刻结束拍卖。达到保留价后，或在无保留价时竞价达到该价后，一口价不再提供。',
        ],
      },
      {
        heading: '6. 中标之后',
        points: [
          '系统按最终价为中标者生成订单，买方无需向 Fovea 支付费用。',
          '请在五个工作日内付款，我们会在 24 小时、48 小时和最后一天上午提醒。',
          '逾期未付的订单将被取消，保证金不予退还，并记违约一次；处理完毕前不能出价。十二个月内三次违约，我们可能禁止其参拍。',
          '此后可能向次高出价者提供购买机会，其有 24 小时答复。',
        ],
      },
      {
        heading: '7. 异常情况',
        points: [
          '如果在结束时间前后平台超过一分钟无法访问，恢复后拍卖会延长 15 分钟并通知出价者。',
          '工作人员可以作废明显输错并立即更正的出价，或取消拍品；理由会公布并通知所有相关人员。',
          '卖家被停用时，其进行中的拍品会被取消，尚未开始的不会开始；仅认证到期的，已有出价的拍品照常进行至结束。',
        ],
      },
      {
        heading: '8. 可验证的记录',
        paragraphs: [
          '每件拍品都有公开记录。每一行包含序号、时间、价格、出价者在该拍品中的编号，以及覆盖上一行的哈希值，因此事后任何改动都会被发现。您可以在拍品页面用浏览器验证。',
        ],
      },
    ],
  },
  en: {
    title: 'Conditions of sale (auction)',
    lead: 'These are the rules of every auction on Fovea, in plain words. They apply to each bid you place.',
    sections: [
      {
        heading: '1. Who may bid',
        points: [
          'Any registered member may bid, except the seller, people of the seller’s company and the staff member who handles the lot.',
          'Some lots ask for approval before the first bid, always where the goods need a licence.',
          'Some lots ask for a deposit of usually 10 % of the starting price. Losers get it back when the lot closes, for the winner it counts as prepayment.',
        ],
      },
      {
        heading: '2. Your bid is a maximum',
        paragraphs: [
          'The amount you enter is the most you are willing to pay. It stays secret from everybody, the seller and our staff included.',
        ],
        points: [
          'We bid for you only as far as needed to stay ahead of the next bidder by one step.',
          'With equal maximums the earlier one leads.',
          'You may raise your maximum, never lower it. A bid cannot be withdrawn.',
          'Each accepted bid uses one of your chances on the lot, 10 unless the lot says otherwise; automatic bids use none.',
        ],
      },
      {
        heading: '3. Steps',
        paragraphs: [
          'The next bid must exceed the current price by at least the step shown on the lot. Steps grow with the price, for example JPY 10,000 from JPY 300,000, JPY 30,000 from JPY 1,000,000, and CNY 500 from CNY 10,000. Above the minimum any whole amount is valid.',
        ],
      },
      {
        heading: '4. The end and its extension',
        paragraphs: [
          'An accepted bid in the last minutes that changes price or leader extends the end to as many minutes after that bid: five as a rule, and in any case as many as the lot says. There is no limit to extensions unless the lot names a latest end. Only the time of our database counts, never that of a device.',
        ],
      },
      {
        heading: '5. Reserve and buy now',
        points: [
          'A seller may set a secret reserve. The lot says whether it has been met.',
          'If it is missed, the seller has until 17:00 of the next business day to accept the highest bid; otherwise the lot is not sold.',
          'Where a buy-now price is offered, paying it ends the auction at once. It disappears once the reserve is met or, without a reserve, once bidding reaches it.',
        ],
      },
      {
        heading: '6. After a win',
        points: [
          'An order is made for the winner at the final price. A buyer pays no fee to Fovea.',
          'Payment is due within five business days. We remind you after 24 and 48 hours and on the last morning.',
          'An unpaid order is cancelled, the deposit is forfeited and the member gets a strike: no more bidding until it is settled. After three strikes in twelve months we may bar the member.',
          'The next highest bidder may then be offered the lot and has 24 hours to answer.',
        ],
      },
      {
        heading: '7. When something goes wrong',
        points: [
          'If our platform cannot be reached for more than a minute around an end, the lot is extended by 15 minutes after it is back, and bidders are notified.',
          'Our staff may void a bid, for example an obvious typing error re-entered at once, or cancel a lot. The reason is shown and everybody concerned is notified.',
          'When a seller is disabled, its running lots are cancelled and the others do not start. When only its certification has ended, lots with bids run to their end.',
        ],
      },
      {
        heading: '8. Proof',
        paragraphs: [
          'Every lot has a public log. Each row carries its number, time, price, the bidder’s number in this lot, and a hash that covers the row before it, so that nothing can be changed afterwards without being seen. The lot page can verify it in your browser.',
        ],
      },
    ],
  },
  ja: {
    title: '販売条件（オークション）',
    lead: 'Fovea のすべてのオークションに適用されるルールを、わかりやすくまとめました。',
    sections: [
      {
        heading: '1. 入札できる方',
        points: [
          '登録会員はどなたでも入札できます。ただし出品者、出品者の会社の方、その商品を担当する当社スタッフは除きます。',
          '最初の入札の前に承認が必要な商品があります。許認可が必要な商品では必ず承認が必要です。',
          '開始価格の通常10％の保証金が必要な商品があります。落札されなかった方には終了時に返還し、落札者の分は代金に充当します。',
        ],
      },
      {
        heading: '2. 入札額は上限額',
        paragraphs: [
          '入力した金額は、お支払いいただける上限額です。出品者や当社スタッフを含め、誰にも公開されません。',
        ],
        points: [
          '次の入札者を一段階上回るために必要な分だけ、自動で入札します。',
          '同額の場合は、先に入札した方が優先されます。',
          '上限額を上げることはできますが、下げること、入札を取り消すことはできません。',
          '受け付けられた入札ごとに入札回数を1回使います（特に記載がなければ1商品につき10回）。自動入札では減りません。',
        ],
      },
      {
        heading: '3. 入札単位',
        paragraphs: [
          '次の入札は、現在価格に商品ページの入札単位を加えた額以上が必要です。単位は価格に応じて上がります（例：30万円以上は1万円、100万円以上は3万円、1万元以上は500元）。最低額を超えていれば、整数の金額を自由に入力できます。',
        ],
      },
      {
        heading: '4. 終了と自動延長',
        paragraphs: [
          '終了前の一定時間内に価格または最高入札者が変わる入札があると、終了時刻はその入札から同じ時間だけ後に延長されます。時間は通常5分で、商品ページの表示によります。最終終了時刻の記載がない限り、延長回数に制限はありません。時刻は当社のデータベースの時計を基準とし、端末の時計は関係しません。',
        ],
      },
      {
        heading: '5. 最低落札価格と即決価格',
        points: [
          '出品者は非公開の最低落札価格を設定できます。到達したかどうかは商品ページに表示されます。',
          '到達しなかった場合、出品者は翌営業日の17時までに最高入札額を承諾できます。承諾がなければ落札なしとなります。',
          '即決価格がある場合、その価格で購入するとオークションは直ちに終了します。最低落札価格に到達した後、または設定がない場合に入札額が即決価格に達した後は、即決できません。',
        ],
      },
      {
        heading: '6. 落札後',
        points: [
          '最終価格で落札者の注文が作成されます。購入者が Fovea に支払う手数料はありません。',
          '5営業日以内にお支払いください。24時間後、48時間後、最終日の朝にお知らせします。',
          'お支払いがない注文は取り消され、保証金は没収、違反1回として記録されます。解決するまで入札できません。12か月に3回で参加をお断りすることがあります。',
          'その場合、次点の入札者に購入の機会を提供し、24時間以内にご回答いただきます。',
        ],
      },
      {
        heading: '7. 障害や誤りがあったとき',
        points: [
          '終了時刻の前後に1分を超えてサービスが利用できなかった場合、復旧後に15分延長し、入札者にお知らせします。',
          '明らかな入力誤りですぐに訂正された入札などを無効とすることや、出品を中止することがあります。理由を公開し、関係する方全員にお知らせします。',
          '出品者が停止された場合、開催中の出品は中止され、開始前の出品は開始されません。認証の期限が切れただけの場合、入札のある出品は終了時刻まで続きます。',
        ],
      },
      {
        heading: '8. 検証できる記録',
        paragraphs: [
          'すべての商品に公開の入札記録があります。各行には番号、時刻、価格、その商品での入札者番号、そして前の行を含むハッシュ値が記されるため、後から変更すれば必ず分かります。商品ページから、お使いのブラウザで検証できます。',
        ],
      },
    ],
  },
};
