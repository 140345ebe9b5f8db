import { Injectable } from '@nestjs/common';
import { sendOutOrderStatus } from '@fovea/shared-types/order/shipping.calls';
import type { ShipmentStatusRequest, ShippingAnswer } from '@fovea/shared-types/order/shipping.dto';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { ShippingOrders } from './shipping-orders.js';
import { SHIPMENT_PICTURES, ShipmentRepository } from './shipment.repository.js';

const { sent, came_back } = SEND_STATUS;

/** The carrier's result of a parcel: delivered, or not accepted and returned. */
@Injectable()
export class ParcelEndService {
  constructor(
    private readonly orders: ShippingOrders,
    private readonly shipments: ShipmentRepository,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The buyer of a delivered parcel is requested to confirm it; a returned one waits to be sent again, and is not received by
   * the time.
   * @throws NOT_FOUND, STATE_CONFLICT unless it is on its way
   */
  async end(caller: StaffCaller, request: ShipmentStatusRequest): Promise<ShippingAnswer> {
    const { id, status, images = [] } = request;
    const { accountId } = caller.member;
    const isBack = status === came_back;
    const answer = await this.idempotency.run(caller, sendOutOrderStatus.path, request, async (tx) => {
      const order = await this.orders.lockOfParcel(
        tx,
        caller,
        id,
        isBack ? 'record the return' : 'record the proof of delivery',
      );
      await this.files.append(tx, accountId, SHIPMENT_PICTURES, id, images);
      await this.shipments.end(tx, id, status);
      if (isBack) await this.orders.setBack(tx, order, accountId);
      await this.outbox.add(tx, 'order.parcel-moved', {
        order_id: order.id,
        shipment_id: id,
        news: isBack ? 'came_back' : 'delivered',
      });
      await this.audit.record(tx, caller, {
        action: 'order:shipment:status',
        subjectType: 'shipment',
        subjectId: id,
        before: { status: sent },
        after: { status },
      });
      return { id, status };
    });
    this.outbox.wake();
    return answer;
  }
}
