import { Injectable } from '@nestjs/common';
import { confirmOrderRemittance, creditOrderRemittance } from '@fovea/shared-types/order/remittance.calls';
import type {
  ConfirmOrderRemittanceRequest,
  CreditOrderRemittanceRequest,
  RemittanceAnswer,
} from '@fovea/shared-types/order/remittance.dto';
import { remittanceMachine } from '@fovea/shared-types/states/remittance.states';
import { ORDER_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { memberAvailable, platformAccount, transfer } from '../../finance/ledger/ledger-rows.js';
import { LedgerService } from '../../finance/ledger/ledger.service.js';
import { PaymentService } from '../../finance/payments/payment.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { RemittanceRepository, type RemittanceRow, type Word } from './remittance.repository.js';

const { confirmed, rejected, credited } = REMITTANCE_STATUS;
const ACTIONS = {
  [confirmed]: 'finance:remittance:confirm',
  [rejected]: 'finance:remittance:reject',
  [credited]: 'finance:remittance:credit',
} as const;
/** For another try, where the money was not found or was not what is due. */
const HOURS_AGAIN = 24;

type Verdict = Omit<Word, 'deciderId'> & { status: keyof typeof ACTIONS };

/** Finance's word on bank transfers: once, and never on one's own. */
@Injectable()
export class RemittanceReviewService {
  constructor(
    private readonly remittances: RemittanceRepository,
    private readonly payments: PaymentService,
    private readonly orders: OrderMoveService,
    private readonly ledger: LedgerService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws NOT_FOUND, ALREADY_DECIDED, SELF_APPROVAL, VALIDATION for a refusal without its reason */
  confirm(caller: StaffCaller, request: ConfirmOrderRemittanceRequest): Promise<RemittanceAnswer> {
    const notes = request.audit_notes?.trim() ?? '';
    if (request.status === rejected && notes === '') throw fieldError({ audit_notes: { key: 'required' } });
    const verdict: Verdict = { status: request.status === confirmed ? confirmed : rejected, notes };
    return this.run(caller, confirmOrderRemittance.path, request, verdict, (tx, row) =>
      verdict.status === rejected ? this.reopen(tx, caller, row, notes) : this.take(tx, caller, row),
    );
  }

  /** A line of the bank says so: confirmed in the transaction of whoever matched it. @throws as `confirm` */
  async confirmLocked(tx: Tx, caller: StaffCaller, row: RemittanceRow): Promise<void> {
    await this.decide(tx, caller, row, { status: confirmed, notes: '' }, (_tx, locked) =>
      this.take(tx, caller, locked),
    );
  }

  /** What came is the buyer's, on his balance. @throws as `confirm` */
  credit(caller: StaffCaller, request: CreditOrderRemittanceRequest): Promise<RemittanceAnswer> {
    const { amount, currency, audit_notes } = request;
    const notes = audit_notes.trim();
    const verdict: Verdict = { status: credited, notes, received: { amount, currency } };
    return this.run(caller, creditOrderRemittance.path, request, verdict, async (tx, row) => {
      await this.reopen(tx, caller, row, notes);
      await this.ledger.post(
        tx,
        { type: 'remittance', id: row.id, step: 'credit' },
        transfer(platformAccount('bank', currency), memberAvailable(row.buyer_id, currency), amount),
      );
    });
  }

  private take(tx: Tx, caller: StaffCaller, row: RemittanceRow): Promise<void> {
    return this.payments.takeFromBank(tx, {
      subject: { type: 'order', id: row.order_id },
      ...{ payerId: row.buyer_id, amount: row.amount, currency: row.currency },
      ...{ reference: row.order_no, seenBy: caller.member.accountId },
    });
  }

  /** The order waits for its payment again. */
  private async reopen(tx: Tx, caller: StaffCaller, row: RemittanceRow, reason: string): Promise<void> {
    await this.orders.move(tx, [row.order_id], {
      ...{ from: ORDER_STATUS.payment_review, to: ORDER_STATUS.pending_payment },
      ...{ actorId: caller.member.accountId, reason },
    });
    await this.remittances.extend(tx, row.order_id, HOURS_AGAIN);
  }

  private async run(
    caller: StaffCaller,
    path: string,
    request: { id: number; request_id?: string },
    verdict: Verdict,
    follow: (tx: Tx, row: RemittanceRow) => Promise<void>,
  ): Promise<RemittanceAnswer> {
    const answer = await this.idempotency.run(caller, path, request, async (tx) => {
      const row = await this.remittances.lock(tx, request.id);
      if (!row) throw new AppError('NOT_FOUND');
      await this.decide(tx, caller, row, verdict, follow);
      return { id: row.id, status: verdict.status };
    });
    this.outbox.wake();
    return answer;
  }

  private async decide(
    tx: Tx,
    caller: StaffCaller,
    row: RemittanceRow,
    verdict: Verdict,
    follow: (tx: Tx, row: RemittanceRow) => Promise<void>,
  ): Promise<void> {
    const { status, notes } = verdict;
    const deciderId = caller.member.accountId;
    if (row.buyer_id === deciderId) throw new AppError('SELF_APPROVAL');
    if (!remittanceMachine.may(row.status, 'confirm')) throw new AppError('ALREADY_DECIDED');
    await this.remittances.decide(tx, row.id, { ...verdict, deciderId });
    await follow(tx, row);
    await this.audit.record(tx, caller, {
      action: ACTIONS[status],
      subjectType: 'order',
      subjectId: row.order_id,
      before: { status: row.status },
      after: { status },
    });
    await this.outbox.add(tx, 'order.remittance-moved', {
      ...{ remittance_id: row.id, order_id: row.order_id, buyer_id: row.buyer_id },
      ...{ amount: row.amount, currency: row.currency },
      ...{ status, reason: notes, is_late: false },
    });
  }
}
