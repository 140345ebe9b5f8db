import { binCode } from '@fovea/shared-types/warehouse/bin-codes';
import { movement } from '@fovea/shared-types/warehouse/movement.record';
import { serveRecord } from '../../platform/records/serve-record.js';
import { movementColumns, movementJoins } from './movement-rows.js';
import { ofNamedProducts } from './stock-rows.js';

/** Every movement, as the company and the platform read it. */
export const servedMovement = serveRecord(movement, {
  table: 'stock_movement',
  rowsOf: { sharedBy: 'stock of a company, of none of its people' },
  joins: movementJoins,
  shown: movementColumns,
  filters: {
    ware_house_id: 't.warehouse_id',
    goods_name: (filter, text) =>
      ofNamedProducts(
        filter,
        text,
        (named) =>
          `t.stock_id IN (SELECT s.id FROM stock s JOIN product p ON p.id = s.product_id WHERE ${named})`,
      ),
    bin_code: (filter, code) =>
      filter.where(
        `t.bin_id IN (SELECT bin.id FROM warehouse_bin bin WHERE bin.code = ${filter.value(binCode(code))})`,
      ),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
