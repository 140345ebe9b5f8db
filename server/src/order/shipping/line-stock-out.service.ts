import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { sendOutAnew } from '@fovea/shared-types/order/shipping.calls';
import type { SendOutAnewRequest } from '@fovea/shared-types/order/shipping.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderStock } from '../../warehouse/documents/order-stock.js';
import { ShippingOrders } from './shipping-orders.js';

interface SoldLineRow {
  orderLineId: number;
  orderNo: string;
  sellerId: number;
  serialNumber: string | null;
  owed: number;
}

/** Lines of paid orders whose stock-out came to nothing. */
@Injectable()
export class LineStockOutService {
  constructor(
    private readonly orders: ShippingOrders,
    private readonly stock: OrderStock,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws NOT_FOUND, STATE_CONFLICT unless it waits to be shipped, STOCK_INSUFFICIENT */
  async sendAnew(caller: StaffCaller, request: SendOutAnewRequest): Promise<IdAnswer> {
    const answer = await this.idempotency.run(caller, sendOutAnew.path, request, async (tx) => {
      const order = await this.orders.lock(tx, caller, request.id);
      if (!orderMachine.may(order.status, 'ship')) throw new AppError('STATE_CONFLICT');
      const line = await this.findStockOutOfLine(tx, request);
      if (!line) throw fieldError({ line: { key: 'choice' } });
      const { id, sn } = await this.stock.sendAnew(tx, line);
      await this.audit.record(tx, caller, {
        action: 'order:order:ship',
        subjectType: 'order',
        subjectId: order.id,
        after: { ware_house_out_sn: sn },
      });
      return { id };
    });
    this.outbox.wake();
    return answer;
  }

  private async findStockOutOfLine(tx: Tx, { id, line }: SendOutAnewRequest): Promise<SoldLineRow | null> {
    const { rows } = await tx.query<SoldLineRow>(
      `SELECT l.id AS "orderLineId", o.order_no AS "orderNo", o.seller_id AS "sellerId",
         g.serial_number AS "serialNumber", l.quantity - l.released AS owed
       FROM order_line l JOIN orders o ON o.id = l.order_id JOIN goods g ON g.id = l.goods_id
       WHERE l.order_id = $1 AND l.line = $2 AND l.quantity > l.released`,
      [id, line],
    );
    return rows[0] ?? null;
  }
}
