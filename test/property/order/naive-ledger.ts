/** What the accounts hold of one history's money, members' own aside; by merchant as the shelf has them. Minor units. */
export interface NaiveLedger {
  escrow: number[];
  /** Reserved for a merchant until the holding period is over. */
  proceeds: number[];
  fee: number;
  tax: number;
  /** Negative: money held by a provider. */
  gateway: number;
  suspense: number;
  refunds: number;
  /** What was paid out by the bank. */
  bank: number;
}

export const emptyLedger = (merchants: number): NaiveLedger => ({
  escrow: Array.from({ length: merchants }, () => 0),
  proceeds: Array.from({ length: merchants }, () => 0),
  ...{ fee: 0, tax: 0, gateway: 0, suspense: 0, refunds: 0, bank: 0 },
});

/** What was a merchant's at the receipt, and what the platform took of it. */
export interface Earned {
  gross: number;
  fee: number;
  tax: number;
  /** Of the gross, what went back to the buyer since. */
  back: number;
}

/** In hundredths, of yen, as the table of fees begins. */
const FEE_RATE = 5;
const TAX_RATE = 10;
const shareOf = (amount: number, part: number, whole: number): number => Math.floor((amount * part) / whole);

/** @param held what is left of `total`, `net` of which is the price of the goods */
export function earnedOf(held: number, total: number, net: number): Earned {
  const fee = shareOf(shareOf(net, held, total), FEE_RATE, 100);
  return { gross: held, fee, tax: shareOf(fee, TAX_RATE, 100), back: 0 };
}

/** Who bears how much of what went back, of the first yen of the gross to the last. */
function borne({ gross, fee, tax, back }: Earned): { merchant: number; fee: number; tax: number } {
  const merchant = shareOf(gross - fee - tax, back, gross);
  const ofFee = Math.min(fee, back - merchant, fee - shareOf(fee, gross - back, gross));
  return { merchant, fee: ofFee, tax: back - merchant - ofFee };
}

/** An order was received: what escrow held of it is its merchant's, less the fee. */
export function receive(ledger: NaiveLedger, merchant: number, earned: Earned): void {
  add(ledger.escrow, merchant, -earned.gross);
  add(ledger.proceeds, merchant, earned.gross - earned.fee - earned.tax);
  ledger.fee += earned.fee;
  ledger.tax += earned.tax;
}

/** Money of an order is refunded: out of escrow, or out of what its receipt divided. */
export function chargeBack(
  ledger: NaiveLedger,
  merchant: number,
  earned: Earned | null,
  amount: number,
): void {
  if (earned === null) {
    add(ledger.escrow, merchant, -amount);
    return;
  }
  const before = borne(earned);
  earned.back += amount;
  const after = borne(earned);
  add(ledger.proceeds, merchant, before.merchant - after.merchant);
  ledger.fee += before.fee - after.fee;
  ledger.tax += before.tax - after.tax;
}

export function add(row: number[], at: number, change: number): void {
  row[at] = (row[at] ?? 0) + change;
}
