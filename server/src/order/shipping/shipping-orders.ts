import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { sendMachine } from '@fovea/shared-types/states/warehouse.states';
import { ComplianceChecks } from '../../goods/compliance/compliance-checks.js';
import type { Tx } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderStock } from '../../warehouse/documents/order-stock.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { ShipmentRepository } from './shipment.repository.js';

/** An order for shipping, locked. */
export interface ShippedOrder {
  id: number;
  buyer_id: number;
  status: number;
  /** Where it goes; null while its buyer has not chosen. */
  country: string | null;
}

/** What is done to a parcel, as its machine has it. */
type ParcelAction = 'record logistics code' | 'record the proof of delivery' | 'record the return' | 'delete';

/** Orders where their goods leave: who may, and whether they may. */
@Injectable()
export class ShippingOrders {
  constructor(
    private readonly moves: OrderMoveService,
    private readonly shipments: ShipmentRepository,
    private readonly stock: OrderStock,
    private readonly compliance: ComplianceChecks,
  ) {}

  /** @throws NOT_FOUND for what the caller does not reach */
  async lock(tx: Tx, caller: StaffCaller, id: number): Promise<ShippedOrder> {
    await refuseBeyondReach(tx, caller, ORDER_ROWS, id);
    const { rows } = await tx.query<ShippedOrder>(
      `SELECT id, buyer_id, status,
         (SELECT a.country FROM order_address a WHERE a.order_id = orders.id) AS country
       FROM orders WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    if (!rows[0]) throw new AppError('NOT_FOUND');
    return rows[0];
  }

  /** The order before its parcel, as everybody does. */
  async lockOfParcel(
    tx: Tx,
    caller: StaffCaller,
    shipmentId: number,
    action: ParcelAction,
  ): Promise<ShippedOrder> {
    const orderId = await this.shipments.orderOf(tx, shipmentId);
    if (orderId === null) throw new AppError('NOT_FOUND');
    const order = await this.lock(tx, caller, orderId);
    const parcel = await this.shipments.findUncancelled(tx, shipmentId);
    if (!parcel || !sendMachine.may(parcel.status, action)) throw new AppError('STATE_CONFLICT');
    return order;
  }

  /**
   * Checked again when goods leave: rules and recalls may have come since the order was placed.
   * @throws STOCK_NOT_OUT where goods kept in a warehouse have no approved stock-out yet
   */
  async refuseUnready(
    tx: Tx,
    { buyer_id: accountId, country: deliveryCountry }: ShippedOrder,
    lines: readonly { id: number; goods_id: number }[],
  ): Promise<void> {
    await this.compliance.refuseBuyers(
      tx,
      lines.map(({ goods_id: goodsId }) => ({ accountId, goodsId, deliveryCountry })),
      { isBinding: true, fieldOf: () => 'lines' },
    );
    await this.stock.refuseNotOut(tx, lines);
  }

  /** Something of what was on its way is back, so nobody receives it by the time. */
  async setBack(tx: Tx, { id, status }: ShippedOrder, actorId: number): Promise<void> {
    if (!orderMachine.may(status, 'record that a parcel came back')) return;
    const to = ORDER_STATUS.to_ship;
    await this.moves.move(tx, [id], { from: status, to, actorId, reason: null });
  }

  /** All of it has left. @returns the new status */
  async setShipped(tx: Tx, { id, status }: ShippedOrder, actorId: number): Promise<number> {
    const to = ORDER_STATUS.to_receive;
    await this.moves.move(tx, [id], { from: status, to, actorId, reason: null });
    return to;
  }
}
