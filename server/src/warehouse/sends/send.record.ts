import { send } from '@fovea/shared-types/warehouse/send.record';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { localized } from '../../platform/database/localized.js';
import { searchable } from '../../platform/database/search-terms.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { thingColumns } from '../documents/stock-document.rows.js';
import { ofNamedProducts, productJoins } from '../stock/stock-rows.js';

const OUT = [SEND_STATUS.sent, SEND_STATUS.delivered, SEND_STATUS.came_back].join(', ');

/** Deliveries: of all companies for the platform, of its own for each. */
export const servedSend = serveRecord(send, {
  table: 'send',
  rowsOf: { sharedBy: 'documents of a warehouse, at which all its people work' },
  columns: {
    send_sn: 'sn',
    customer_name: 'receiver_name',
    customer_tel: 'receiver_tel',
    customer_address: 'receiver_address',
    country: 'receiver_country',
  },
  joins: `JOIN company c ON c.id = t.company_id
    JOIN stock_document d ON d.id = t.document_id
    JOIN send_line l ON l.send_id = t.id AND l.line = 1
    ${productJoins('l.product_id')}
    CROSS JOIN LATERAL (SELECT count(*) AS lines, sum(quantity) AS quantity FROM send_line WHERE send_id = t.id) n`,
  shown: {
    company_name: ({ language }) => localized('c.name', language),
    ware_house_out_sn: 'd.sn',
    ...thingColumns,
    line_count: 'n.lines',
    good_number: 'n.quantity',
  },
  filters: {
    id: 't.id',
    company_id: 't.company_id',
    customer_name: searchable('t.receiver_name'),
    goods_name: (filter, text) =>
      ofNamedProducts(
        filter,
        text,
        (condition) =>
          `t.id IN (SELECT x.send_id FROM send_line x JOIN product p ON p.id = x.product_id WHERE ${condition})`,
      ),
    logistics_code: (filter, code) =>
      filter.where(`t.logistics_code = ${filter.value(code)} AND t.logistics_code <> ''`),
    is_out: (filter, isOut) => filter.where(`t.status ${isOut === 1 ? 'IN' : 'NOT IN'} (${OUT})`),
    begin: 't.created_at',
    end: 't.created_at',
  },
});
