import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { localized } from '../../platform/database/localized.js';
import { searchWords } from '../../platform/database/search-words.js';
import { literally } from '../../platform/database/sql-filter.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** Arrivals: of all companies for the platform, of its own for each. */
export const servedArrival = serveRecord(arrival, {
  table: 'arrival',
  rowsOf: { sharedBy: 'papers of a warehouse, at which all its people work' },
  columns: { arrived_sn: 'sn' },
  joins: `JOIN company c ON c.id = t.company_id
    LEFT JOIN customer m ON m.id = t.customer_id
    LEFT JOIN warehouse w ON w.id = t.warehouse_id
    JOIN arrival_line l ON l.arrival_id = t.id AND l.line = 1
    JOIN product p ON p.id = l.product_id
    JOIN category k ON k.id = p.category_id
    JOIN brand b ON b.id = p.brand_id
    CROSS JOIN LATERAL (SELECT count(*) AS lines, sum(quantity) AS quantity, sum(arrived) AS arrived
      FROM arrival_line WHERE arrival_id = t.id) n`,
  shown: {
    company_name: ({ language }) => localized('c.name', language),
    product_id: 'l.product_id',
    goods_name: ({ language }) => localized('p.name', language),
    goods_name_c: 'p.name_c',
    goods_code: 'p.goods_code',
    maker: ({ language }) => localized('b.name', language),
    category_name: ({ language }) => localized('k.name', language),
    serial_number: 'l.serial_number',
    line_count: 'n.lines',
    good_number: 'n.quantity',
    arrived_number: 'n.arrived',
    stocked_number: `(SELECT coalesce(sum(quantity), 0)::int FROM stock_document
      WHERE arrival_id = t.id AND status = ${STOCK_DOCUMENT_STATUS.approved})`,
    customer_name: 'm.name',
    ware_house_name: 'w.name',
  },
  filters: {
    id: 't.id',
    arrived_sn: 't.sn',
    company_id: 't.company_id',
    // By the index of the item master.
    goods_name: (filter, said) => {
      for (const word of searchWords(said)) {
        const found =
          [...word].length === 2
            ? `search_bigrams @> ARRAY[${filter.value(word)}]::text[]`
            : `search_text LIKE ${filter.value(`%${literally(word)}%`)}`;
        filter.where(
          `t.id IN (SELECT arrival_id FROM arrival_line WHERE product_id IN (SELECT id FROM product WHERE ${found}))`,
        );
      }
    },
    serial_number: (filter, serial) =>
      filter.where(
        `t.id IN (SELECT arrival_id FROM arrival_line WHERE serial_number IS NOT NULL
           AND upper(normalize(serial_number, NFKC)) = upper(normalize(btrim(${filter.value(serial)}), NFKC)))`,
      ),
    begin: 't.created_at',
    end: 't.created_at',
  },
});
