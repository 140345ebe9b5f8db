import { Injectable } from '@nestjs/common';
import { auditWithdrawal } from '@fovea/shared-types/finance/withdrawal.calls';
import type { WithdrawalDecision } from '@fovea/shared-types/finance/withdrawal.dto';
import { type Currency, ofUnits } from '@fovea/shared-types/money';
import type { AuditMoneyRequest } from '@fovea/shared-types/platform/approval.dto';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { withdrawalMachine } from '@fovea/shared-types/states/withdrawal.states';
import type { Decision } from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import { lockedRow } from '../../platform/approval/locked-row.js';
import {
  type AfterDecision,
  type LockedMoney,
  MoneyDocument,
} from '../../platform/approval/money-document.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { released } from './withdrawal-movement.js';
import { WithdrawalRepository, type WithdrawalRow } from './withdrawal.repository.js';

const { pending, approved, rejected, withdrawn } = WITHDRAWAL_STATUS;
const STATES = { machine: withdrawalMachine, closed: withdrawn };

interface ReviewedWithdrawal extends LockedMoney<WithdrawalRow> {
  isLarge: boolean;
}

type Sum = Pick<WithdrawalRow, 'id' | 'amount' | 'currency'>;

/** Finance's decision on withdrawals: never on one's own, and of two people above the limit that staff set. */
@Injectable()
export class WithdrawalReviewService extends MoneyDocument<WithdrawalRow, ReviewedWithdrawal> {
  readonly name = 'withdrawal';
  protected readonly auditAction = 'finance:withdrawal:audit';

  constructor(
    approval: ApprovalService,
    private readonly withdrawals: WithdrawalRepository,
    private readonly ledger: LedgerService,
  ) {
    super(approval);
  }

  decideWithdrawal(caller: StaffCaller, request: AuditMoneyRequest): Promise<WithdrawalDecision[]> {
    return this.decideEach(caller, auditWithdrawal, request);
  }

  /** Whether two people have to approve it. */
  async isLarge(q: Queryable, row: Sum): Promise<boolean> {
    const sums = await this.withdrawals.sumsOfDay(q, [row.id]);
    return isAbove(await this.withdrawals.limits(q), sums, row);
  }

  async lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, ReviewedWithdrawal>> {
    const rows = await this.withdrawals.lockWithdrawal(tx, ids, companies);
    const limits = await this.withdrawals.limits(tx);
    const sums = await this.withdrawals.sumsOfDay(tx, ids);
    return new Map(
      [...rows].map(([id, row]) => [
        id,
        { ...lockedRow(row, row.status, STATES), isLarge: isAbove(limits, sums, row) },
      ]),
    );
  }

  /** The owner of the money, even if a colleague requested it. */
  isParty({ member }: StaffCaller, { companyId }: ReviewedWithdrawal): boolean {
    return companyId !== null && member.companyId === companyId;
  }

  needsTwoApprovals({ isLarge }: ReviewedWithdrawal): boolean {
    return isLarge;
  }

  waiting(): AfterDecision {
    return { status: pending };
  }

  async approve(
    tx: Tx,
    caller: StaffCaller,
    { row }: ReviewedWithdrawal,
    decision: Decision,
  ): Promise<AfterDecision> {
    await this.moveBy(tx, caller, row, approved, decision);
    return { status: approved };
  }

  async reject(
    tx: Tx,
    caller: StaffCaller,
    { row }: ReviewedWithdrawal,
    decision: Decision,
  ): Promise<AfterDecision> {
    await this.moveBy(tx, caller, row, rejected, decision);
    await this.ledger.postAll(tx, [released(row)]);
    return { status: rejected };
  }

  event({ row }: ReviewedWithdrawal, { isApproved, notes }: Decision): NewEvent {
    return {
      event: 'withdrawal.moved',
      payload: { withdrawal_id: row.id, status: isApproved ? approved : rejected, reason: notes },
    };
  }

  private moveBy(
    tx: Tx,
    caller: StaffCaller,
    row: WithdrawalRow,
    to: number,
    decision: Decision,
  ): Promise<void> {
    return this.withdrawals.move(tx, [row], {
      to,
      actorId: caller.member.accountId,
      reason: decision.notes,
      sets: { decision_id: decision.id },
    });
  }
}

/** Without a limit every one needs two approvals. */
function isAbove(
  limits: ReadonlyMap<Currency, number>,
  sums: ReadonlyMap<number, number>,
  { id, amount, currency }: Sum,
): boolean {
  const limit = limits.get(currency);
  return limit === undefined || (sums.get(id) ?? amount) > ofUnits(limit, currency);
}
