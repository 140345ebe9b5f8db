import { Injectable } from '@nestjs/common';
import { auditTransfer } from '@fovea/shared-types/finance/transfer.calls';
import type { ProceedsPayoutDecision } from '@fovea/shared-types/finance/proceeds-payout.dto';
import type { AuditMoneyRequest } from '@fovea/shared-types/platform/approval.dto';
import { proceedsPayoutMachine } from '@fovea/shared-types/states/transfer.states';
import { PROCEEDS_PAYOUT_STATUS } from '@fovea/shared-types/states';
import type { Decision } from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import {
  type AfterDecision,
  type LockedMoney,
  MoneyDocument,
} from '../../platform/approval/money-document.js';
import type { Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ProceedsOrders } from './proceeds-orders.js';
import { ProceedsPayoutReleaseService } from './proceeds-payout-release.service.js';
import {
  ProceedsPayoutRepository,
  type HistoryRow,
  type ProceedsPayoutRow,
} from './proceeds-payout.repository.js';

const { frozen, released, stopped } = PROCEEDS_PAYOUT_STATUS;

interface ReviewedProceedsPayout extends LockedMoney<ProceedsPayoutRow> {
  hasOpenRefund: boolean;
}

/**
 * Finance's decision on payouts: one created by hand is released by another person, any pending one may be
 * stopped.
 */
@Injectable()
export class ProceedsPayoutReviewService extends MoneyDocument<ProceedsPayoutRow, ReviewedProceedsPayout> {
  readonly name = 'transfer';
  protected readonly auditAction = 'finance:transfer:audit';

  constructor(
    approval: ApprovalService,
    private readonly orders: ProceedsOrders,
    private readonly payouts: ProceedsPayoutRepository,
    private readonly releases: ProceedsPayoutReleaseService,
  ) {
    super(approval);
  }

  decideProceedsPayout(caller: StaffCaller, request: AuditMoneyRequest): Promise<ProceedsPayoutDecision[]> {
    return this.decideEach(caller, auditTransfer, request);
  }

  async lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, ReviewedProceedsPayout>> {
    const orders = await this.orders.lock(tx, await this.payouts.ordersOf(tx, ids, companies));
    const refunding = new Set(orders.filter(({ hasOpenRefund }) => hasOpenRefund).map(({ id }) => id));
    const rows = (
      await this.payouts.lockOf(
        tx,
        orders.map(({ id }) => id),
      )
    ).filter(({ id }) => ids.includes(id));
    const standings = await this.payouts.standings(tx, ids);
    return new Map(
      rows.map((row) => [row.id, reviewed(row, standings.get(row.id), refunding.has(row.order_id))]),
    );
  }

  /** Whose money it is. */
  isParty({ member }: StaffCaller, { companyId, row }: ReviewedProceedsPayout): boolean {
    return row.seller_id === member.accountId || (companyId !== null && member.companyId === companyId);
  }

  /**
   * @throws STATE_CONFLICT for what the time releases, before its seven days are over, and while a refund is
   * open
   */
  async approve(
    tx: Tx,
    caller: StaffCaller,
    document: ReviewedProceedsPayout,
    decision: Decision,
  ): Promise<AfterDecision> {
    const { row, hasOpenRefund } = document;
    const action = row.status === stopped ? 'approve' : 'approve one made by hand';
    const isByTime = row.status === frozen && row.made_by === null;
    if (isByTime || row.is_early || hasOpenRefund || !proceedsPayoutMachine.may(row.status, action))
      throw new AppError('STATE_CONFLICT');
    await this.releases.release(tx, [row], { actorId: caller.member.accountId, reason: decision.notes });
    return { status: released };
  }

  async reject(
    tx: Tx,
    caller: StaffCaller,
    { row }: ReviewedProceedsPayout,
    decision: Decision,
  ): Promise<AfterDecision> {
    if (!proceedsPayoutMachine.may(row.status, 'stop')) throw new AppError('STATE_CONFLICT');
    await this.payouts.move(tx, [row], {
      to: stopped,
      actorId: caller.member.accountId,
      reason: decision.notes,
    });
    return { status: stopped };
  }

  event({ row }: ReviewedProceedsPayout, { isApproved, notes }: Decision): NewEvent {
    return {
      event: 'transfer.moved',
      payload: { transfer_id: row.id, status: isApproved ? released : stopped, reason: notes },
    };
  }
}

/** A decision moves the state: the same payout can be stopped by one decision and released by the next. */
function reviewed(
  row: ProceedsPayoutRow,
  current: HistoryRow | undefined,
  hasOpenRefund: boolean,
): ReviewedProceedsPayout {
  const isOpen = row.status === frozen || row.status === stopped;
  return {
    id: row.id,
    row,
    hasOpenRefund,
    // Of one that is over, the last that somebody could decide.
    documentId: (isOpen ? current?.id : current?.before) ?? null,
    reviewState: isOpen ? 'waiting' : 'decided',
    version: current?.id ?? 0,
    initiatorId: row.made_by ?? row.seller_id,
    companyId: row.company_id,
  };
}
