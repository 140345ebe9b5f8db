import { Injectable } from '@nestjs/common';
import { addOrder } from '@fovea/shared-types/order/checkout.calls';
import type {
  AddOrderRequest,
  AddOrderResponse,
  OrderQuote,
  OrderQuoteRequest,
} from '@fovea/shared-types/order/checkout.dto';
import { LedgerService } from '../../finance/ledger/ledger.service.js';
import { Database } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { toOrderQuote } from '../quotes/quote.mapper.js';
import { QuoteService, type Buyer } from '../quotes/quote.service.js';
import { toPlaced } from './placed-answer.js';
import { ShopOrderService } from './shop-order.service.js';
import { WonOrderService } from './won-order.service.js';

/** A buyer's way from what he chose to his orders. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly db: Database,
    private readonly quotes: QuoteService,
    private readonly orders: ShopOrderService,
    private readonly won: WonOrderService,
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
    const answer = await this.idempotency.run(
      caller,
      addOrder.path,
      request,
      async (tx) =>
        toPlaced(
          await (request.auction_id === undefined
            ? this.orders.place(tx, buyerOf(caller), request)
            : this.won.address(tx, buyerOf(caller), { ...request, auction_id: request.auction_id })),
        ),
      (work) => this.db.transactionByKeys(work),
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
