import type { ShopStep } from './shop-steps.js';

const once = { isTwice: false, isFit: true };
const first = { ...once, pick: 0 };
/** Of the first that there is, in any state. */
const unfit = { ...first, isFit: false };
const idle: ShopStep = { ...once, kind: 'drop' };
const by = (...steps: ShopStep[]): ShopStep[][] => steps.map((one) => [one, idle, idle]);
const buys = (goods: number, count: number): ShopStep => ({ ...once, kind: 'order', goods, count });

/** What one of three does while the others have nothing to do, and chance seldom writes, so that every outcome is seen in every run. */
export const WRITTEN: ReadonlyArray<ShopStep[][]> = [
  // A refund up to the platform's decision and beyond what was paid, before and after the receipt.
  by(
    buys(0, 1),
    { ...first, kind: 'pay' },
    { ...first, kind: 'let', isYes: false },
    { ...unfit, kind: 'ask', isWhole: false },
    { ...first, kind: 'let', isYes: true },
    { ...first, kind: 'ask', isWhole: false },
    { ...first, kind: 'answer', isYes: false },
    { ...first, kind: 'escalate' },
    { ...first, kind: 'decide', isYes: true },
    { ...first, kind: 'ask', isWhole: true },
    { ...first, kind: 'ask', isWhole: false },
    { ...first, kind: 'withdraw refund' },
    { ...first, kind: 'ship' },
    { ...first, kind: 'receive' },
    { ...first, kind: 'ask', isWhole: false },
    { ...first, kind: 'answer', isYes: true },
    { ...unfit, kind: 'answer', isYes: true },
  ),
  // Paid online: nothing, too little, all of it, too late.
  by(
    buys(0, 1),
    { ...first, kind: 'go online' },
    { ...first, kind: 'tell', what: 'failed' },
    { ...first, kind: 'go online' },
    { ...once, pick: 1, kind: 'tell', what: 'less' },
    { ...first, kind: 'go online' },
    { ...once, pick: 2, kind: 'tell', what: 'right' },
    { ...unfit, kind: 'pay' },
    { ...unfit, kind: 'go online' },
    { ...unfit, kind: 'cancel' },
    buys(1, 1),
    { ...first, kind: 'go online' },
    { ...first, kind: 'cancel' },
    { ...once, pick: 3, kind: 'tell', what: 'right' },
    { ...once, pick: 1, isFit: false, kind: 'pay' },
    { ...once, pick: 1, isFit: false, kind: 'go online' },
  ),
  // Money that is drawn: kept, given up, paid out, and not there for an order.
  by(
    { ...once, kind: 'withdraw', amount: 5_000 },
    buys(0, 1),
    { ...first, kind: 'pay' },
    { ...first, kind: 'keep' },
    { ...once, kind: 'withdraw', amount: 500 },
    { ...first, kind: 'audit', isYes: true },
    { ...first, kind: 'fail' },
    { ...first, kind: 'give up' },
    { ...once, kind: 'withdraw', amount: 2_500 },
    { ...unfit, pick: 2, kind: 'pay out' },
    { ...first, kind: 'audit', isYes: true },
    { ...first, kind: 'pay out' },
    { ...unfit, pick: 2, kind: 'audit', isYes: true },
    { ...once, kind: 'withdraw', amount: 5_000 },
  ),
  // A cart: its lines changed, taken out, merged and ordered, until nothing is left.
  by(
    { ...once, kind: 'put', goods: 0, count: 3 },
    { ...once, kind: 'put', goods: 0, count: 3 },
    { ...once, kind: 'change', goods: 0, count: 1 },
    { ...once, kind: 'merge', goods: 0, count: 2 },
    { ...once, kind: 'merge', goods: 1, count: 3 },
    { ...once, kind: 'take out', goods: 1 },
    { ...once, kind: 'put', goods: 1, count: 1 },
    { ...once, kind: 'order cart' },
    buys(0, 3),
    buys(0, 2),
    { ...once, kind: 'put', goods: 0, count: 1 },
    buys(0, 1),
  ),
];

/** What the written histories come to. */
export const COMES_TO = [
  ...[
    'answer',
    'ask',
    'audit',
    'cancel',
    'change',
    'decide',
    'drop',
    'escalate',
    'fail',
    'give up',
    'go online',
  ],
  ...['keep', 'let', 'merge', 'order', 'order cart', 'pay', 'pay out', 'put', 'receive', 'ship'],
  ...['take out', 'tell', 'withdraw', 'withdraw refund'],
]
  .map((kind) => `${kind}: done`)
  .concat([
    'answer: STATE_CONFLICT',
    'ask: REFUND_EXCEEDS_PAID',
    'ask: STATE_CONFLICT',
    'audit: ALREADY_DECIDED',
    'cancel: STATE_CONFLICT',
    'go online: ALREADY_PAID',
    'go online: STATE_CONFLICT',
    'order: NOT_FOR_SALE',
    'order: STOCK_INSUFFICIENT',
    'pay: ALREADY_PAID',
    'pay: INSUFFICIENT_BALANCE',
    'pay: STATE_CONFLICT',
    'pay out: STATE_CONFLICT',
    'put: NOT_FOR_SALE',
    'put: STOCK_INSUFFICIENT',
    'withdraw: INSUFFICIENT_BALANCE',
  ]);
