import { Injectable } from '@nestjs/common';
import { isCurrency } from '@fovea/shared-types/money';
import type { Tx } from '../../platform/database/database.js';
import { memberAvailable, platformAccount, transfer } from '../ledger/ledger-rows.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { AppError } from '../../platform/kernel/app-error.js';
import {
  isDecidedByHand,
  OnlinePaymentRepository,
  type Charge,
  type SuspenseCause,
} from './online.repository.js';
import { PayableRegistry } from './payable.js';
import type { SuspenseRow } from './suspense-payment.repository.js';
import { PaymentRefundRepository } from './payment-refund.repository.js';

/**
 * Money that came and that no document accepts is held in suspense; what is certainly too much is refunded
 * automatically. In a currency without accounts it is in no entry: the provider keeps it until finance
 * returns it.
 */
@Injectable()
export class SuspenseMoney {
  constructor(
    private readonly payments: OnlinePaymentRepository,
    private readonly refunds: PaymentRefundRepository,
    private readonly payables: PayableRegistry,
    private readonly ledger: LedgerService,
    private readonly outbox: Outbox,
  ) {}

  async hold(tx: Tx, paymentId: number, charge: Charge, cause: SuspenseCause): Promise<void> {
    const { amount, currency } = charge;
    await this.payments.holdInSuspense(tx, paymentId, charge, cause);
    if (isCurrency(currency))
      await this.ledger.post(
        tx,
        { type: 'payment', id: paymentId, step: 'park' },
        transfer(platformAccount('gateway', currency), platformAccount('suspense', currency), amount),
      );
    if (!isDecidedByHand(cause)) await this.sendBack(tx, paymentId, amount);
    else await this.outbox.add(tx, 'payment.parked', { payment_id: paymentId, is_credited: false });
  }

  /**
   * To the balance of its payer, in the currency in which it came.
   * @throws CURRENCY_MISMATCH where nobody has a balance in it
   */
  async credit(
    tx: Tx,
    { id, subject_type: type, subject_id, payer_id, amount, currency, cause }: SuspenseRow,
  ): Promise<void> {
    if (!isCurrency(currency)) throw new AppError('CURRENCY_MISMATCH');
    await this.ledger.post(
      tx,
      { type: 'payment', id, step: 'credit' },
      transfer(platformAccount('suspense', currency), memberAvailable(payer_id, currency), amount),
    );
    if (isDecidedByHand(cause))
      await this.payables.of({ type, id: subject_id }).settled?.(tx, subject_id, payer_id, 'credited');
  }

  /** Refunds the payer through the provider, by the job; what the provider refused is sent again. */
  async sendBack(tx: Tx, paymentId: number, amount: number): Promise<void> {
    const cause = { type: 'payment', id: paymentId, step: 'return' };
    if (!(await this.refunds.again(tx, cause)))
      await this.refunds.insertPaymentRefund(tx, { paymentId, amount, isInSuspense: true, cause });
  }
}
