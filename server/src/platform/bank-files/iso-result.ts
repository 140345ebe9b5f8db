import type { FileAccount } from './file-account.js';
import { type IsoFile, sumOf, joined } from './iso-parts.js';
import { allAt, elementAt, textAt, type XmlElement } from './xml-tree.js';

/** The money left our account, or is the payee's. */
const PAID = new Set(['ACSC', 'ACCC']);
const REFUSED = new Set(['RJCT', 'CANC']);
/** The bank has accepted it and not finished it; the result is reported later. */
const UNDERWAY = new Set([
  ...['ACSP', 'ACCP', 'ACTC', 'ACWC', 'ACWP', 'ACFC', 'PATC'],
  ...['PDNG', 'RCVD', 'PART', 'PRES'],
]);

/** Codes by which banks refuse payments (ExternalStatusReason1Code), as far as they are about payee or account. */
const REASONS: Readonly<Record<string, string>> = {
  AC01: 'incorrect account number',
  AC03: 'invalid creditor account number',
  AC04: 'closed account',
  AC06: 'blocked account',
  AG01: 'transaction forbidden',
  AM04: 'insufficient funds',
  AM05: 'duplicate',
  BE01: 'name does not match the account',
  BE04: 'creditor address missing',
  DT01: 'invalid date',
  MS02: 'refused by the payee',
  MS03: 'reason not given',
  RC01: 'incorrect bank identifier',
  RR04: 'regulatory reason',
};

/**
 * What became of payments: a customer payment status report of ISO 20022 (pain.002.001.10). Each payment is named by the
 * EndToEndId that our file gave it; a bank that reports one status of the whole file names that.
 */
export function readIsoResult(report: XmlElement, { currency }: FileAccount): IsoFile {
  const file: IsoFile = { lines: [], faults: [], balances: [], bare: [] };
  const group = elementAt(report, 'OrgnlGrpInfAndSts');
  const groupStatus = group ? textAt(group, 'GrpSts') : '';
  const blocks = allAt(report, 'OrgnlPmtInfAndSts');
  let row = 0;
  let hasSingleStatuses = false;
  for (const block of blocks) {
    const status = textAt(block, 'PmtInfSts');
    const payments = allAt(block, 'TxInfAndSts');
    hasSingleStatuses ||= status !== '' || payments.length > 0;
    for (const payment of payments) {
      row += 1;
      readPayment(payment, textAt(payment, 'TxSts') || status || groupStatus, { row, currency, file });
    }
    if (payments.length > 0 || status === '') continue;
    row += 1;
    readWhole(textAt(block, 'OrgnlPmtInfId'), block, status, { row, file });
  }
  if (!hasSingleStatuses && group)
    readWhole(textAt(group, 'OrgnlMsgId'), group, groupStatus, { row: row + 1, file });
  return file;
}

type At = { row: number; file: IsoFile };

/** Of one payment. */
function readPayment(
  payment: XmlElement,
  status: string,
  { row, currency, file }: At & Pick<FileAccount, 'currency'>,
): void {
  const reference = textAt(payment, 'OrgnlEndToEndId');
  const isRefused = outcomeOf(status, { row, file });
  if (isRefused === null) return;
  if (reference === '') {
    file.faults.push({ row, fault: 'reference' });
    return;
  }
  const original = elementAt(payment, 'OrgnlTxRef');
  const payee = elementAt(payment, 'OrgnlTxRef', 'Cdtr');
  const party = joined(payee ? textAt(payee, 'Pty', 'Nm') || textAt(payee, 'Nm') : '');
  const details = isRefused ? reasonOf(payment) : party;
  const sum = original && (elementAt(original, 'Amt', 'InstdAmt') ?? elementAt(original, 'IntrBkSttlmAmt'));
  if (!sum) {
    file.bare.push({ row, of: 'payment', number: reference, words: details, isRefused });
    return;
  }
  const read = sumOf(sum, currency);
  if ('fault' in read) file.faults.push({ row, ...read });
  else
    file.lines.push({
      row,
      day: null,
      isOut: true,
      amount: read.amount,
      reference,
      words: details,
      party,
      isRefused,
    });
}

/** One status of a whole file of ours. */
function readWhole(number: string, element: XmlElement, status: string, { row, file }: At): void {
  const isRefused = outcomeOf(status, { row, file });
  if (isRefused !== null)
    file.bare.push({ row, of: 'file', number, words: isRefused ? reasonOf(element) : '', isRefused });
}

/** null where nothing is decided yet. */
function outcomeOf(status: string, { row, file }: At): boolean | null {
  if (PAID.has(status)) return false;
  if (REFUSED.has(status)) return true;
  file.faults.push({ row, fault: UNDERWAY.has(status) ? 'pending' : 'outcome' });
  return null;
}

function reasonOf(element: XmlElement): string {
  return allAt(element, 'StsRsnInf')
    .map((reason) => {
      const code = textAt(reason, 'Rsn', 'Cd') || textAt(reason, 'Rsn', 'Prtry');
      const meant = REASONS[code];
      const more = allAt(reason, 'AddtlInf').map(({ text }) => text);
      return joined(meant === undefined ? code : `${code} ${meant}`, ...more);
    })
    .join('; ');
}
