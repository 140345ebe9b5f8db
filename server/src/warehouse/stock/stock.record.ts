import { STOCK_RESERVATION_STATUS } from '@fovea/shared-types/states';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { serveRecord } from '../../platform/records/serve-record.js';
import { ofNamedProducts, productColumns, productJoins } from './stock-rows.js';

/** What is where, for its company and the platform. */
export const servedStock = serveRecord(stock, {
  table: 'stock',
  rowsOf: { sharedBy: 'stock of a company, of none of its people' },
  joins: `JOIN warehouse w ON w.id = t.warehouse_id ${productJoins('t.product_id')}`,
  columns: { ware_house_product_good_number: 'on_hand' },
  shown: {
    ...productColumns,
    // A stock of one piece shows its number.
    serial_number: `(SELECT min(u.serial_number) FROM serial_unit u WHERE u.stock_id = t.id AND u.place = 1
      AND t.on_hand = 1)`,
    gtin: 'p.gtin',
    ware_house_id: 't.warehouse_id',
    ware_house_name: 'w.name',
    is_low: 't.warned_at IS NOT NULL',
    reserved_until: `(SELECT min(r.expires_at) FROM stock_reservation r WHERE r.stock_id = t.id AND r.status = ${STOCK_RESERVATION_STATUS.held})`,
    value: 't.value_amount',
  },
  filters: {
    goods_name: (filter, text) =>
      ofNamedProducts(filter, text, (named) => `t.product_id IN (SELECT p.id FROM product p WHERE ${named})`),
    goods_code: (filter, code) =>
      filter.where(`t.product_id IN (SELECT p.id FROM product p WHERE p.goods_code = ${filter.value(code)})`),
    ware_house_id: 't.warehouse_id',
    category_id: (filter, id) =>
      filter.where(`t.product_id IN (SELECT p.id FROM product p WHERE p.category_id = ${filter.value(id)})`),
    product_id: 't.product_id',
    gtin: (filter, gtin) =>
      filter.where(`t.product_id IN (SELECT p.id FROM product p WHERE p.gtin = ${filter.value(gtin)})`),
    /** Where something of it is. */
    bin_id: (filter, id) => {
      const bin = filter.value(id);
      filter.where(`t.id IN (SELECT part.stock_id FROM stock_part part WHERE part.bin_id = ${bin} AND part.on_hand > 0
        UNION ALL SELECT u.stock_id FROM serial_unit u WHERE u.bin_id = ${bin} AND u.place = 1)`);
    },
    is_low: (filter, isLow) => filter.where(`t.warned_at IS ${isLow === 1 ? 'NOT NULL' : 'NULL'}`),
  },
});
