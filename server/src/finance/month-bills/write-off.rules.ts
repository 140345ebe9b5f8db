import { Injectable } from '@nestjs/common';
import type { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import type { Money } from '../../platform/approval/second-level.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import type { DocumentRules } from '../../platform/documents/document-rules.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { MonthBillSettlement } from './month-bill-settlement.js';
import type { WriteOffRow } from './write-off.document.js';

/** A write-off voids an overdue bill once it is approved, and what is owed on it is a loss. */
@Injectable()
export class WriteOffRules implements DocumentRules<typeof writeOff.declared, WriteOffRow> {
  constructor(
    private readonly settlement: MonthBillSettlement,
    private readonly log: AuditLog,
  ) {}

  /**
   * The bill is locked after the document, as in its approval.
   * @throws STATE_CONFLICT before it is overdue, SELF_APPROVAL of one's own bill
   */
  async requested(tx: Tx, { member }: StaffCaller, { account_id, bill_id }: WriteOffRow): Promise<void> {
    if (account_id === member.accountId) throw new AppError('SELF_APPROVAL');
    const bill = await this.settlement.lockFor(tx, bill_id, 'write off');
    await this.settlement.publish(tx, bill);
  }

  /** @throws STATE_CONFLICT of a bill that is paid meanwhile, or whose bank transfer finance looks for */
  async approved(tx: Tx, caller: StaffCaller, { bill_id }: WriteOffRow): Promise<void> {
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

  /** Whose bill it is. */
  isAbout({ member }: StaffCaller, { account_id }: WriteOffRow): boolean {
    return account_id === member.accountId;
  }

  /** What is owed still. */
  atStake({ price, paid, currency }: WriteOffRow): Money {
    return { amount: price - paid, currency };
  }
}
