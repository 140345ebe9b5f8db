/** An order of a day that is over, paid from a balance and received. */
export interface PastOrder {
  buyer: string;
  goodsSn: string;
  daysAgo: number;
  hour: number;
  /** A part of it was refunded, and why. */
  refund?: { percent: number; reason: string };
}

const FIRST_DAY = 61;
/** By now all of them have been received. */
const LAST_DAY = 4;

/** Who buys and what, by turns: no two weeks are alike. */
const BUYERS = [4, 7, 2, 9, 10, 1, 6, 12, 3, 11].map((number) => `bidder${number}`);
const GOODS = [
  'FV-PRT-0005',
  'FV-PRT-0001',
  'FV-GEN-0005',
  'FV-REF-0003',
  'FV-PRT-0003',
  'FV-SLT-0004',
  'FV-PRT-0001',
  'FV-REF-0010',
  'FV-REF-0002',
  'FV-GEN-0007',
  'FV-PRT-0005',
] as const;
const REFUNDS: ReadonlyMap<number, PastOrder['refund']> = new Map([
  [9, { percent: 20, reason: '角に小さな傷がありました。一部の返金をお願いします。' }],
  [23, { percent: 10, reason: '少了一块清洁布，请退一部分货款。' }],
  [41, { percent: 15, reason: 'The carrying case arrived cracked; the device itself is fine.' }],
]);

/** Orders on a day so many days ago: on some none, now and then three; more of them the longer the shop is open. */
const ordersOn = (daysAgo: number): number =>
  ((daysAgo * 7) % 5 === 0 ? 0 : 1) +
  ((daysAgo * 11) % 4 === 0 ? 1 : 0) +
  (daysAgo < 30 && daysAgo % 6 === 1 ? 1 : 0);

/** What was sold in the two months that the shop has been open, the oldest first. */
export const pastOrders: readonly PastOrder[] = Array.from(
  { length: FIRST_DAY - LAST_DAY + 1 },
  (_, at) => FIRST_DAY - at,
)
  .flatMap((daysAgo) => Array.from({ length: ordersOn(daysAgo) }, (_, turn) => ({ daysAgo, turn })))
  .map(({ daysAgo, turn }, at) => {
    const refund = REFUNDS.get(at);
    return {
      buyer: BUYERS[(at * 3) % BUYERS.length] ?? '',
      goodsSn: GOODS[at % GOODS.length] ?? '',
      daysAgo,
      hour: 1 + turn * 3 + (daysAgo % 3),
      ...(refund !== undefined && { refund }),
    };
  });
