import { Injectable } from '@nestjs/common';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { GoodsService } from '../../goods/goods.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { LockedLots } from '../bidding/locked-lots.js';
import type { Lot } from '../lot/lot.js';
import { SecondChanceRepository } from './second-chance.repository.js';
import { nextOffer, OFFERS_MAX, type SecondChanceOffer } from '../rules/second-chance.js';

export interface FoundOffer extends SecondChanceOffer {
  /** How many may be made, this one included. */
  offersLeft: number;
}

/** The bidder to whom a lot is offered next, and the price. */
@Injectable()
export class NextOffer {
  constructor(
    private readonly db: Database,
    private readonly chances: SecondChanceRepository,
    private readonly lots: LockedLots,
    private readonly goods: GoodsService,
  ) {}

  /** @throws the reason why no offer can be made now */
  async decide(tx: Tx, lot: Lot): Promise<SecondChanceOffer> {
    const found = await this.find(tx, lot);
    if ('refusal' in found) throw new AppError(found.refusal);
    return found;
  }

  /** The bidder to whom the lot would be offered now, or the reason why there is none. */
  async find(tx: Tx, lot: Lot): Promise<FoundOffer | { refusal: 'STATE_CONFLICT' | 'OFFER_LIMIT' }> {
    const goods = (await this.goods.lockGoods(tx, [lot.goodsId])).get(lot.goodsId);
    // After the lock of the goods: they are auctioned again under it.
    const facts = await this.chances.readFacts(tx, lot.id);
    invariant(facts && goods, 'an auction has its goods');
    const isFree =
      facts.has_winner_defaulted &&
      !facts.is_running_again &&
      !facts.has_live_offer &&
      goods.sale_state !== SALE_STATE.sold_out;
    if (!isFree || facts.defaulted_at === null) return { refusal: 'STATE_CONFLICT' };
    const submissions = await this.lots.submissions(tx, lot.id);
    const { terms, reserveMet } = lot.state;
    const offer = nextOffer({
      // As it was sold: the seller may have accepted a bid below the reserve.
      terms: reserveMet ? terms : { ...terms, reservePrice: null },
      submissions: submissions.map((row) => ({
        ord: row.ord,
        bidderId: row.bidder_id,
        max: row.max_amount,
        seq: row.seq,
        voided: row.voided,
      })),
      excluded: new Set(facts.excluded),
      offersMade: facts.offers_made,
      defaultedAt: facts.defaulted_at.getTime(),
      now: await this.db.clock(tx),
    });
    if (!offer) return { refusal: 'OFFER_LIMIT' };
    return { ...offer, offersLeft: OFFERS_MAX - facts.offers_made };
  }
}
