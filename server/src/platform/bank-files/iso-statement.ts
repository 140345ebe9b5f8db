import type { BankLine } from './bank-line.js';
import { dayOf } from './bank-sheet.js';
import { type FileAccount, isSameAccount } from './file-account.js';
import { statedBalances } from './iso-balances.js';
import { type IsoFile, sumOf, joined } from './iso-parts.js';
import { allAt, elementAt, textAt, type XmlElement } from './xml-tree.js';
import { invariant } from '../kernel/app-error.js';

/** What banks write when a payer gave no number. */
const NOT_PROVIDED = 'NOTPROVIDED';
const BOOKED = 'BOOK';

/**
 * Movements of an account: a statement (camt.053.001.08) or a notice of debits and credits (camt.054.001.08) of ISO 20022,
 * in which a booking of many payments is reported payment by payment where their sums are all there. What is not booked yet is
 * reported as a fault; a later file has it.
 */
export function readIsoStatement(message: XmlElement, account: FileAccount): IsoFile {
  const file: IsoFile = { lines: [], faults: [], balances: [], bare: [] };
  let row = 0;
  for (const statement of [...allAt(message, 'Stmt'), ...allAt(message, 'Ntfctn')]) {
    const entries = allAt(statement, 'Ntry');
    if (!isOf(account, statement)) {
      file.faults.push({ row: row + 1, fault: 'account' });
      row += entries.length;
      continue;
    }
    for (const entry of entries) {
      row += 1;
      readEntry(entry, row, account, file);
    }
    const read = statedBalances(statement, entries, { row, currency: account.currency });
    if (read.balances) file.balances.push(read.balances);
    file.faults.push(...read.faults.map((fault) => ({ row, fault })));
  }
  return file;
}

function isOf(account: FileAccount, statement: XmlElement): boolean {
  const id = elementAt(statement, 'Acct', 'Id');
  const bank = elementAt(statement, 'Acct', 'Svcr', 'FinInstnId');
  const currency = textAt(statement, 'Acct', 'Ccy');
  return (
    (currency === '' || currency === account.currency) &&
    isSameAccount(account, {
      number: id ? textAt(id, 'IBAN') || textAt(id, 'Othr', 'Id') : '',
      bankCode: bank
        ? textAt(bank, 'BICFI') || textAt(bank, 'BIC') || textAt(bank, 'ClrSysMmbId', 'MmbId')
        : '',
      branchCode: '',
    })
  );
}

function readEntry(entry: XmlElement, row: number, { currency }: FileAccount, file: IsoFile): void {
  const way = textAt(entry, 'CdtDbtInd');
  // Its status is in an element of its own since the eighth version.
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  const sum = sumOf(elementAt(entry, 'Amt'), currency);
  const day = dayIn(entry, 'BookgDt') ?? dayIn(entry, 'ValDt');
  if (way !== 'CRDT' && way !== 'DBIT') file.faults.push({ row, fault: 'kind' });
  else if (status !== BOOKED) file.faults.push({ row, fault: 'pending' });
  else if ('fault' in sum) file.faults.push({ row, ...sum });
  else if (day === null) file.faults.push({ row, fault: 'day' });
  else {
    const payments = allAt(entry, 'NtryDtls', 'TxDtls');
    const common = { row, day, isOut: way === 'DBIT', isRefused: false };
    const parts = payments.map((payment) => partOf(payment, way, currency));
    const total = parts.reduce<number>((all, amount) => all + (amount ?? Number.NaN), 0);
    if (payments.length > 1 && total === sum.amount)
      for (const [at, payment] of payments.entries()) {
        const amount = parts[at];
        invariant(typeof amount === 'number', 'parts that make a total are amounts');
        file.lines.push({ ...common, amount, ...descriptionOf(entry, payment, common) });
      }
    else {
      const [only] = payments.length === 1 ? payments : [];
      file.lines.push({ ...common, amount: sum.amount, ...descriptionOf(entry, only, common) });
    }
  }
}

/** The amount of one payment of a booking; null where the bank states none, or it went the other way. */
function partOf(payment: XmlElement, way: string, currency: FileAccount['currency']): number | null {
  if (![way, ''].includes(textAt(payment, 'CdtDbtInd'))) return null;
  const sum = sumOf(elementAt(payment, 'Amt') ?? elementAt(payment, 'AmtDtls', 'TxAmt', 'Amt'), currency);
  return 'fault' in sum ? null : sum.amount;
}

/**
 * The quoted reference and all other texts of the bank; those of the whole booking where it has not exactly
 * one payment.
 */
function descriptionOf(
  entry: XmlElement,
  payment: XmlElement | undefined,
  { isOut }: Pick<BankLine, 'isOut'>,
): Pick<BankLine, 'reference' | 'words' | 'party'> {
  const batch = textAt(entry, 'NtryDtls', 'Btch', 'PmtInfId') || textAt(entry, 'NtryDtls', 'Btch', 'MsgId');
  const more = textAt(entry, 'AddtlNtryInf');
  const ofBank = textAt(entry, 'AcctSvcrRef');
  if (!payment) return { reference: batch, words: joined(more, ofBank) };
  const given = textAt(payment, 'Refs', 'EndToEndId');
  const ours = given === NOT_PROVIDED ? '' : given;
  const structured = allAt(payment, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text);
  const free = allAt(payment, 'RmtInf', 'Ustrd').map(({ text }) => text);
  const remitted = joined(...structured, ...free);
  const reference = isOut
    ? ours || textAt(payment, 'Refs', 'PmtInfId') || batch || remitted
    : remitted || ours;
  const other = elementAt(payment, 'RltdPties', isOut ? 'Cdtr' : 'Dbtr');
  const party = other ? textAt(other, 'Pty', 'Nm') || textAt(other, 'Nm') : '';
  return {
    reference,
    party: joined(party),
    words: joined(
      party,
      ...[ours, remitted].filter((text) => text !== reference),
      textAt(payment, 'RtrInf', 'Rsn', 'Cd'),
      ...allAt(payment, 'RtrInf', 'AddtlInf').map(({ text }) => text),
      ...[textAt(payment, 'AddtlTxInf'), more, textAt(payment, 'Refs', 'AcctSvcrRef') || ofBank],
    ),
  };
}

function dayIn(entry: XmlElement, name: string): string | null {
  const stated = textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm');
  return dayOf(stated);
}
