import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { WHOLE_RATE } from '@fovea/shared-types/money';
import { localized } from '../../platform/database/localized.js';
import { searchTerms } from '../../platform/database/search-terms.js';
import { literally } from '../../platform/database/sql-filter.js';
import type { LockedOf } from '../../platform/documents/document-rules.js';
import { serveDocument } from '../../platform/documents/serve-document.js';
import { boughtOf } from './exchange-terms.js';
import { ExchangeRules } from './exchange.rules.js';

/** With what is bought, and its rate without zeros at its end. */
export type ExchangeRow = LockedOf<typeof exchange.declared, { sn: string; bought: number }>;

const RATE = 'trim_scale(t.rate)::text';

/** In hundredths of a percent, rounded away from zero as `deviationOf` rounds it. */
const DEVIATION = `(sign(t.rate - t.reference_rate) * least(2147483647,
  ceil(abs(t.rate - t.reference_rate) * ${WHOLE_RATE} / t.reference_rate)))::int`;

/** Exchanges as finance lists, requests and decides them. */
export const servedExchange = serveDocument<typeof exchange.declared, ExchangeRow>(exchange, {
  table: 'exchange',
  rowsOf: { sharedBy: 'what the platform exchanges, of none of finance’s people' },
  columns: { member_id: 'account_id' },
  row: { sn: 't.sn', bought: 't.bought', rate: RATE },
  sameDay: {
    amount: 't.sold',
    isSame: `(t.whose, t.account_id, t.company_id, t.sold_currency)
      IS NOT DISTINCT FROM (o.whose, o.account_id, o.company_id, o.sold_currency)`,
  },
  computed: { bought: boughtOf },
  joins: `JOIN account m ON m.id = t.made_by LEFT JOIN account a ON a.id = t.account_id
    LEFT JOIN company c ON c.id = t.company_id`,
  shown: {
    owner_name: ({ language }) => `coalesce(${localized('c.name', language)}, a.username)`,
    rate: RATE,
    reference_rate: 'trim_scale(t.reference_rate)::text',
    deviation: DEVIATION,
    balance: `CASE WHEN t.whose <> 0 THEN coalesce((SELECT l.balance FROM ledger_account l
      WHERE (l.owner_type, l.owner_id, l.kind, l.currency) =
        (CASE WHEN t.company_id IS NULL THEN 'member' ELSE 'company' END, coalesce(t.company_id, t.account_id),
         'available', t.sold_currency)), 0) END`,
    asked_by: 'm.username',
    entry_id: `(SELECT e.id FROM journal_entry e
      WHERE (e.cause_type, e.cause_id, e.step) = ('exchange', t.id, 'book'))`,
  },
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
  rules: ExchangeRules,
});
