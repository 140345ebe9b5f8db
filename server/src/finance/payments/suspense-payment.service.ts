import { Injectable } from '@nestjs/common';
import {
  creditSuspensePayment,
  returnSuspensePayment,
} from '@fovea/shared-types/finance/suspense-payment.calls';
import type {
  SettleSuspenseAnswer,
  SettleSuspenseRequest,
} from '@fovea/shared-types/finance/suspense-payment.dto';
import { paymentMachine } from '@fovea/shared-types/states/payment.states';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { SuspenseMoney } from './suspense-money.js';
import {
  CREDITED,
  SuspensePaymentRepository,
  SENT_BACK,
  type SuspenseRow,
} from './suspense-payment.repository.js';

const { parked: suspense, returned } = PAYMENT_STATUS;
const ACTIONS = { [CREDITED]: 'finance:parked:credit', [SENT_BACK]: 'finance:parked:return' } as const;

/** Finance settles held money: once, with a note, and never one's own. */
@Injectable()
export class SuspensePaymentService {
  constructor(
    private readonly payments: SuspensePaymentRepository,
    private readonly money: SuspenseMoney,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @throws NOT_FOUND, SELF_APPROVAL, ALREADY_DECIDED also while it is being refunded automatically,
   * CURRENCY_MISMATCH
   */
  credit(caller: StaffCaller, request: SettleSuspenseRequest): Promise<SettleSuspenseAnswer> {
    return this.run(caller, creditSuspensePayment.path, request, CREDITED, async (tx, row) => {
      await this.money.credit(tx, row);
      await this.outbox.add(tx, 'payment.parked', { payment_id: row.id, is_credited: true });
    });
  }

  /** What the provider refused before is sent again. @throws as `credit` */
  sendBack(caller: StaffCaller, request: SettleSuspenseRequest): Promise<SettleSuspenseAnswer> {
    return this.run(caller, returnSuspensePayment.path, request, SENT_BACK, (tx, row) =>
      this.money.sendBack(tx, row.id, row.amount),
    );
  }

  private async run(
    caller: StaffCaller,
    path: string,
    request: SettleSuspenseRequest,
    resolution: keyof typeof ACTIONS,
    follow: (tx: Tx, row: SuspenseRow) => Promise<void>,
  ): Promise<SettleSuspenseAnswer> {
    const note = request.remark.trim();
    if (note === '') throw fieldError({ remark: { key: 'required' } });
    const by = caller.member.accountId;
    const answer = await this.idempotency.run(caller, path, request, async (tx) => {
      const row = await this.payments.lockSuspensePayment(tx, request.id);
      if (!row) throw new AppError('NOT_FOUND');
      if (row.payer_id === by) throw new AppError('SELF_APPROVAL');
      if (!paymentMachine.may(row.status, 'return or credit by hand') || row.is_going)
        throw new AppError('ALREADY_DECIDED');
      await this.payments.settle(tx, row.id, { resolution, by, note });
      await follow(tx, row);
      await this.audit.record(tx, caller, {
        action: ACTIONS[resolution],
        subjectType: 'payment',
        subjectId: row.id,
        reason: note,
      });
      return { id: row.id, status: resolution === CREDITED ? returned : suspense };
    });
    this.outbox.wake();
    return answer;
  }
}
