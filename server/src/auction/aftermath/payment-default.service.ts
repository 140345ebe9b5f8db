import { Injectable } from '@nestjs/common';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { DepositService } from '../../finance/ledger/deposit.service.js';
import { GoodsService } from '../../goods/goods.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { type Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { depositMovement } from '../admission/deposit-movement.js';
import { LotPieces } from '../ending/lot-pieces.js';
import { LockedLots } from '../bidding/locked-lots.js';
import type { Lot } from '../lot/lot.js';
import { OFFERS_WITHIN_MS } from '../rules/second-chance.js';
import { NextOffer } from './next-offer.js';
import { SecondChanceRepository } from './second-chance.repository.js';

/** What follows when a winner, or who took a second chance, does not pay. */
@Injectable()
export class PaymentDefaultService {
  constructor(
    private readonly chances: SecondChanceRepository,
    private readonly lots: LockedLots,
    private readonly deposits: DepositService,
    private readonly goods: GoodsService,
    private readonly audit: AuditLog,
    private readonly next: NextOffer,
    private readonly pieces: LotPieces,
  ) {}

  /** The winner, or who took a second chance, did not pay. A repeat, or a default after payment, changes nothing. */
  async record(tx: Tx, auctionId: number, buyerId: number): Promise<void> {
    const [lot] = await this.lots.lockLots(tx, [auctionId]);
    invariant(lot, `there is no auction ${auctionId} to default on`);
    const bidder = await this.chances.markDefaulted(tx, auctionId, buyerId);
    if (!bidder) return;
    await this.chances.addStrike(tx, auctionId, buyerId);
    await this.goods.setSaleState(tx, lot.goodsId, { saleState: SALE_STATE.in_auction, isListed: false });
    await this.freePiece(tx, lot);
    if (bidder.is_forfeited) {
      const { currency } = lot.state.terms;
      await this.deposits.forfeit(
        tx,
        depositMovement({ id: bidder.id, accountId: buyerId, deposit: bidder.deposit, currency }),
        { sellerId: lot.sellerId, companyId: lot.companyId },
      );
    }
    await this.audit.record(tx, null, {
      action: 'auction.default',
      subjectType: 'auction',
      subjectId: auctionId,
      after: { account_id: buyerId, forfeited: bidder.is_forfeited ? bidder.deposit : 0 },
    });
  }

  /**
   * The piece stays reserved for the lot while it may still be offered to another bidder, who has a day to
   * answer the last offer.
   */
  private async freePiece(tx: Tx, lot: Lot): Promise<void> {
    const found = await this.next.find(tx, lot);
    if ('refusal' in found) return this.pieces.returnPieces(tx, [lot.id]);
    await this.pieces.keepUntil(tx, lot.id, new Date(found.answerUntil + OFFERS_WITHIN_MS));
  }
}
