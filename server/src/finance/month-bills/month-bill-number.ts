/**
 * The number of a bill on its document, and quoted when it is paid by bank. Eight digits, more where the id has more; the id is
 * read from it by `idWithin` and by the words of a bank.
 */
export const numberOf = (id: number): string => `MB${String(id).padStart(8, '0')}`;

/** As a bank's words quote it. */
const QUOTED_BILL = /\bMB(\d{8,15})\b/i;

/** Reads the id from the words of a bank; null: they quote no bill. */
export function quotedBill(words: string): number | null {
  const [, digits] = QUOTED_BILL.exec(words) ?? [];
  return digits === undefined ? null : Number(digits);
}
