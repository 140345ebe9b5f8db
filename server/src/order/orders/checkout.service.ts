import { Injectable } from '@nestjs/common';
import { toWire } from '@fovea/shared-types/money';
import { addOrder } from '@fovea/shared-types/order/checkout.calls';
import type {
  AddOrderRequest,
  AddOrderResponse,
  OrderQuote,
  OrderQuoteRequest,
} from '@fovea/shared-types/order/checkout.dto';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { LedgerService } from '../../finance/ledger/ledger.service.js';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { toOrderQuote } from '../quotes/quote.mapper.js';
import { QuoteService, type Buyer } from '../quotes/quote.service.js';
import { ShopOrderService, type Placed } from './shop-order.service.js';

/** A buyer's way from what he chose to his orders. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly db: Database,
    private readonly quotes: QuoteService,
    private readonly orders: ShopOrderService,
    private readonly ledger: LedgerService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  async quote(caller: MemberCaller, request: OrderQuoteRequest): Promise<OrderQuote> {
    const quote = await this.quotes.quote(this.db, buyerOf(caller), request);
    const balances = await this.ledger.balance(caller.member.accountId);
    const own = balances.find(({ currency }) => currency === quote.currency);
    return toOrderQuote(quote, own?.available ?? 0, caller.language);
  }

  async place(caller: MemberCaller, request: AddOrderRequest): Promise<AddOrderResponse> {
    const answer = await this.idempotency.run(caller, addOrder.path, request, async (tx) =>
      toAnswer(await this.orders.place(tx, buyerOf(caller), request)),
    );
    this.outbox.wake();
    return answer;
  }
}

const buyerOf = ({ member, language }: MemberCaller): Buyer => ({
  accountId: member.accountId,
  companyId: member.companyId,
  language,
});

function toAnswer({ orders, quote, groupId }: Placed): AddOrderResponse {
  const [first] = orders;
  invariant(first, 'an order is placed');
  const wire = (amount: number): string => toWire(amount, quote.currency);
  return {
    id: first.id,
    order_no: first.order_no,
    status: ORDER_STATUS.pending_payment,
    total_price: wire(orders.reduce((sum, { total }) => sum + total, 0)),
    currency: quote.currency,
    pay_deadline: first.pay_deadline.toISOString(),
    orders: orders.map(({ id, order_no, total }) => ({ id, order_no, total_price: wire(total) })),
    payment_group_id: groupId,
  };
}
