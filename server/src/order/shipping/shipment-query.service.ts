import { Inject, Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { OrderShipment, ShipmentDetail } from '@fovea/shared-types/order/shipping.dto';
import type { shipment } from '@fovea/shared-types/order/shipment.record';
import { trackingUrl } from '@fovea/shared-types/warehouse/carriers';
import { Database } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { FileService } from '../../platform/storage/file.service.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import { servedShipment } from './shipment.record.js';
import { SHIPMENT_PICTURES, ShipmentRepository, type ShownShipmentRow } from './shipment.repository.js';

@Injectable()
export class ShipmentQueryService {
  constructor(
    @Inject(servedShipment.Service) private readonly rows: RecordRows<(typeof shipment)['declared']>,
    private readonly db: Database,
    private readonly shipments: ShipmentRepository,
    private readonly files: FileService,
  ) {}

  /** Of an order that the caller reaches, whatever state its parcels are in. */
  async ofOrder(caller: StaffCaller, { id }: IdRequest): Promise<OrderShipment[]> {
    await refuseBeyondReach(this.db, caller, ORDER_ROWS, id);
    return (await this.shipments.listShipments(this.db, id, caller.language, false)).map(toShipment);
  }

  /** Of an order of the caller's, what has left. */
  async ofOwnOrder({ member, language }: MemberCaller, { id }: IdRequest): Promise<OrderShipment[]> {
    if (!(await this.shipments.isBuyer(this.db, id, member.accountId))) throw new AppError('NOT_FOUND');
    return (await this.shipments.listShipments(this.db, id, language, true)).map(toShipment);
  }

  async getShipmentDetail(caller: StaffCaller, { id }: IdRequest): Promise<ShipmentDetail> {
    const row = await this.rows.row(caller, id);
    const shown = await this.shipments.getShipmentDetail(this.db, id, caller.language);
    if (!shown) throw new AppError('NOT_FOUND');
    return {
      ...row,
      order_id: shown.order_id,
      tracking_url: trackingUrl(shown.logistics_company, shown.logistics_code),
      sent_at: shown.sent_at?.toISOString() ?? null,
      ended_at: shown.ended_at?.toISOString() ?? null,
      items: shown.lines,
      images: await this.files.linksOf(this.db, SHIPMENT_PICTURES, id),
    };
  }
}

const toShipment = ({ sent_at, ended_at, ...row }: ShownShipmentRow): OrderShipment => ({
  ...row,
  tracking_url: trackingUrl(row.logistics_company, row.logistics_code),
  sent_at: sent_at?.toISOString() ?? null,
  ended_at: ended_at?.toISOString() ?? null,
});
