import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { type Currency, toWire } from '@fovea/shared-types/money';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { searchWords } from '../../platform/database/search-words.js';
import { literally, type SqlFilter } from '../../platform/database/sql-filter.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { CUSTOMER, CUSTOMER_JOINS } from './month-bill.repository.js';

const inUnits = (amount: unknown, { currency }: Readonly<Record<string, unknown>>): string =>
  toWire(Number(amount), currency as Currency); // both columns are checked

/** Bills as finance reads them. */
export const servedMonthBill = serveRecord(monthBill, {
  table: 'month_bill',
  rowsOf: { sharedBy: 'what customers owe the platform: of none of its people' },
  joins: `${CUSTOMER_JOINS} LEFT JOIN account w ON w.id = t.write_off_by`,
  columns: { type1_total_price: 'type1_total', type2_total_price: 'type2_total' },
  shown: { customer_name: ({ language }) => CUSTOMER(language), write_off_by: 'w.username' },
  made: { price: inUnits, type1_total_price: inUnits, type2_total_price: inUnits },
  filters: {
    customer_name: ofCustomer,
    is_write_off_asked: (filter, yes) =>
      filter.where(
        `${yes === 1 ? '' : 'NOT '}(t.write_off_by IS NOT NULL AND t.status = ${MONTH_BILL_STATUS.overdue})`,
      ),
  },
});

/** Every word stands in the name of the customer, or every one in that of his company. */
function ofCustomer(filter: SqlFilter, said: string): void {
  const words = searchWords(said);
  if (words.length === 0) return;
  const inside = (alias: string): string =>
    words
      .map((word) =>
        [...word].length === 2
          ? `${alias}.search_bigrams @> ARRAY[${filter.value(word)}]::text[]`
          : `${alias}.search_text LIKE ${filter.value(`%${literally(word)}%`)}`,
      )
      .join(' AND ');
  filter.where(`t.account_id IN (SELECT a.id FROM account a WHERE ${inside('a')}
    UNION ALL SELECT a.id FROM company k JOIN account a ON a.company_id = k.id WHERE ${inside('k')})`);
}
