import { Injectable } from '@nestjs/common';
import type { OrderQuote, OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { LedgerService } from '../../finance/ledger/ledger.service.js';
import { Database } from '../../platform/database/database.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { toOrderQuote } from '../quotes/quote.mapper.js';
import { buyerOf, QuoteService } from '../quotes/quote.service.js';

/** What a buyer would pay for the chosen items, and their means of payment. */
@Injectable()
export class CheckoutQuoteService {
  constructor(
    private readonly db: Database,
    private readonly quotes: QuoteService,
    private readonly ledger: LedgerService,
  ) {}

  async quote(caller: MemberCaller, request: OrderQuoteRequest): Promise<OrderQuote> {
    const quote = await this.quotes.quote(this.db, buyerOf(caller), request);
    const balances = await this.ledger.balance(caller.member.accountId);
    const own = balances.find(({ currency }) => currency === quote.currency);
    return toOrderQuote(quote, own?.available ?? 0, caller.language);
  }
}
