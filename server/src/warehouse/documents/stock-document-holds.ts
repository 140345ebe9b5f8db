import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ALLOCATION_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { inUseBy, NAMES_MAX } from '../../platform/tree/in-use.js';
import { CustomerHolds } from '../customers/customer-holds.js';
import { PlaceHolds } from '../places/place-holds.js';

const holds = async (q: Queryable, condition: string, id: number): Promise<boolean> => {
  const { rows } = await q.query<{ holds: boolean }>(`SELECT EXISTS (${condition}) AS holds`, [id]);
  return firstRow(rows).holds;
};

const { pending, approved, in_transit, received_short } = ALLOCATION_STATUS;
/** Both warehouses of an allocation are wanted until all of it arrived. */
const UNDER_WAY = [pending, approved, in_transit, received_short].join(', ');

/** A warehouse stays while documents of it are pending or it holds stock (R-WH-10), and a customer while documents name them. */
@Injectable()
export class StockDocumentHolds implements OnModuleInit {
  constructor(
    private readonly places: PlaceHolds,
    private readonly customers: CustomerHolds,
  ) {}

  onModuleInit(): void {
    this.customers.register(async (tx, customerId) => {
      const { rows } = await tx.query<{ sn: string; count: number }>(
        `SELECT sn, count(*) OVER () AS count FROM stock_document WHERE customer_id = $1 ORDER BY id LIMIT $2`,
        [customerId, NAMES_MAX],
      );
      return inUseBy(rows, ({ sn }) => sn);
    });
    this.places.register({
      kind: 'pending',
      holdsWarehouse: (tx: Tx, id) =>
        holds(
          tx,
          `SELECT FROM stock_document WHERE warehouse_id = $1 AND status = ${STOCK_DOCUMENT_STATUS.pending}
           UNION ALL SELECT FROM stock_document
             WHERE type = ${STOCK_TYPE.move} AND $1 IN (warehouse_id, to_warehouse_id) AND status IN (${UNDER_WAY})
           UNION ALL SELECT FROM stock WHERE warehouse_id = $1 AND reserved > 0`,
          id,
        ),
    });
    this.places.register({
      kind: 'stock',
      holdsWarehouse: (tx: Tx, id) =>
        holds(tx, `SELECT FROM stock WHERE warehouse_id = $1 AND on_hand + in_transit > 0`, id),
      holdsBin: (tx: Tx, id) =>
        holds(
          tx,
          `SELECT FROM stock_part WHERE bin_id = $1
           UNION ALL SELECT FROM serial_unit WHERE bin_id = $1
           UNION ALL SELECT FROM stock_movement WHERE bin_id = $1
           UNION ALL SELECT FROM stock_document_line WHERE bin_id = $1`,
          id,
        ),
    });
  }
}
