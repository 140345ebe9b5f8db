import { Injectable } from '@nestjs/common';
import { updateAuction } from '@fovea/shared-types/auction/auction.calls';
import type { UpdateAuctionRequest } from '@fovea/shared-types/auction/admin-auction.dto';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { auctionMachine } from '@fovea/shared-types/states/auction.states';
import { BIDDER_STATUS, SALE_STATE } from '@fovea/shared-types/sale-states';
import { GoodsService } from '../../goods/goods.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AuctionTermsRepository, type TermsRow } from './auction-terms.repository.js';
import { readTerms } from './auction-terms.js';
import { LotCommandRunner } from '../bidding/lot-command-runner.js';
import { LotViews } from '../live/lot-views.js';
import { changedTerms, termsOf, withChanges } from './terms-change.js';

/** The first bid came while the terms of a lot without one were about to change. */
export class BidCameFirst extends Error {}

/** Other terms for a lot on which nobody has bid. */
@Injectable()
export class TermsReplacement {
  constructor(
    private readonly db: Database,
    private readonly terms: AuctionTermsRepository,
    private readonly goods: GoodsService,
    private readonly commands: LotCommandRunner,
    private readonly views: LotViews,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws BidCameFirst when the log is no longer empty */
  async updateTerms(caller: StaffCaller, request: UpdateAuctionRequest): Promise<IdAnswer> {
    const answer = await this.commands.runLotCommand(caller, updateAuction.path, request, async (tx) => {
      const present = await this.terms.lockAuctionTerms(tx, request.id, caller);
      if (!present) throw new AppError('NOT_FOUND');
      if (present.last_ord > 0) throw new BidCameFirst();
      await this.replaceTerms(tx, caller, request, present);
      return { answer: { id: request.id }, moved: null };
    });
    await this.views.publish([request.id]);
    return answer;
  }

  private async replaceTerms(
    tx: Tx,
    caller: StaffCaller,
    request: UpdateAuctionRequest,
    present: TermsRow,
  ): Promise<void> {
    const now = await this.db.clock(tx);
    const mayChange = auctionMachine.may(
      present.status,
      'change terms',
      'lower the reserve, or move the end later',
    );
    if (!mayChange || now >= present.end_at.getTime()) throw new AppError('AUCTION_ENDED');
    const before = termsOf(present);
    const changed = changedTerms(request, before);
    const hasStarted = now >= present.start_at.getTime();
    if (hasStarted && changed.start_at !== undefined) throw new AppError('AUCTION_LOCKED');
    const requested = withChanges(before, changed);
    const draft = readTerms(requested, now, present.start_at.getTime());
    const isOtherDeposit = draft.deposit !== present.deposit || draft.currency !== present.currency;
    // A deposit frozen by these terms is not required again.
    if (isOtherDeposit && (await this.terms.hasDeposits(tx, present.id)))
      throw new AppError('AUCTION_LOCKED');
    const goods = (await this.goods.lockGoods(tx, [present.goods_id])).get(present.goods_id);
    invariant(goods, 'an auction has its goods');
    const terms = { ...draft, needApproval: draft.needApproval || goods.need_licence };
    await this.terms.updateAuctionTerms(tx, present.id, terms);
    if (present.need_approval && !terms.needApproval) await this.letIn(tx, present.id);
    if (isOtherDeposit || draft.startPrice !== present.start_price)
      await this.terms.lapseExemptions(tx, present.id);
    await this.goods.setSaleState(tx, present.goods_id, {
      saleState: SALE_STATE.in_auction,
      auctionId: present.id,
      auctionEndAt: new Date(terms.endAt),
    });
    await this.audit.record(tx, caller, {
      action: 'auction.update',
      subjectType: 'auction',
      subjectId: present.id,
      before,
      after: requested,
    });
  }

  /**
   * Admits bidders who waited for an approval, and notifies them; an approval required again is a new
   * request.
   */
  private async letIn(tx: Tx, auctionId: number): Promise<void> {
    const accountIds = await this.terms.lapseApprovals(tx, auctionId);
    await this.outbox.addAll(
      tx,
      accountIds.map((accountId) => ({
        event: 'auction.bidder-decided' as const,
        payload: {
          auction_id: auctionId,
          account_id: accountId,
          status: BIDDER_STATUS.admitted,
          reason: null,
        },
      })),
    );
  }
}
