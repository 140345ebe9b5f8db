const MONEY_STEPS = [
  'pay',
  'put on the bill',
  'pay too little',
  'pay in another currency',
  'pay by bank',
  'ask freight',
  'take the invoice',
  'take the receipt',
  'take the delivery note',
] as const;
export type MoneyStep = (typeof MONEY_STEPS)[number];
export const isMoneyStep = (verb: string): verb is MoneyStep =>
  (MONEY_STEPS as readonly string[]).includes(verb);

/** A change of an order by its actor; the remarks are the buyer's, the merchant's or the platform's own. */
export type OrderStep =
  | readonly [MoneyStep]
  | readonly ['cancel' | 'ship' | 'hand over' | 'receive' | 'agree' | 'agree to a return' | 'send back']
  | readonly [
      'evaluate' | 'ask' | 'ask a part' | 'say' | 'answer' | 'refuse' | 'escalate' | 'decide',
      string,
    ];

export interface OrderStory {
  /** The part of the address before the @. */
  buyer: string;
  goodsSn: string;
  quantity: number;
  remark: string;
  /**
   * The buyer's and the merchant's offers for one piece, in hundredths of its price, that the order is based
   * on.
   */
  bargain?: readonly [number, number];
  way: readonly OrderStep[];
}

const order = (
  buyer: string,
  goodsSn: string,
  way: readonly OrderStep[],
  { quantity = 1, remark = '', ...more }: Partial<Pick<OrderStory, 'quantity' | 'remark' | 'bargain'>> = {},
): OrderStory => ({ buyer, goodsSn, quantity, remark, way, ...more });

const [pay, bill, ship, receive] = [['pay'], ['put on the bill'], ['ship'], ['receive']] as const;
const [invoice, receipt] = [['take the invoice'], ['take the receipt']] as const;

/**
 * Orders of these days in every state, the oldest first; the two accounts for visitors have some of their
 * own.
 */
export const orderStories: readonly OrderStory[] = [
  order('bidder4', 'FV-PRT-0005', [
    pay,
    ship,
    receive,
    ['evaluate', '注文の翌日に発送していただきました。数も状態も説明どおりで、すぐに使えました。'],
  ]),
  order('bidder9', 'FV-PRT-0003', [
    pay,
    ship,
    receive,
    ['evaluate', '包装仔细，配件和照片一致，第二天就装上用了。'],
  ]),
  order('bidder10', 'FV-REF-0002', [
    pay,
    ship,
    receive,
    ['evaluate', '動作も静かで、付属品もそろっていました。'],
  ]),
  order('bidder1', 'FV-PRT-0001', [pay, invoice, receipt, ship, receive]),
  order('bidder7', 'FV-REF-0003', [pay, ship, receive]),
  order('bidder6', 'FV-REF-0007', [pay, ship, receive]),
  order('bidder1', 'FV-PRT-0005', [bill, ship], { quantity: 3 }),
  order('bidder10', 'FV-REF-0003', [pay, ship, receipt]),
  order('bidder12', 'FV-GEN-0005', [pay, ship]),
  order('bidder2', 'FV-PRT-0005', [pay, ship], { quantity: 2 }),
  order('bidder4', 'FV-REF-0008', [pay, ['hand over']], {
    remark: '搬入口は裏側です。エレベーターはありません。',
  }),
  order('bidder1', 'FV-REF-0008', [bill, ['take the delivery note']], {
    remark: '平日の午前中に届けてください。',
  }),
  order('bidder7', 'FV-REF-0008', [pay]),
  order('bidder4', 'FV-SLT-0004', [pay]),
  order('bidder3', 'FV-PRT-0003', [pay, invoice], { quantity: 2, remark: '请开具发票，抬头写诊所名称。' }),
  order('bidder9', 'FV-GEN-0007', [bill]),
  order('bidder2', 'FV-PRT-0005', [pay, ['ask freight']], { quantity: 6 }),
  order('bidder12', 'FV-PRT-0003', [pay, ['ask freight']], { quantity: 4 }),
  order('bidder2', 'FV-PRT-0001', [pay, invoice], { bargain: [80, 90] }),
  order('bidder7', 'FV-PRT-0005', [['pay too little']], { quantity: 2 }),
  order('bidder6', 'FV-PRT-0003', [['pay in another currency']]),
  order('bidder1', 'FV-SLT-0004', []),
  order('bidder2', 'FV-PRT-0001', [], { quantity: 2 }),
  order('bidder10', 'FV-REF-0008', [['pay by bank']]),
  order('bidder6', 'FV-SLT-0007', []),
  order('bidder7', 'FV-PRT-0001', [['cancel']]),
  order('bidder12', 'FV-REF-0010', [['cancel']]),
  order(
    'bidder1',
    'FV-PRT-0005',
    [
      pay,
      ship,
      receive,
      ['ask a part', '5個のうち1個のケースが割れていました。1個分の返金をお願いします。'],
      ['answer', '申し訳ございません。割れたケースの写真をいただけますか。'],
      ['say', '蓋の角が欠けています。中身は無事でした。'],
    ],
    { quantity: 5 },
  ),
  order('bidder7', 'FV-REF-0008', [
    pay,
    ['ask', '設置場所の寸法が足りないことが分かりました。発送前ですので、取り消しをお願いします。'],
  ]),
  order('bidder3', 'FV-REF-0010', [
    pay,
    ship,
    receive,
    ['ask', '开机后屏幕有一条暗线，与描述不符，希望退货退款。'],
    ['agree to a return'],
  ]),
  order('bidder4', 'FV-REF-0003', [
    pay,
    ship,
    receive,
    ['ask', '測定値が毎回ばらつきます。返品したいです。'],
    ['agree to a return'],
    ['send back'],
  ]),
  order('bidder6', 'FV-PRT-0003', [
    pay,
    ship,
    receive,
    ['ask', '镀膜有划痕，照片里看不出来。'],
    ['refuse', '商品页已注明铝圈有细痕，镀膜经检查完好，不同意退款。'],
  ]),
  order('bidder9', 'FV-REF-0007', [
    pay,
    ship,
    receive,
    ['ask', '遥控器缺失，联系卖家没有结果。'],
    ['refuse', '发货清单中没有遥控器。'],
    ['escalate', '商品页的配件列表写有遥控器，请平台核实。'],
  ]),
  order('bidder10', 'FV-PRT-0001', [pay, ship, receive, ['ask', '度数違いの製品が届きました。'], ['agree']]),
  order('bidder12', 'FV-PRT-0003', [
    pay,
    ship,
    receive,
    ['ask a part', '少了一块绒布。'],
    ['refuse', '装箱照片里有绒布。'],
    ['escalate', '收到的箱子里没有。'],
    ['decide', '照片无法确认绒布随箱寄出，平台支持部分退款。'],
  ]),
];
