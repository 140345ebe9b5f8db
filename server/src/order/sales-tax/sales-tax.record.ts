import { SALES_TAX_KIND, salesTax } from '@fovea/shared-types/finance/sales-tax.record';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { PERCENT } from '@fovea/shared-types/record/percent';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';

const { invoice, receipt, delivery_note } = TAX_DOCUMENT_KIND;

/** In hundredths of a percent; what no sale is taxed at where the text is no rate. */
const rateIn = (text: string): number => {
  const plain = text.normalize('NFKC').replace('%', '').trim();
  return PERCENT.test(plain) ? Math.round(Number(plain) * 100) : -1;
};

/** Sales of companies as the platform reads all of them and a company its own. */
export const servedSalesTax = serveRecord(salesTax, {
  table: 'sales_tax',
  rowsOf: { sharedBy: 'sales of a company, of none of its people' },
  // Ids are made of what a row is of, its rate and its kind. Without the offset the view would be read whole, and joined.
  pageRow: `SELECT x.* FROM sales_tax x
    WHERE x.kind = page.id % 2 + 1 AND x.source_id = page.id / 2 / 10001 AND x.id = page.id OFFSET 0`,
  joins: 'JOIN account a ON a.id = t.seller_id LEFT JOIN company c ON c.id = t.company_id',
  shown: {
    seller_name: ({ language }) => `coalesce(${localized('c.name', language)}, a.username)`,
    document: `(SELECT d.number FROM tax_document d
      WHERE d.order_id = t.order_id AND CASE t.kind
        WHEN ${SALES_TAX_KIND.refund} THEN d.refund_id = t.source_id
        ELSE d.kind IN (${invoice}, ${receipt}, ${delivery_note})
          AND NOT EXISTS (SELECT FROM tax_document n WHERE n.amends_id = d.id) END
      ORDER BY d.kind, d.id DESC LIMIT 1)`,
  },
  filters: {
    begin: 't.booked_on',
    end: 't.booked_on',
    rate: (filter, text) => filter.where(`t.rate = ${filter.value(rateIn(text))}`),
  },
});
