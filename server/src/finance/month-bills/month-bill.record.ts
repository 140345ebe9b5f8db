import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import type { Language } from '@fovea/shared-types/language';
import { MONTH_BILL_STATUS, REQUESTED_STATUS } from '@fovea/shared-types/states';
import { codeName } from '../../i18n/dictionary-text.js';
import { searchTerms } from '../../platform/database/search-terms.js';
import { literally, type SqlFilter } from '../../platform/database/sql-filter.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { CUSTOMER, CUSTOMER_JOINS, DUE_ON } from './month-bill.repository.js';

/** Of one that waits or is booked there is one at most. */
const WRITE_OFF_BY = `(SELECT a.username FROM write_off w JOIN account a ON a.id = w.made_by
  WHERE w.bill_id = t.id AND w.status IN (${REQUESTED_STATUS.pending}, ${REQUESTED_STATUS.booked}))`;

/** What a bill that is void because it was written off is called. */
export const writtenOff = (language: Language): string =>
  codeName(language, 'states:write_off', REQUESTED_STATUS.booked);

/** Bills as finance reads them. */
export const servedMonthBill = serveRecord(monthBill, {
  table: 'month_bill',
  rowsOf: { sharedBy: 'what customers owe the platform: of none of its people' },
  joins: CUSTOMER_JOINS('t'),
  columns: {
    type1_total_price: 'type1_total',
    type2_total_price: 'type2_total',
    goods_total_price: 'goods_total',
  },
  shown: {
    customer_name: ({ language }) => CUSTOMER(language),
    owed: 't.price - t.paid',
    due_on: DUE_ON,
    number: '(SELECT d.number FROM tax_document d WHERE d.month_bill_id = t.id)',
    write_off_by: WRITE_OFF_BY,
  },
  // The code alone would read as if there had been nothing to pay.
  cells: {
    status: ({ status, write_off_by }, language) =>
      status === MONTH_BILL_STATUS.void && write_off_by !== null ? writtenOff(language) : undefined,
  },
  filters: { customer_name: (filter, text) => ofCustomer(filter, text, 't') },
});

/** Every search term occurs in the name of the customer, or every one in that of the customer's company. */
export function ofCustomer(filter: SqlFilter, text: string, bill: 'b' | 't'): void {
  const terms = searchTerms(text);
  if (terms.length === 0) return;
  const inside = (alias: string): string =>
    terms
      .map((term) =>
        [...term].length === 2
          ? `${alias}.search_bigrams @> ARRAY[${filter.value(term)}]::text[]`
          : `${alias}.search_text LIKE ${filter.value(`%${literally(term)}%`)}`,
      )
      .join(' AND ');
  filter.where(`${bill}.account_id IN (SELECT a.id FROM account a WHERE ${inside('a')}
    UNION ALL SELECT a.id FROM company k JOIN account a ON a.company_id = k.id WHERE ${inside('k')})`);
}
