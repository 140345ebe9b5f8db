import { Injectable } from '@nestjs/common';
import { auditWriteOff } from '@fovea/shared-types/finance/write-off.calls';
import type { AuditMoneyRequest, RequestedDecision } from '@fovea/shared-types/platform/approval.dto';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import type { Decision } from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import type { LockedMoney } from '../../platform/approval/money-document.js';
import { RequestedReview, statusAfter } from '../../platform/approval/requested-review.js';
import type { Money } from '../../platform/approval/second-level.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { MonthBillSettlement } from './month-bill-settlement.js';
import { WriteOffRepository, type WriteOffRow } from './write-off.repository.js';

/** The decision on a write-off: the bill is void, and what is owed on it a loss. */
@Injectable()
export class WriteOffReviewService extends RequestedReview<WriteOffRow> {
  constructor(
    approval: ApprovalService,
    writeOffs: WriteOffRepository,
    private readonly settlement: MonthBillSettlement,
    private readonly log: AuditLog,
  ) {
    super(approval, writeOffs);
  }

  decideWriteOff(caller: StaffCaller, request: AuditMoneyRequest): Promise<RequestedDecision[]> {
    return this.decideEach(caller, auditWriteOff, request);
  }

  /** Whose bill it is. */
  isAbout({ member }: StaffCaller, { account_id }: WriteOffRow): boolean {
    return account_id === member.accountId;
  }

  atStake({ price, currency }: WriteOffRow): Money {
    return { amount: price, currency };
  }

  /** @throws STATE_CONFLICT of a bill that is paid meanwhile, or whose transfer finance looks for */
  async post(tx: Tx, caller: StaffCaller, { bill_id }: WriteOffRow): Promise<void> {
    const bill = await this.settlement.lockFor(tx, bill_id, 'write off');
    await this.settlement.writeOff(tx, bill);
    await this.log.record(tx, caller, {
      action: 'finance:month-bill:write-off',
      subjectType: 'month_bill',
      subjectId: bill.id,
      before: { status: bill.status },
      after: { status: MONTH_BILL_STATUS.void },
    });
  }

  event({ row }: LockedMoney<WriteOffRow>, decision: Decision): NewEvent {
    return {
      event: 'write-off.decided',
      payload: { write_off_id: row.id, status: statusAfter(decision), reason: decision.notes },
    };
  }
}
