import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addJournalVoucher,
  auditJournalVoucher,
  cancelJournalVoucher,
  journalVoucherDetail,
} from '@fovea/shared-types/finance/journal-voucher.calls';
import type { AddJournalVoucherRequest } from '@fovea/shared-types/finance/journal-voucher.dto';
import type { AuditMoneyRequest } from '@fovea/shared-types/platform/approval.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { VoucherQueryService } from './voucher-query.service.js';
import { VoucherReviewService } from './voucher-review.service.js';
import { VoucherService } from './voucher.service.js';

/** Journal vouchers, as finance asks for, books and refuses them. */
@Controller()
export class VoucherController {
  constructor(
    private readonly vouchers: VoucherService,
    private readonly reviews: VoucherReviewService,
    private readonly queries: VoucherQueryService,
  ) {}

  @Call(journalVoucherDetail)
  journalVoucherDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.getVoucherDetail(caller, id);
  }

  @Call(addJournalVoucher)
  addJournalVoucher(caller: StaffCaller, request: AddJournalVoucherRequest) {
    return this.vouchers.addVoucher(caller, request);
  }

  @Call(cancelJournalVoucher)
  cancelJournalVoucher(caller: StaffCaller, request: IdActionRequest) {
    return this.vouchers.cancelVoucher(caller, request);
  }

  @Call(auditJournalVoucher)
  auditJournalVoucher(caller: StaffCaller, request: AuditMoneyRequest) {
    return this.reviews.decideVoucher(caller, request);
  }
}
