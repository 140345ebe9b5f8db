import { Injectable } from '@nestjs/common';
import { addOffer } from '@fovea/shared-types/auction/auction.calls';
import type { AddOfferRequest, AddOfferResponse } from '@fovea/shared-types/auction/auction-order.dto';
import { toWire } from '@fovea/shared-types/money';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { IdleSellerService } from '../lifecycle/idle-seller.service.js';
import { LockedLots } from '../bidding/locked-lots.js';
import { SecondChanceRepository } from './second-chance.repository.js';
import { NextOffer } from './next-offer.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { LOT_ROWS } from '../rules/lot-rows.js';

/** After a default the goods are free and may be offered to the next bidders, one at a time. */
@Injectable()
export class SecondChanceService {
  constructor(
    private readonly chances: SecondChanceRepository,
    private readonly lots: LockedLots,
    private readonly next: NextOffer,
    private readonly idleSellers: IdleSellerService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Offers the lot to the next highest bidder, at the price without the bids of those who are out. */
  async offer(caller: StaffCaller, request: AddOfferRequest): Promise<AddOfferResponse> {
    const answer = await this.idempotency.run(caller, addOffer.path, request, async (tx) => {
      const [lot] = await this.lots.lockLots(tx, [request.auction_id]);
      if (!lot) throw new AppError('NOT_FOUND');
      await refuseBeyondReach(tx, caller, LOT_ROWS, lot.id);
      await this.idleSellers.refuse(tx, lot.companyId);
      const { bidderId, price, answerUntil } = await this.next.decide(tx, lot);
      const { currency } = lot.state.terms;
      const row = await this.chances.insertOffer(tx, {
        auction_id: lot.id,
        account_id: bidderId,
        price,
        currency,
        answerUntil,
        createdBy: caller.member.accountId,
      });
      invariant(row, 'an inserted offer comes back');
      await this.audit.record(tx, caller, {
        action: 'auction.offer',
        subjectType: 'auction_offer',
        subjectId: row.id,
        after: { auction_id: lot.id, account_id: bidderId, price, currency },
      });
      const expiredAt = row.expired_at.toISOString();
      await this.outbox.add(tx, 'auction.offer-made', {
        offer_id: row.id,
        auction_id: lot.id,
        account_id: bidderId,
        price,
        currency,
        expired_at: expiredAt,
      });
      return { id: row.id, price: toWire(price, currency), currency, expired_at: expiredAt };
    });
    this.outbox.wake();
    return answer;
  }
}
