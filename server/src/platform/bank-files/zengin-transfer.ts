import type { BankFile } from './bank-line.js';
import { type FileAccount, isSameAccount, type StatedAccount } from './file-account.js';
import { figures, figuresIn, isIllegible, letters, readRecords, recordsOf } from './fixed-width.js';
import type { PayoutOrder } from './payout-order.js';

const WIDTH = 120;
const TOTAL_TRANSFER = '21';
const JIS = '0';
const BY_WIRE = '7';
const REFERENCE_AT = 91;
const REFERENCE_WIDTH = 20;
const AMOUNT_AT = 80;
const AMOUNT_WIDTH = 10;
const OUTCOME_AT = 112;
const PAID = '0';
const PAYEE_AT = 50;

/**
 * A file of credit transfers (総合振込) as every bank of Japan accepts it: a header, a record for each payment, a trailer and an
 * end, of 120 bytes each. Our reference is in the field of the client's codes.
 * @throws RangeError where an amount or a number does not fit
 */
export function zenginTransfer({ day, sender, payouts }: PayoutOrder): Buffer {
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0);
  return recordsOf(
    [
      '1' +
        TOTAL_TRANSFER +
        JIS +
        figures(sender.clientCode, 10) +
        letters(sender.name, 40) +
        figures(day.slice(5).replace('-', ''), 4) +
        figures(sender.bankCode, 4) +
        letters(sender.bankName, 15) +
        figures(sender.branchCode, 3) +
        letters(sender.branchName, 15) +
        figures(sender.accountType ?? 1, 1) +
        figures(sender.accountNo, 7) +
        ' '.repeat(17),
      ...payouts.map(
        (payout) =>
          '2' +
          figures(payout.bankCode, 4) +
          letters(payout.bankName, 15) +
          figures(payout.branchCode, 3) +
          letters(payout.branchName, 15) +
          ' '.repeat(4) +
          figures(payout.accountType ?? 1, 1) +
          figures(payout.accountNo, 7) +
          letters(payout.payee, 30) +
          figures(payout.amount, AMOUNT_WIDTH) +
          '0' +
          letters(payout.reference, REFERENCE_WIDTH) +
          BY_WIRE +
          ' '.repeat(8),
      ),
      '8' + figures(payouts.length, 6) + figures(total, 12) + ' '.repeat(101),
      '9' + ' '.repeat(119),
    ],
    WIDTH,
  );
}

/** What the codes of a returned record mean to who reads it. */
const REFUSALS: Readonly<Record<string, string>> = {
  '1': '資金不足',
  '2': '取引なし',
  '3': '預金者の都合による停止',
  '4': '口座名義相違',
  '8': '委託者の都合による停止',
  '9': 'その他',
};

/**
 * The same file as a bank returns it: the first letter of what was left empty is the result of each payment, 0
 * paid. The account that pays is compared, and what the trailer counts.
 * @returns null where it is no such file
 */
export function readZenginResult(bytes: Uint8Array, account: FileAccount): BankFile | null {
  const records = readRecords(bytes, WIDTH);
  const [header] = records ?? [];
  if (!records || !header?.startsWith(`1${TOTAL_TRANSFER}`)) return null;
  const file: BankFile = { lines: [], faults: [], balances: [] };
  if (!isSameAccount(account, senderOf(header))) {
    file.faults.push({ row: 1, fault: 'account' });
    return file;
  }
  let total = 0;
  let isWhole = false;
  for (const [at, record] of records.entries()) {
    const row = at + 1;
    if (record.startsWith('2')) total += readOutcome(record, row, file);
    else if (record.startsWith('8')) {
      isWhole = true;
      if (figuresIn(record.slice(1, 7)) !== file.lines.length + file.faults.length)
        file.faults.push({ row, fault: 'count' });
      else if (figuresIn(record.slice(7, 19)) !== total) file.faults.push({ row, fault: 'total' });
    } else if (!/^[19]/.test(record)) file.faults.push({ row, fault: 'kind' });
  }
  // What was cut off has no trailer.
  if (!isWhole) file.faults.push({ row: records.length, fault: 'count' });
  return file;
}

const senderOf = (header: string): StatedAccount => ({
  bankCode: header.slice(58, 62).trim(),
  branchCode: header.slice(77, 80).trim(),
  number: header.slice(96, 103).trim(),
});

/** @returns the amount, whatever else is wrong with the record */
function readOutcome(record: string, row: number, { lines, faults }: BankFile): number {
  const amount = figuresIn(record.slice(AMOUNT_AT, AMOUNT_AT + AMOUNT_WIDTH)) ?? 0;
  const reference = record.slice(REFERENCE_AT, REFERENCE_AT + REFERENCE_WIDTH).trim();
  const outcome = record[OUTCOME_AT] ?? '';
  const refusal = REFUSALS[outcome];
  if (amount === 0) faults.push({ row, fault: 'amount' });
  else if (reference === '' || isIllegible(reference)) faults.push({ row, fault: 'reference' });
  else if (outcome !== PAID && refusal === undefined) faults.push({ row, fault: 'outcome' });
  else {
    const payee = record.slice(PAYEE_AT, AMOUNT_AT).trim();
    lines.push({
      row,
      day: null,
      isOut: true,
      amount,
      reference,
      words: refusal ?? payee,
      party: payee,
      isRefused: refusal !== undefined,
    });
  }
  return amount;
}
