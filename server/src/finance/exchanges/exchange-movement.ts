import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import type { Currency } from '@fovea/shared-types/money';
import type { LedgerCause } from '../ledger/ledger-causes.js';
import {
  payeeAccount,
  platformAccount,
  transfer,
  type Entry,
  type LedgerAccountKey,
} from '../ledger/ledger-rows.js';
import type { ExchangeRow } from './exchange.document.js';

/** Both sides of an exchange are one step: its owner reads them as what they are. */
export const exchangeCauses: Readonly<Record<string, LedgerCause>> = {
  exchange: {
    steps: { book: BALANCE_TYPE.exchange },
    document: {
      type: `'exchange'`,
      name: 'SELECT sn FROM exchange WHERE id = e.cause_id',
      numbered: (no) => `SELECT d.id FROM exchange d WHERE d.sn = ${no}`,
    },
  },
};

/** `1 USD = 150.25 JPY`: words of every language. */
export const rateText = ({ sold_currency, bought_currency, rate }: ExchangeRow): string =>
  `1 ${sold_currency} = ${rate} ${bought_currency}`;

/**
 * The sold amount leaves its owner, the bought one is credited; in each currency the platform's exchange
 * account has the other side. A bank's charge on top is a cost of the exchange and is posted there too.
 */
export function booked(row: ExchangeRow): Entry {
  const sold = platformAccount('exchange', row.sold_currency);
  const bought = platformAccount('exchange', row.bought_currency);
  const from = ownAccount(row, row.sold_currency);
  const into = ownAccount(row, row.bought_currency);
  const given = row.sold + row.fee;
  return {
    cause: { type: 'exchange', id: row.id, step: 'book', note: rateText(row) },
    // Our money at the bank is negative there.
    postings: isPlatform(row)
      ? [...transfer(sold, from, given), ...transfer(into, bought, row.bought)]
      : [...transfer(from, sold, given), ...transfer(bought, into, row.bought)],
  };
}

const isPlatform = ({ member_id, company_id }: ExchangeRow): boolean =>
  member_id === null && company_id === null;

function ownAccount({ member_id, company_id }: ExchangeRow, currency: Currency): LedgerAccountKey {
  if (member_id === null && company_id === null) return platformAccount('bank', currency);
  return payeeAccount({ sellerId: member_id ?? 0, companyId: company_id }, 'available', currency);
}
