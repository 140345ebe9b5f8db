import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { buyNow } from '@fovea/shared-types/auction/auction.calls';
import type { BuyNowRequest, BuyNowResponse } from '@fovea/shared-types/auction/bid.dto';
import { toWire } from '@fovea/shared-types/money';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { keyDigest } from '../../platform/http/idempotency.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { LotCommandRunner } from './lot-command-runner.js';
import { LotSale } from './lot-sale.js';

/** Purchases at the buy-now price. */
@Injectable()
export class BuyNowService {
  constructor(
    private readonly commands: LotCommandRunner,
    private readonly sale: LotSale,
  ) {}

  /** Takes the lot at its buy-now price; one transaction of the lot's lane ends it. */
  buyNow(caller: MemberCaller, request: BuyNowRequest): Promise<BuyNowResponse> {
    const key = request.request_id ?? caller.idempotencyKey ?? randomUUID();
    const purchase = {
      auctionId: request.id,
      accountId: caller.member.accountId,
      digest: keyDigest(`buy-now:${key}`).toString('hex'),
    };
    return this.commands.runLotCommand(caller, buyNow.path, request, async (tx) => {
      const sold = await this.sale.byBuyNow(tx, purchase);
      const { price, terms } = sold.lot.state;
      const answer = {
        order_id: null,
        order_no: null,
        price: toWire(price, terms.currency),
        currency: terms.currency,
        status: AUCTION_STATUS.successful,
      };
      return { answer, moved: sold };
    });
  }
}
