import { Injectable } from '@nestjs/common';
import { barBidder, settleStrike } from '@fovea/shared-types/auction/auction.calls';
import type {
  BarBidderRequest,
  BarBidderResponse,
  SettleStrikeRequest,
} from '@fovea/shared-types/auction/admin-auction.dto';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { StrikeRepository } from './strike.repository.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { LOT_ROWS } from '../rules/lot-rows.js';

/** Strikes within twelve months from which the platform may bar a bidder. */
const STRIKES_TO_BAR = 3;

/** Defaults: nobody bids while one is unsettled, and who has too many is barred after a person has looked at it. */
@Injectable()
export class StrikeService {
  constructor(
    private readonly strikes: StrikeRepository,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  settleStrike(caller: StaffCaller, request: SettleStrikeRequest): Promise<IdAnswer> {
    return this.idempotency.run(caller, settleStrike.path, request, async (tx) => {
      const { accountId } = caller.member;
      const strike = await this.strikes.lockStrike(tx, request.id);
      if (!strike) throw new AppError('NOT_FOUND');
      await refuseBeyondReach(tx, caller, LOT_ROWS, strike.auction_id);
      if (strike.account_id === accountId) throw new AppError('SELF_APPROVAL');
      if (strike.settled_at !== null) throw new AppError('ALREADY_DECIDED');
      await this.strikes.settleStrike(tx, strike.id, accountId, request.reason);
      await this.audit.record(tx, caller, {
        action: 'auction.settle-strike',
        subjectType: 'auction_strike',
        subjectId: strike.id,
        reason: request.reason,
        after: { account_id: strike.account_id, auction_id: strike.auction_id },
      });
      return { id: strike.id };
    });
  }

  /** Bars a bidder from every lot, or lifts that; the platform's decision alone, since it holds for all sellers. */
  async bar(caller: StaffCaller, request: BarBidderRequest): Promise<BarBidderResponse> {
    if (caller.companies !== null) throw new AppError('FORBIDDEN');
    return this.idempotency.run(caller, barBidder.path, request, async (tx) => {
      const { account_id: accountId, is_barred: isBarred, reason } = request;
      const decidedBy = caller.member.accountId;
      if (accountId === decidedBy) throw new AppError('SELF_APPROVAL');
      const account = await this.strikes.lockAccount(tx, accountId);
      if (!account) throw new AppError('NOT_FOUND');
      if (isBarred && account.strikes_in_year < STRIKES_TO_BAR) throw new AppError('STATE_CONFLICT');
      const isChanged = isBarred
        ? await this.strikes.bar(tx, accountId, decidedBy, reason)
        : await this.strikes.unbar(tx, accountId);
      if (isChanged) {
        await this.audit.record(tx, caller, {
          action: 'auction.bar-bidder',
          subjectType: 'account',
          subjectId: accountId,
          reason,
          before: { is_barred: !isBarred },
          after: { is_barred: isBarred },
        });
      }
      return { account_id: accountId, is_barred: isBarred };
    });
  }
}
