import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Tx } from '../../platform/database/database.js';
import { memberAvailable, platformAccount, transfer } from '../ledger/ledger-rows.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { OnlinePaymentRepository, type OnlinePaymentRow, type ParkCause } from './online.repository.js';
import { PayableRegistry } from './payable.js';
import type { ParkedRow } from './parked-payment.repository.js';
import { PaymentRefundRepository } from './payment-refund.repository.js';

/** Money as it came in. */
interface Received {
  amount: number;
  currency: Currency;
}

/** Money that came and that no document takes is held in suspense; what is known to be too much goes back by itself. */
@Injectable()
export class ParkedMoney {
  constructor(
    private readonly payments: OnlinePaymentRepository,
    private readonly refunds: PaymentRefundRepository,
    private readonly payables: PayableRegistry,
    private readonly ledger: LedgerService,
    private readonly outbox: Outbox,
  ) {}

  async hold(tx: Tx, payment: { id: number }, received: Received, cause: ParkCause): Promise<void> {
    const { amount, currency } = received;
    await this.payments.park(tx, payment.id, { amount, currency, cause });
    await this.ledger.post(
      tx,
      { type: 'payment', id: payment.id, step: 'park' },
      transfer(platformAccount('gateway', currency), platformAccount('suspense', currency), amount),
    );
    // A wrong amount or currency is a question that somebody answers; a second or late payment answers itself.
    if (cause === 'closed' || cause === 'late') await this.sendBack(tx, payment.id, amount);
    else await this.outbox.add(tx, 'payment.parked', { payment_id: payment.id, is_credited: false });
  }

  /** A payment that was over gets no second life: what came is a row of its own. */
  async holdLate(tx: Tx, payment: OnlinePaymentRow, ref: string, received: Received): Promise<void> {
    const id = await this.payments.insertLate(tx, payment);
    await this.payments.setRef(tx, id, ref);
    await this.hold(tx, { id }, received, 'late');
  }

  /** To the balance of its payer, in the currency in which it came. */
  async credit(
    tx: Tx,
    { id, subject_type: type, subject_id, payer_id, amount, currency }: ParkedRow,
  ): Promise<void> {
    await this.ledger.post(
      tx,
      { type: 'payment', id, step: 'credit' },
      transfer(platformAccount('suspense', currency), memberAvailable(payer_id, currency), amount),
    );
    await this.payables.of({ type, id: subject_id }).settled?.(tx, subject_id, payer_id, 'credited');
  }

  /** Goes back to the payer through the provider, by the job; what the provider refused is asked anew. */
  async sendBack(tx: Tx, paymentId: number, amount: number): Promise<void> {
    const cause = { type: 'payment', id: paymentId, step: 'return' };
    if (!(await this.refunds.again(tx, cause)))
      await this.refunds.insert(tx, { paymentId, amount, isParked: true, cause });
  }
}
