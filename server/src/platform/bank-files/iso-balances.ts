import type { Currency } from '@fovea/shared-types/money';
import type { BankFault, StatedBalances } from './bank-line.js';
import { dayOf, minorIn } from './bank-sheet.js';
import { allAt, elementAt, textAt, type XmlElement } from './xml-tree.js';

const OUT = 'DBIT';
const BOOKED = 'BOOK';
/** The balance that a statement begins with, by either name, and the one it ends with. */
const OPENING = ['OPBD', 'PRCD'];
const CLOSING = ['CLBD'];

interface Read {
  /** Null where it has not both. */
  balances: StatedBalances | null;
  faults: BankFault[];
}

/** The totals of a statement, compared with its entries: their number, their sums, and its balances. */
export function statedBalances(
  statement: XmlElement,
  entries: readonly XmlElement[],
  { row, currency }: { row: number; currency: Currency },
): Read {
  const moved = (of: readonly XmlElement[]): number =>
    of.reduce((sum, one) => sum + (signedIn(one, currency) ?? NaN), 0);
  const booked = entries.filter((entry) => (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) === BOOKED);
  const faults: BankFault[] = [];
  const counted = textAt(statement, 'TxsSummry', 'TtlNtries', 'NbOfNtries');
  if (counted !== '' && Number(counted) !== entries.length) faults.push('count');
  for (const [name, way] of [
    ['TtlCdtNtries', 'CRDT'],
    ['TtlDbtNtries', OUT],
  ] as const) {
    const stated = textAt(statement, 'TxsSummry', name, 'Sum');
    const ofWay = entries.filter((entry) => textAt(entry, 'CdtDbtInd') === way);
    if (stated !== '' && minorIn(stated, currency) !== Math.abs(moved(ofWay))) faults.push('total');
  }
  const [opening, closing] = [
    balanceIn(statement, OPENING, currency),
    balanceIn(statement, CLOSING, currency),
  ];
  if (!opening || !closing) return { balances: null, faults };
  if (opening.amount + moved(booked) !== closing.amount) faults.push('balance');
  const to = closing.day ?? dayAt(statement, 'FrToDt', 'ToDtTm');
  const from =
    dayAt(statement, 'FrToDt', 'FrDtTm') ??
    (opening.isOfDayBefore ? null : opening.day) ??
    firstDay(booked) ??
    to;
  return {
    balances:
      from === null || to === null
        ? null
        : { row, from, to, opening: opening.amount, closing: closing.amount },
    faults,
  };
}

function balanceIn(statement: XmlElement, codes: readonly string[], currency: Currency) {
  for (const code of codes)
    for (const balance of allAt(statement, 'Bal')) {
      if (textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') !== code) continue;
      const amount = signedIn(balance, currency);
      if (amount !== null)
        return {
          amount,
          day: dayAt(balance, 'Dt', 'Dt') ?? dayAt(balance, 'Dt', 'DtTm'),
          isOfDayBefore: code === 'PRCD',
        };
    }
  return null;
}

/** An amount of 0 is one here; null where it is in another currency, or none. */
function signedIn(element: XmlElement, currency: Currency): number | null {
  const amount = elementAt(element, 'Amt');
  if (amount?.attributes['Ccy'] !== currency) return null;
  const decimal = /^\d+(?:\.\d+)?$/.exec(amount.text.trim())?.[0];
  const minor = decimal === undefined ? null : minorIn(decimal.replace(/^0+(?=\d)/, ''), currency);
  return minor !== null && textAt(element, 'CdtDbtInd') === OUT ? 0 - minor : minor;
}

const firstDay = (entries: readonly XmlElement[]): string | null =>
  entries
    .map((entry) => dayAt(entry, 'BookgDt', 'Dt') ?? dayAt(entry, 'BookgDt', 'DtTm'))
    .filter((day) => day !== null)
    .sort()[0] ?? null;

const dayAt = (element: XmlElement, ...path: string[]): string | null => dayOf(textAt(element, ...path));
