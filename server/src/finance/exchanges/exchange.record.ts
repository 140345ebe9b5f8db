import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { toWire, type Currency } from '@fovea/shared-types/money';
import { localized } from '../../platform/database/localized.js';
import { searchTerms } from '../../platform/database/search-terms.js';
import { literally } from '../../platform/database/sql-filter.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** A column of minor units in the currency of another column, which the table checks. */
const inWholeUnits =
  (currency: 'sold_currency' | 'bought_currency') =>
  (amount: unknown, row: Readonly<Record<string, unknown>>): string =>
    toWire(Number(amount), row[currency] as Currency);

/** Exchanges as finance lists them. */
export const servedExchange = serveRecord(exchange, {
  table: 'exchange',
  rowsOf: { sharedBy: 'what the house exchanges, of none of finance’s people' },
  joins: `JOIN account m ON m.id = t.made_by LEFT JOIN account a ON a.id = t.account_id
    LEFT JOIN company c ON c.id = t.company_id`,
  shown: {
    owner_name: ({ language }) => `coalesce(${localized('c.name', language)}, a.username)`,
    rate: 'trim_scale(t.rate)::text',
    asked_by: 'm.username',
  },
  made: { sold: inWholeUnits('sold_currency'), bought: inWholeUnits('bought_currency') },
  filters: {
    owner_name: (filter, name) => {
      for (const term of searchTerms(name)) {
        const like = filter.value(`%${literally(term)}%`);
        filter.where(`(t.account_id IN (SELECT x.id FROM account x WHERE x.search_text LIKE ${like})
          OR t.company_id IN (SELECT y.id FROM company y WHERE y.search_text LIKE ${like}))`);
      }
    },
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
