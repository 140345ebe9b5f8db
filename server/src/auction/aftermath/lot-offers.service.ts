import { Injectable } from '@nestjs/common';
import type { LotOffer, OfferListResponse } from '@fovea/shared-types/auction/auction-order.dto';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LockedLots } from '../bidding/locked-lots.js';
import { NextOffer } from './next-offer.js';
import { type LotOfferRow, SecondChanceRepository } from './second-chance.repository.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { LOT_ROWS } from '../rules/lot-rows.js';

/** Second chances of a lot as its seller sees them: those made, and the terms of the next one. */
@Injectable()
export class LotOffersService {
  constructor(
    private readonly db: Database,
    private readonly chances: SecondChanceRepository,
    private readonly lots: LockedLots,
    private readonly next: NextOffer,
  ) {}

  /** The lot is locked as for an offer, so that both give the same result; nothing is written. */
  listLotOffers(caller: StaffCaller, { id }: IdRequest): Promise<OfferListResponse> {
    return this.db.transaction(async (tx) => {
      const [lot] = await this.lots.lockLots(tx, [id]);
      if (!lot) throw new AppError('NOT_FOUND');
      await refuseBeyondReach(tx, caller, LOT_ROWS, lot.id);
      const data = (await this.chances.listOfLot(tx, id)).map(toLotOffer);
      const found = await this.next.find(tx, lot);
      if ('refusal' in found) return { data, next: null, reason: found.refusal };
      const { currency } = lot.state.terms;
      const next = {
        ...(await this.chances.getBidder(tx, id, found.bidderId)),
        price: toWire(found.price, currency),
        currency,
        expired_at: new Date(found.answerUntil).toISOString(),
        offers_left: found.offersLeft,
      };
      return { data, next, reason: null };
    });
  }
}

const toLotOffer = (row: LotOfferRow): LotOffer => ({
  id: row.id,
  bidder_no: row.bidder_no,
  username: row.username,
  price: toWire(row.price, row.currency),
  currency: row.currency,
  status: row.status,
  expired_at: row.expired_at.toISOString(),
  created_at: row.created_at.toISOString(),
});
