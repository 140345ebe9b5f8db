import { Injectable } from '@nestjs/common';
import { isCurrency } from '@fovea/shared-types/money';
import { paymentMachine } from '@fovea/shared-types/states/payment.states';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { Log } from '../../platform/logging/log.js';
import type { ProviderName } from '../../platform/payments/payment-provider.js';
import type {
  ProviderEvent,
  ProviderMessage,
  ProviderWait,
} from '../../platform/payments/provider-message.js';
import { platformAccount } from '../ledger/ledger-rows.js';
import { CaptureService } from './capture.service.js';
import { OnlinePaymentRepository, type Charge, type OnlinePaymentRow } from './online.repository.js';
import { SuspenseMoney } from './suspense-money.js';
import { PayableRegistry } from './payable.js';

/** No charge came in time. */
const OVER: readonly number[] = [PAYMENT_STATUS.failed, PAYMENT_STATUS.expired];

/** What the messages of a provider do to payments. */
@Injectable()
export class OnlinePaymentService {
  constructor(
    private readonly db: Database,
    private readonly payments: OnlinePaymentRepository,
    private readonly payables: PayableRegistry,
    private readonly captures: CaptureService,
    private readonly suspense: SuspenseMoney,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  /** One message of a provider, whose signature was checked; a repeated one changes nothing. */
  async process(provider: ProviderName, message: ProviderMessage): Promise<void> {
    const fault = message.kind === 'unplaced' ? message.reason : await this.place(provider, message);
    // The provider would repeat it for days and then disable our address: it is acknowledged, and somebody looks.
    if (fault !== null)
      this.log.warn('a message of a payment provider was not placed', {
        ...{ provider, event_id: message.eventId, reason: fault },
        ...(message.kind !== 'unplaced' && { payment_id: message.paymentId }),
      });
  }

  /** @returns why it belongs to no payment, or null */
  private async place(provider: ProviderName, message: ProviderEvent | ProviderWait): Promise<string | null> {
    const isPlaced = await this.db.transaction(async (tx) => {
      const payment = await this.payments.lockOnlinePayment(tx, provider, message.paymentId);
      if (!payment) return false;
      if (message.kind === 'waiting') await this.waits(tx, payment, message.waitHours);
      else await this.ended(tx, payment, message);
      return true;
    });
    if (isPlaced) this.outbox.wake();
    return isPlaced ? null : 'no payment of ours';
  }

  /** What pays by a way that takes days, and what is paid, have these days; a document once, however many slips are drawn. */
  private async waits(tx: Tx, payment: OnlinePaymentRow, waitHours: number): Promise<void> {
    if (!paymentMachine.may(payment.status, 'no message')) return;
    if (!(await this.payments.wait(tx, payment.id, waitHours))) return;
    await this.payments.markOpened(tx, payment.id);
    const subject = { type: payment.subject_type, id: payment.subject_id };
    if ((await this.payments.countWaits(tx, subject)) > 1) return;
    const due = await this.payables.of(subject).lock(tx, subject.id, payment.payer_id);
    if (!due || (due.refusal !== null && due.refusal !== 'ORDER_EXPIRED')) return;
    for (const { subject: one } of await this.payables.shares(tx, subject, due, payment.method))
      await this.payables.single(one).extend?.(tx, one.id, waitHours);
  }

  private async ended(tx: Tx, payment: OnlinePaymentRow, event: ProviderEvent): Promise<void> {
    if (!(await this.payments.addEvent(tx, payment.provider, event))) return;
    if (event.isSuccess) await this.succeeded(tx, payment, event);
    else if (paymentMachine.may(payment.status, 'signed failure')) await this.payments.fail(tx, payment.id);
  }

  /** Decided by the charge: it is received once, in whatever messages it is reported. */
  private async succeeded(tx: Tx, payment: OnlinePaymentRow, event: ProviderEvent): Promise<void> {
    const charge = await this.payments.insertCharge(tx, payment.provider, event);
    if (!charge) return;
    if (paymentMachine.may(payment.status, 'signed success')) return this.receive(tx, payment, charge);
    // A payment that is over gets no second life, and one that received its charge receives no other.
    const another = { ...payment, id: await this.payments.insertAnother(tx, payment) };
    if (OVER.includes(payment.status) && isCurrency(charge.currency))
      return this.suspense.hold(tx, another.id, charge, 'late');
    return this.receive(tx, another, charge);
  }

  /** For the document that waits for just this sum, or held. */
  private async receive(tx: Tx, payment: OnlinePaymentRow, charge: Charge): Promise<void> {
    const isExact = charge.currency === payment.currency && charge.amount === payment.amount;
    if (isExact) {
      if (!(await this.tryCapture(tx, payment, charge)))
        await this.suspense.hold(tx, payment.id, charge, 'closed');
      return;
    }
    const cause = charge.currency === payment.currency ? 'amount' : 'currency';
    await this.suspense.hold(tx, payment.id, charge, cause);
    const subject = { type: payment.subject_type, id: payment.subject_id };
    await this.payables.of(subject).held?.(tx, subject.id, payment.payer_id);
  }

  /** @returns false where the document does not accept it: paid by another payment, cancelled, changed */
  private async tryCapture(tx: Tx, payment: OnlinePaymentRow, charge: Charge): Promise<boolean> {
    const { id: paymentId, payer_id: payerId, method, amount, currency } = payment;
    const subject = { type: payment.subject_type, id: payment.subject_id };
    try {
      await tx.savepoint(async () => {
        const due = await this.payables.of(subject).lock(tx, subject.id, payerId);
        // A payer in time is not refused for the minute that the message took.
        if (!due || (due.refusal !== null && due.refusal !== 'ORDER_EXPIRED') || due.amount !== amount)
          throw new AppError(due?.refusal ?? 'STATE_CONFLICT');
        await this.captures.capture(
          tx,
          { subject, payerId, method, amount, currency, paymentId, reference: due.reference },
          platformAccount('gateway', currency),
        );
        await this.payments.capture(tx, paymentId, charge);
      });
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
