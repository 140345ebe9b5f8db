import { Injectable } from '@nestjs/common';
import { isCurrency } from '@fovea/shared-types/money';
import { paymentMachine } from '@fovea/shared-types/states/payment.states';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { ProviderEvent, ProviderWait } from '../../platform/payments/payment-provider.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { platformAccount } from '../ledger/ledger-rows.js';
import { CaptureService } from './capture.service.js';
import { OnlinePaymentRepository, type OnlinePaymentRow } from './online.repository.js';
import { ParkedMoney } from './parked-money.js';
import { PayableRegistry } from './payable.js';

const { captured, failed } = PAYMENT_STATUS;

/** What a provider's page and its messages do to payments. */
@Injectable()
export class OnlinePaymentService {
  constructor(
    private readonly db: Database,
    private readonly payments: OnlinePaymentRepository,
    private readonly payables: PayableRegistry,
    private readonly captures: CaptureService,
    private readonly parked: ParkedMoney,
    private readonly providers: PaymentProviders,
    private readonly outbox: Outbox,
  ) {}

  /** Where somebody with this address goes on: the provider's page, or what became of the payment. Null: nobody's. */
  async open(token: string, language: Language): Promise<string | null> {
    const row = await this.payments.findByToken(this.db, token);
    const provider = this.providers.current;
    if (!row) return null;
    const returnPath = `/#/paymentSuccess?payment_id=${row.id}`;
    const isOpen = paymentMachine.may(row.status, 'no message') && !row.is_over && !row.is_waiting;
    if (!isOpen || provider?.name !== row.provider) return returnPath;
    const { id: paymentId, amount, currency, subject_type: type, subject_id: id } = row;
    const title = await this.titleOf(row.payer_id, { type, id });
    const terms = await this.payments.beginPage(this.db, paymentId, language);
    if (!terms) return returnPath;
    const page = await provider.open({
      ...{ paymentId, amount, currency, title, returnPath },
      language: terms.language,
      // A recharge is begun anew; whatever else waits is paid another way.
      cancelPath: type === 'recharge' ? '/#/balance' : `/#/paymentOrder?id=${id}&subject_type=${type}`,
      expiresAt: Math.floor(terms.expires_at.getTime() / 1000),
    });
    await this.payments.markOpened(this.db, paymentId);
    return page;
  }

  /** One message of a provider, whose signature was checked; told again, nothing follows. */
  async heard(told: ProviderEvent | ProviderWait): Promise<void> {
    if ('waitHours' in told) return this.waits(told);
    return this.ended(told);
  }

  /** What pays by a way that takes days, and what is paid, have these days; a document once, however many slips are drawn. */
  private async waits({ paymentId, waitHours }: ProviderWait): Promise<void> {
    await this.db.transaction(async (tx) => {
      const payment = await this.locked(tx, paymentId);
      if (!paymentMachine.may(payment.status, 'no message')) return;
      if (!(await this.payments.wait(tx, paymentId, waitHours))) return;
      await this.payments.markOpened(tx, paymentId);
      const subject = { type: payment.subject_type, id: payment.subject_id };
      if ((await this.payments.countWaits(tx, subject)) > 1) return;
      const due = await this.payables.of(subject).lock(tx, subject.id, payment.payer_id);
      if (!due || (due.refusal !== null && due.refusal !== 'ORDER_EXPIRED')) return;
      for (const { subject: one } of await this.payables.shares(tx, subject, due, payment.method))
        await this.payables.single(one).extend?.(tx, one.id, waitHours);
    });
  }

  private async locked(tx: Tx, paymentId: number): Promise<OnlinePaymentRow> {
    const payment = await this.payments.lock(tx, paymentId);
    invariant(payment, `a provider tells of payment ${paymentId}, which is ours`);
    return payment;
  }

  private async ended(event: ProviderEvent): Promise<void> {
    await this.db.transaction(async (tx) => {
      const payment = await this.locked(tx, event.paymentId);
      if (!(await this.payments.addEvent(tx, payment.provider, event))) return;
      if (event.isSuccess) await this.succeeded(tx, payment, event);
      else if (paymentMachine.may(payment.status, 'signed failure'))
        await this.payments.setStatus(tx, payment.id, failed);
    });
    this.outbox.wake();
  }

  private async succeeded(tx: Tx, payment: OnlinePaymentRow, event: ProviderEvent): Promise<void> {
    await this.payments.setRef(tx, payment.id, event.ref);
    const { currency } = event;
    invariant(
      isCurrency(currency),
      `payment ${payment.id} brought money in ${currency}, which we keep no account of`,
    );
    const received = { amount: event.amount, currency };
    const isOpen = paymentMachine.may(payment.status, 'signed success');
    if (!isOpen) {
      // Of what was captured, held or returned the same success is told in other words: its money came once.
      if (payment.status === PAYMENT_STATUS.failed || payment.status === PAYMENT_STATUS.expired)
        await this.parked.holdLate(tx, payment, event.ref, received);
      return;
    }
    if (currency !== payment.currency || event.amount !== payment.amount) {
      await this.parked.hold(tx, payment, received, currency === payment.currency ? 'amount' : 'currency');
      const subject = { type: payment.subject_type, id: payment.subject_id };
      await this.payables.of(subject).held?.(tx, subject.id, payment.payer_id);
      return;
    }
    if (!(await this.take(tx, payment))) await this.parked.hold(tx, payment, received, 'closed');
  }

  /** @returns false where the document does not take it: paid by another payment, cancelled, changed */
  private async take(tx: Tx, payment: OnlinePaymentRow): Promise<boolean> {
    const { id: paymentId, payer_id: payerId, method, amount, currency } = payment;
    const subject = { type: payment.subject_type, id: payment.subject_id };
    try {
      await tx.savepoint(async () => {
        const due = await this.payables.of(subject).lock(tx, subject.id, payerId);
        // Whoever paid in time is not refused for the minute that the message took.
        if (!due || (due.refusal !== null && due.refusal !== 'ORDER_EXPIRED') || due.amount !== amount)
          throw new AppError(due?.refusal ?? 'STATE_CONFLICT');
        await this.captures.take(
          tx,
          { subject, payerId, method, amount, currency, paymentId, reference: due.reference },
          platformAccount('gateway', currency),
        );
        await this.payments.setStatus(tx, paymentId, captured);
      });
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  private titleOf(
    payerId: number,
    subject: { type: OnlinePaymentRow['subject_type']; id: number },
  ): Promise<string> {
    return this.db.transaction(
      async (tx) => (await this.payables.of(subject).lock(tx, subject.id, payerId))?.reference ?? '',
    );
  }
}
