import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { cancelSendOutOrder, confirmSendOutOrder, shipOrder } from '@fovea/shared-types/order/shipping.calls';
import type {
  ConfirmShipmentRequest,
  ShipOrderRequest,
  ShippedLine,
  ShippingAnswer,
} from '@fovea/shared-types/order/shipping.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { OTHER_CARRIER, PICKUP } from '@fovea/shared-types/warehouse/carriers';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { refuseBeyondRest } from '../orders/line-rest.js';
import { ShippingOrders, type ShippedOrder } from './shipping-orders.js';
import { type RestLine, SHIPMENT_PICTURES, ShipmentRepository } from './shipment.repository.js';

/** Ships paid orders: at once, in parts, or by a warehouse that prepares them. */
@Injectable()
export class ShippingService {
  constructor(
    private readonly orders: ShippingOrders,
    private readonly shipments: ShipmentRepository,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @throws NOT_FOUND, STATE_CONFLICT unless it waits to be shipped, STOCK_NOT_OUT, and the refusals of the law
   */
  async ship(caller: StaffCaller, request: ShipOrderRequest): Promise<ShippingAnswer> {
    const answer = await this.idempotency.run(caller, shipOrder.path, request, async (tx) => {
      const order = await this.orders.lock(tx, caller, request.id);
      if (!orderMachine.may(order.status, 'ship')) throw new AppError('STATE_CONFLICT');
      const lines = soundLines(await this.shipments.rest(tx, order.id), request.lines);
      const { accountId } = caller.member;
      const { carrier, code } = parcelOf(request);
      const id = await this.shipments.insertShipment(tx, {
        orderId: order.id,
        carrier,
        code,
        accountId,
        lines,
      });
      await this.files.replace(tx, accountId, SHIPMENT_PICTURES, id, request.images ?? []);
      await this.audit.record(tx, caller, {
        action: 'order:order:ship',
        subjectType: 'shipment',
        subjectId: id,
        after: { logistics_company: carrier, logistics_code: code },
      });
      if (!isHandedOver(carrier, code))
        return { id: order.id, status: await this.leave(tx, caller, order, { id, carrier, code }) };
      await this.publish(tx, order.id, id);
      return { id: order.id, status: order.status };
    });
    this.outbox.wake();
    return answer;
  }

  /** A prepared parcel has left. */
  async confirm(caller: StaffCaller, request: ConfirmShipmentRequest): Promise<ShippingAnswer> {
    const { carrier, code } = parcelOf(request);
    if (isHandedOver(carrier, code)) throw fieldError({ logistics_code: { key: 'required' } });
    const answer = await this.idempotency.run(caller, confirmSendOutOrder.path, request, async (tx) => {
      const order = await this.orders.lockOfParcel(tx, caller, request.id, 'record logistics code');
      if (!orderMachine.may(order.status, 'ship')) throw new AppError('STATE_CONFLICT');
      await this.files.append(
        tx,
        caller.member.accountId,
        SHIPMENT_PICTURES,
        request.id,
        request.images ?? [],
      );
      await this.leave(tx, caller, order, { id: request.id, carrier, code });
      await this.note(tx, caller, 'order:shipment:confirm', request.id, SEND_STATUS.sent);
      return { id: request.id, status: SEND_STATUS.sent };
    });
    this.outbox.wake();
    return answer;
  }

  /** Cancels a prepared parcel; its pieces can be sent in another one. */
  async cancelShipment(caller: StaffCaller, request: IdActionRequest): Promise<ShippingAnswer> {
    const answer = await this.idempotency.run(caller, cancelSendOutOrder.path, request, async (tx) => {
      const order = await this.orders.lockOfParcel(tx, caller, request.id, 'delete');
      await this.shipments.cancelShipment(tx, request.id);
      await this.publish(tx, order.id, request.id);
      await this.note(tx, caller, 'order:shipment:cancel', request.id, SEND_STATUS.cancelled);
      return { id: request.id, status: SEND_STATUS.cancelled };
    });
    this.outbox.wake();
    return answer;
  }

  /** Cancels the prepared parcels of an order that is refunded. */
  async keepPrepared(tx: Tx, orderId: number): Promise<void> {
    if (await this.shipments.cancelPrepared(tx, orderId)) await this.publish(tx, orderId, null);
  }

  /** @returns the order's state after that */
  private async leave(
    tx: Tx,
    caller: StaffCaller,
    order: ShippedOrder,
    { id, carrier, code }: { id: number; carrier: number; code: string },
  ): Promise<number> {
    await this.orders.refuseUnready(tx, order, await this.shipments.lines(tx, id));
    await this.shipments.setSent(tx, id, carrier, code);
    const isLast = await this.shipments.hasAllLeft(tx, order.id);
    await this.publish(tx, order.id, id, isLast ? null : 'sent_in_part');
    return isLast ? this.orders.setShipped(tx, order, caller.member.accountId) : order.status;
  }

  private publish(
    tx: Tx,
    orderId: number,
    shipmentId: number | null,
    news: 'sent_in_part' | null = null,
  ): Promise<void> {
    return this.outbox.add(tx, 'order.parcel-moved', { order_id: orderId, shipment_id: shipmentId, news });
  }

  private note(
    tx: Tx,
    caller: StaffCaller,
    action: 'order:shipment:confirm' | 'order:shipment:cancel',
    subjectId: number,
    status: number,
  ): Promise<void> {
    return this.audit.record(tx, caller, {
      action,
      subjectType: 'shipment',
      subjectId,
      before: { status: SEND_STATUS.prepared },
      after: { status },
    });
  }
}

/** Spaces and full-width digits of a number are not the carrier's. */
function parcelOf(request: ConfirmShipmentRequest): { carrier: number; code: string } {
  const carrier = request.logistics_company;
  const code = (request.logistics_code ?? '').normalize('NFKC').trim();
  if (carrier === OTHER_CARRIER && code === '') throw fieldError({ logistics_code: { key: 'required' } });
  return { carrier, code };
}

const isHandedOver = (carrier: number, code: string): boolean => carrier !== PICKUP && code === '';

/** The lines to send: the requested ones, or all that is left. */
function soundLines(rest: readonly RestLine[], requested: readonly ShippedLine[] | undefined): ShippedLine[] {
  if (requested === undefined) {
    const all = rest.filter((line) => line.rest > 0).map(({ line, rest: quantity }) => ({ line, quantity }));
    if (all.length === 0) throw new AppError('STATE_CONFLICT');
    return all;
  }
  refuseBeyondRest(
    requested.map(({ line, quantity }) => [line, quantity]),
    new Map(rest.map((line) => [line.line, line.rest])),
  );
  return [...requested];
}
