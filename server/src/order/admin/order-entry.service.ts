import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { AddOrderResponse } from '@fovea/shared-types/order/checkout.dto';
import { adminAddOrder } from '@fovea/shared-types/order/order-entry.calls';
import type {
  AdminAddOrderRequest,
  AdminOrderQuote,
  AdminOrderQuoteRequest,
  OrderCustomer,
  OrderCustomersRequest,
} from '@fovea/shared-types/order/order-entry.dto';
import { readAddress } from '../../member/address/address-rules.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { toPlaced } from '../orders/placed-answer.js';
import { ShopOrderService } from '../orders/shop-order.service.js';
import { toQuoted } from '../quotes/quote.mapper.js';
import { QuoteService } from '../quotes/quote.service.js';
import { OrderBuyers } from './order-buyers.service.js';

/** Orders placed by phone: entered by staff, priced, reserved and paid as if the customer had placed them. */
@Injectable()
export class OrderEntryService {
  constructor(
    private readonly db: Database,
    private readonly buyers: OrderBuyers,
    private readonly quotes: QuoteService,
    private readonly orders: ShopOrderService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  customers(caller: StaffCaller, request: OrderCustomersRequest): Promise<OrderCustomer[]> {
    return this.buyers.find(caller, request);
  }

  /** @throws as `OrderBuyers.priced` */
  async quote(caller: StaffCaller, request: AdminOrderQuoteRequest): Promise<AdminOrderQuote> {
    const buyer = await this.buyers.priced(this.db, caller, request);
    const { lines, delivery_type, country, postal_code = null } = request;
    const place = country === undefined ? null : { country, postal_code };
    const requested = { lines, place, ...(delivery_type !== undefined && { delivery_type }) };
    return toQuoted(await this.quotes.quote(this.db, buyer, requested), caller.language);
  }

  /** @throws as `OrderBuyers.ordering`; PAY_TYPE_REFUSED of who cannot pay by month; whatever refuses an order */
  async place(caller: StaffCaller, request: AdminAddOrderRequest): Promise<AddOrderResponse> {
    const address = readAddress(request.address);
    const answer = await this.idempotency.run(caller, adminAddOrder.path, request, async (tx) => {
      const buyer = await this.buyers.ordering(tx, caller, request, address);
      const { lines, delivery_type, pay_type = null, quote_id, remark } = request;
      if (pay_type === PAY_TYPE.monthly && !buyer.isMonthly) throw new AppError('PAY_TYPE_REFUSED');
      const placed = await this.orders.place(
        tx,
        buyer,
        {
          ...{ lines, address, pay_type, quote_id, place: address },
          ...(delivery_type !== undefined && { delivery_type }),
          ...(remark !== undefined && { remark }),
        },
        caller.member.accountId,
      );
      await this.audit.recordAll(
        tx,
        caller,
        placed.orders.map(({ id, order_no }) => ({
          action: 'order:order:add',
          subjectType: 'order',
          subjectId: id,
          after: { order_no, username: buyer.username },
        })),
      );
      return toPlaced(placed);
    });
    this.outbox.wake();
    return answer;
  }
}
