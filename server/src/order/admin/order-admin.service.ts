import { Inject, Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { toWire } from '@fovea/shared-types/money';
import type {
  AdminOrderCount,
  AdminOrderDetail,
  OrderRefundSwitchAnswer,
  OrderRefundSwitchRequest,
} from '@fovea/shared-types/order/order-admin.dto';
import type { order } from '@fovea/shared-types/order/order.record';
import { codeName } from '../../i18n/dictionary-text.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { readerOf, refuseBeyondReach } from '../../platform/database/row-scope.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { ORDER_ROWS } from '../orders/order-rows.js';
import { lessDeposit } from '../quotes/less-deposit.js';
import { OrderAdminRepository } from './order-admin.repository.js';
import { servedOrder } from './order.record.js';

/** Orders as the merchant's people and the platform work on them. */
@Injectable()
export class OrderAdminService {
  constructor(
    @Inject(servedOrder.Service) private readonly rows: RecordRows<(typeof order)['declared']>,
    private readonly db: Database,
    private readonly orders: OrderAdminRepository,
    private readonly audit: AuditLog,
  ) {}

  async getOrderDetail(caller: StaffCaller, { id }: IdRequest): Promise<AdminOrderDetail> {
    const row = await this.rows.row(caller, id);
    const facts = await this.orders.facts(this.db, id, caller.language);
    if (!facts) throw new AppError('NOT_FOUND');
    const money = (amount: number) => toWire(amount, facts.currency);
    return {
      ...row,
      items: facts.lines.map(({ image_key, unit_price, ...line }) => ({
        ...line,
        image: fileUrl(image_key),
        unit_price: money(unit_price),
      })),
      freight: money(facts.freight),
      tax: money(facts.tax),
      total_price: money(facts.total),
      to_pay: money(lessDeposit(facts)),
      deposit: money(facts.deposit),
      auction_id: facts.auction_id,
      remark: facts.remark,
      buyer_id: facts.buyer_id,
      address: facts.address,
      marked_at: facts.marked_at?.toISOString() ?? null,
      pay_deadline: facts.pay_deadline?.toISOString() ?? null,
      history: facts.history.map(({ created_at, ...step }) => ({
        ...step,
        status_name: codeName(caller.language, 'order_status', step.status),
        created_at: new Date(created_at).toISOString(),
      })),
    };
  }

  countOrders(caller: StaffCaller): Promise<AdminOrderCount[]> {
    return this.orders.countWaiting(this.db, readerOf(caller));
  }

  async setRefundSwitch(
    caller: StaffCaller,
    { id, refund_switch }: OrderRefundSwitchRequest,
  ): Promise<OrderRefundSwitchAnswer> {
    await this.db.transaction(async (tx) => {
      await refuseBeyondReach(tx, caller, ORDER_ROWS, id);
      const before = await this.orders.lockSwitch(tx, id);
      if (before === null) throw new AppError('NOT_FOUND');
      if (before === refund_switch) return;
      await this.orders.setSwitch(tx, id, refund_switch);
      await this.audit.record(tx, caller, {
        action: 'order:order:refund-switch',
        subjectType: 'order',
        subjectId: id,
        before: { refund_switch: before },
        after: { refund_switch },
      });
    });
    return { id, refund_switch };
  }
}
