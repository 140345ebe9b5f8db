import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { thingColumns } from '../documents/stock-document.rows.js';
import { ofNamedProducts, productJoins } from '../stock/stock-rows.js';

/** Arrivals: of all companies for the platform, of its own for each. */
export const servedArrival = serveRecord(arrival, {
  table: 'arrival',
  rowsOf: { sharedBy: 'documents of a warehouse, at which all its people work' },
  columns: { arrived_sn: 'sn' },
  joins: `JOIN company c ON c.id = t.company_id
    LEFT JOIN customer m ON m.id = t.customer_id
    LEFT JOIN warehouse w ON w.id = t.warehouse_id
    JOIN arrival_line l ON l.arrival_id = t.id AND l.line = 1
    ${productJoins('l.product_id')}
    CROSS JOIN LATERAL (SELECT count(*) AS lines, sum(quantity) AS quantity, sum(arrived) AS arrived,
        sum(greatest(quantity - arrived, 0)) FILTER (WHERE arrived IS NOT NULL) AS rest
      FROM arrival_line WHERE arrival_id = t.id) n
    CROSS JOIN LATERAL (SELECT
        coalesce(sum(quantity) FILTER (WHERE status = ${STOCK_DOCUMENT_STATUS.pending}), 0)::int AS waiting,
        coalesce(sum(quantity) FILTER (WHERE status = ${STOCK_DOCUMENT_STATUS.approved}), 0)::int AS stocked
      FROM stock_document WHERE arrival_id = t.id) s`,
  shown: {
    company_name: ({ language }) => localized('c.name', language),
    ...thingColumns,
    line_count: 'n.lines',
    good_number: 'n.quantity',
    arrived_number: 'n.arrived',
    stocked_number: 's.stocked',
    to_stock_number: 'greatest(coalesce(n.arrived, 0) - s.waiting - s.stocked, 0)::int',
    waiting_number: 's.waiting',
    rest_number: 'n.rest',
    customer_name: 'm.name',
    ware_house_name: 'w.name',
  },
  filters: {
    id: 't.id',
    arrived_sn: 't.sn',
    company_id: 't.company_id',
    goods_name: (filter, text) =>
      ofNamedProducts(
        filter,
        text,
        (condition) =>
          `t.id IN (SELECT x.arrival_id FROM arrival_line x JOIN product p ON p.id = x.product_id WHERE ${condition})`,
      ),
    serial_number: (filter, serial) =>
      filter.where(
        `t.id IN (SELECT arrival_id FROM arrival_line WHERE serial_number IS NOT NULL
           AND upper(normalize(serial_number, NFKC)) = upper(normalize(btrim(${filter.value(serial)}), NFKC)))`,
      ),
    begin: 't.created_at',
    end: 't.created_at',
  },
});
