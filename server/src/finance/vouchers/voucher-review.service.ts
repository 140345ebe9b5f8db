import { Injectable } from '@nestjs/common';
import { auditJournalVoucher } from '@fovea/shared-types/finance/journal-voucher.calls';
import type { AuditMoneyRequest, RequestedDecision } from '@fovea/shared-types/platform/approval.dto';
import type { Decision } from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import type { LockedMoney } from '../../platform/approval/money-document.js';
import { RequestedReview, statusAfter } from '../../platform/approval/requested-review.js';
import type { Money } from '../../platform/approval/second-level.js';
import type { Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { booked } from './voucher-movement.js';
import { VoucherRepository, type VoucherRow } from './voucher.repository.js';

/** The decision on a voucher: one entry posts it. */
@Injectable()
export class VoucherReviewService extends RequestedReview<VoucherRow> {
  constructor(
    approval: ApprovalService,
    vouchers: VoucherRepository,
    private readonly ledger: LedgerService,
  ) {
    super(approval, vouchers);
  }

  decideVoucher(caller: StaffCaller, request: AuditMoneyRequest): Promise<RequestedDecision[]> {
    return this.decideEach(caller, auditJournalVoucher, request);
  }

  /** The platform's own money: of nobody else. */
  isAbout(): boolean {
    return false;
  }

  /** @throws INSUFFICIENT_BALANCE where an account that may not lie below zero would */
  post(tx: Tx, _caller: StaffCaller, row: VoucherRow): Promise<void> {
    return this.ledger.postAll(tx, [booked(row)]);
  }

  atStake({ amount, currency }: VoucherRow): Money {
    return { amount, currency };
  }

  event({ row }: LockedMoney<VoucherRow>, decision: Decision): NewEvent {
    return {
      event: 'journal-voucher.decided',
      payload: { voucher_id: row.id, status: statusAfter(decision), reason: decision.notes },
    };
  }
}
