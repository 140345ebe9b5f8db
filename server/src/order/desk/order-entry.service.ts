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
import { GOODS_ROWS } from '../../goods/listing/goods-rows.js';
import { readAddress } from '../../member/address/address-rules.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { readerOf, withinReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { toPlaced } from '../orders/placed-answer.js';
import { ShopOrderService } from '../orders/shop-order.service.js';
import { toQuoted } from '../quotes/quote.mapper.js';
import { QuoteService, type Buyer } from '../quotes/quote.service.js';
import { OrderCustomerRepository, type CustomerRow } from './order-customer.repository.js';

/** Orders that a customer gives on the phone: written down by staff, priced, held and paid as if he had placed them. */
@Injectable()
export class OrderEntryService {
  constructor(
    private readonly db: Database,
    private readonly buyers: OrderCustomerRepository,
    private readonly quotes: QuoteService,
    private readonly orders: ShopOrderService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  async customers(caller: StaffCaller, request: OrderCustomersRequest): Promise<OrderCustomer[]> {
    const found = await this.buyers.find(this.db, caller.language, readerOf(caller), request);
    return found.map(({ company_id: _, ...customer }) => customer);
  }

  /** @throws NOT_FOUND for goods that the caller does not sell, and for a customer whom he has not found */
  async quote(caller: StaffCaller, request: AdminOrderQuoteRequest): Promise<AdminOrderQuote> {
    const buyer = await this.buyer(this.db, caller, request);
    const { lines, delivery_type, country, postal_code = null } = request;
    const place = country === undefined ? null : { country, postal_code };
    const asked = { lines, place, ...(delivery_type !== undefined && { delivery_type }) };
    return toQuoted(await this.quotes.quote(this.db, toBuyer(buyer, caller), asked), caller.language);
  }

  /** @throws as `quote`; PAY_TYPE_REFUSED of who cannot pay by month; whatever refuses an order */
  async place(caller: StaffCaller, request: AdminAddOrderRequest): Promise<AddOrderResponse> {
    const address = readAddress(request.address);
    const answer = await this.idempotency.run(caller, adminAddOrder.path, request, async (tx) => {
      const buyer = await this.buyer(tx, caller, request);
      const { lines, delivery_type, pay_type = null, quote_id, remark } = request;
      if (pay_type === PAY_TYPE.monthly && !buyer.is_month_payment) throw new AppError('PAY_TYPE_REFUSED');
      const placed = await this.orders.place(
        tx,
        toBuyer(buyer, caller),
        {
          ...{ lines, address, pay_type, quote_id, place: address },
          ...(delivery_type !== undefined && { delivery_type }),
          ...(remark !== undefined && { remark }),
        },
        caller.member.accountId,
      );
      for (const { id, order_no } of placed.orders)
        await this.audit.record(tx, caller, {
          action: 'order:order:add',
          subjectType: 'order',
          subjectId: id,
          after: { order_no, username: buyer.username },
        });
      return toPlaced(placed);
    });
    this.outbox.wake();
    return answer;
  }

  private async buyer(
    q: Queryable,
    caller: StaffCaller,
    { buyer_id: id, search = '', lines }: AdminOrderQuoteRequest,
  ): Promise<CustomerRow> {
    const goods = lines.map(({ goods_id }) => goods_id);
    const sold = await withinReach(q, caller, GOODS_ROWS, goods);
    const [buyer] = await this.buyers.find(q, caller.language, readerOf(caller), { search, id });
    if (!buyer || goods.some((one) => !sold.has(one))) throw new AppError('NOT_FOUND');
    return buyer;
  }
}

const toBuyer = ({ id, company_id }: CustomerRow, { language }: StaffCaller): Buyer => ({
  accountId: id,
  companyId: company_id,
  language,
});
