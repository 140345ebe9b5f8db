import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { VOUCHER_KIND } from '@fovea/shared-types/finance/journal-voucher-bounds';
import { addJournalVoucher, cancelJournalVoucher } from '@fovea/shared-types/finance/journal-voucher.calls';
import type { AddJournalVoucherRequest } from '@fovea/shared-types/finance/journal-voucher.dto';
import type { RequestedState } from '@fovea/shared-types/platform/approval.dto';
import { ApprovalRequests } from '../../platform/approval/approval-requests.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { VoucherRepository, type NewVoucher } from './voucher.repository.js';
import { termsOf } from './voucher-terms.js';

/** A member of finance requests a journal entry, and may withdraw the request while nobody has decided it. */
@Injectable()
export class VoucherService {
  constructor(
    private readonly requests: ApprovalRequests,
    private readonly vouchers: VoucherRepository,
  ) {}

  /** @throws VALIDATION by field */
  addVoucher(caller: StaffCaller, request: AddJournalVoucherRequest): Promise<RequestedState> {
    const requested = newVoucherOf(caller, request);
    return this.requests.submit(this.vouchers.document, caller, addJournalVoucher, request, async (tx) => {
      const row = await this.vouchers.insertVoucher(tx, requested);
      return {
        row,
        reason: requested.reason,
        event: { event: 'journal-voucher.submitted', payload: { voucher_id: row.id } },
      };
    });
  }

  cancelVoucher(caller: StaffCaller, request: IdActionRequest): Promise<RequestedState> {
    return this.requests.withdraw(this.vouchers, caller, cancelJournalVoucher, request);
  }
}

/** What a bank did has its day and its reference there. */
function newVoucherOf({ member }: StaffCaller, request: AddJournalVoucherRequest): NewVoucher {
  const terms = termsOf(request);
  const reason = filled('reason', request.reason);
  const reference = (request.reference ?? '').normalize('NFC').trim();
  const valueDay = request.value_day ?? null;
  if (terms.kind !== VOUCHER_KIND.correction) {
    if (valueDay === null) throw fieldError({ value_day: { key: 'required' } });
    if (reference === '') throw fieldError({ reference: { key: 'required' } });
  }
  return { ...terms, valueDay, reference, reason, madeBy: member.accountId };
}
