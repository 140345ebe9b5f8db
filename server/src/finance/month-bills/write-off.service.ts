import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { addWriteOff, cancelWriteOff } from '@fovea/shared-types/finance/write-off.calls';
import type { AddWriteOffRequest } from '@fovea/shared-types/finance/write-off.dto';
import type { RequestedState } from '@fovea/shared-types/platform/approval.dto';
import { ApprovalRequests } from '../../platform/approval/approval-requests.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { MonthBillSettlement } from './month-bill-settlement.js';
import { WriteOffRepository } from './write-off.repository.js';

/** A member of finance requests the write-off of a bill, and may withdraw the request while nobody has decided it. */
@Injectable()
export class WriteOffService {
  constructor(
    private readonly requests: ApprovalRequests,
    private readonly writeOffs: WriteOffRepository,
    private readonly settlement: MonthBillSettlement,
  ) {}

  /** @throws NOT_FOUND, ALREADY_DONE where one waits, STATE_CONFLICT before it is overdue, SELF_APPROVAL of one's own bill */
  addWriteOff(caller: StaffCaller, request: AddWriteOffRequest): Promise<RequestedState> {
    const reason = filled('reason', request.reason);
    const { accountId } = caller.member;
    return this.requests.submit(this.writeOffs.document, caller, addWriteOff, request, async (tx) => {
      // Before the bill is locked, as whoever approves one holds the document and then its bill.
      const row = await this.writeOffs.insertWriteOff(tx, {
        billId: request.bill_id,
        reason,
        madeBy: accountId,
      });
      if (row.account_id === accountId) throw new AppError('SELF_APPROVAL');
      const bill = await this.settlement.lockFor(tx, row.bill_id, 'write off');
      await this.settlement.publish(tx, bill);
      return { row, reason, event: { event: 'write-off.submitted', payload: { write_off_id: row.id } } };
    });
  }

  cancelWriteOff(caller: StaffCaller, request: IdActionRequest): Promise<RequestedState> {
    return this.requests.withdraw(this.writeOffs, caller, cancelWriteOff, request);
  }
}
