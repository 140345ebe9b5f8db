import { proceedsPayout } from '@fovea/shared-types/finance/transfer.record';
import { localized } from '../../platform/database/localized.js';
import { searchable, searchTerms } from '../../platform/database/search-terms.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import type { SqlFilter } from '../../platform/database/sql-filter.js';

const BUYER_TEXT = `(SELECT ${searchable(`concat_ws(' ', a.username, a.email)`)} FROM account a WHERE a.id = t.buyer_id)`;
const OWNER_TEXT = `(SELECT ${searchable(`concat_ws(' ', o.name_c, o.name_e, o.name_j, p.username)`)}
  FROM account p LEFT JOIN company o ON o.id = t.company_id WHERE p.id = t.seller_id)`;

const containsText =
  (text: string) =>
  (filter: SqlFilter, wanted: string): unknown =>
    filter.where(`position(${filter.value(searchTerms(wanted).join(' '))}::text in ${text}) > 0`);

/** Transfers of the caller's companies; the platform sees everybody's. */
export const servedProceedsPayout = serveRecord(proceedsPayout, {
  table: 'transfer',
  rowsOf: { sharedBy: 'money of a company, of none of its people' },
  joins: `JOIN account b ON b.id = t.buyer_id JOIN account a ON a.id = t.seller_id
    LEFT JOIN company c ON c.id = t.company_id`,
  shown: {
    goods_name: ({ language }) => localized('t.goods_name', language),
    email: `coalesce(b.email, '')`,
    username: 'b.username',
    company_name: ({ language }) => `coalesce(${localized('c.name', language)}, a.username)`,
    money: 't.amount',
    fee: '(t.fee + t.fee_tax)',
    by_hand: '(t.made_by IS NOT NULL)::int',
  },
  filters: {
    goods_name: (filter, wanted) => filter.contains('t.goods_text', searchTerms(wanted).join(' ')),
    username: containsText(BUYER_TEXT),
    company_name: containsText(OWNER_TEXT),
    by_hand: (filter, code) => filter.where(`t.made_by IS ${code === 1 ? 'NOT NULL' : 'NULL'}`),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
