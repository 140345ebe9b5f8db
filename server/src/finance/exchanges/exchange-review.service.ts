import { Injectable } from '@nestjs/common';
import { auditExchange } from '@fovea/shared-types/finance/exchange.calls';
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
import { booked } from './exchange-movement.js';
import { ExchangeRepository, type ExchangeRow } from './exchange.repository.js';

/** The decision on an exchange: one entry posts it. */
@Injectable()
export class ExchangeReviewService extends RequestedReview<ExchangeRow> {
  constructor(
    approval: ApprovalService,
    exchanges: ExchangeRepository,
    private readonly ledger: LedgerService,
  ) {
    super(approval, exchanges);
  }

  decideExchange(caller: StaffCaller, request: AuditMoneyRequest): Promise<RequestedDecision[]> {
    return this.decideEach(caller, auditExchange, request);
  }

  /** Whose balance it is. */
  isAbout({ member }: StaffCaller, { account_id, company_id }: ExchangeRow): boolean {
    return account_id === member.accountId || (company_id !== null && company_id === member.companyId);
  }

  /** @throws INSUFFICIENT_BALANCE where the owner has spent it meanwhile */
  post(tx: Tx, _caller: StaffCaller, row: ExchangeRow): Promise<void> {
    return this.ledger.postAll(tx, [booked(row)]);
  }

  atStake({ sold, sold_currency }: ExchangeRow): Money {
    return { amount: sold, currency: sold_currency };
  }

  event({ row }: LockedMoney<ExchangeRow>, decision: Decision): NewEvent {
    return {
      event: 'exchange.decided',
      payload: { exchange_id: row.id, status: statusAfter(decision), reason: decision.notes },
    };
  }
}
