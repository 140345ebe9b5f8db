import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { isAmount, type Currency } from '@fovea/shared-types/money';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import {
  memberAvailable,
  platformAccount,
  transfer,
  type Cause,
  type LedgerAccountKey,
  type Posting,
} from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { PaySubject } from './payable.js';
import { PayMethods } from './pay-methods.js';
import { PaymentRefundRepository } from './payment-refund.repository.js';
import { PaymentRepository, type CaptureRow } from './payment.repository.js';

/** The only way by which captured money is refunded to its payer. */
@Injectable()
export class CaptureRefunds {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly methods: PayMethods,
    private readonly refunds: PaymentRefundRepository,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * Refunds money to its source: to the balance or the month's bill at once, to the provider by a job, which
   * reports by `payment.refund-settled`. What came by bank is credited to the balance, as is what had been
   * frozen for the document before. The caller has the document locked, and notes there what went back.
   * @param sources from where it is taken: they sum to `-amount`
   * @param toBalance to the payer's balance, whatever way it came
   * @throws REFUND_EXCEEDS_PAID, AMOUNT_INVALID; ALREADY_DONE for a cause that was posted before
   */
  async refundCapture(
    tx: Tx,
    subject: PaySubject,
    amount: number,
    cause: Cause,
    sources: readonly Posting[],
    { toBalance = false }: { toBalance?: boolean } = {},
  ): Promise<'done' | 'on its way'> {
    if (!isAmount(amount)) throw new AppError('AMOUNT_INVALID');
    const capture = await this.payments.lockCapture(tx, subject);
    if (!capture) throw new AppError('REFUND_EXCEEDS_PAID');
    await this.payments.addRefunded(tx, capture, amount);
    const paid = paidOf(capture, amount);
    const { payment_id: paymentId, payer_id: payerId, currency, method } = capture;
    if (paid > 0 && !toBalance)
      await this.methods.find(method)?.returned(tx, { subject, payerId, currency }, paid, cause);
    await this.ledger.post(tx, cause, [...sources, ...this.targets(capture, amount, paid, toBalance)]);
    if (method !== PAY_TYPE.online || paymentId === null || paid === 0 || toBalance) return 'done';
    await this.refunds.insertPaymentRefund(tx, { paymentId, amount: paid, isInSuspense: false, cause });
    return 'on its way';
  }

  /**
   * Sends the refund to the provider again after it refused. @returns false where it refused nothing of this
   * cause
   */
  tryAgain(tx: Tx, cause: Cause): Promise<boolean> {
    return this.refunds.again(tx, cause);
  }

  /**
   * Credits what the provider refused to the payer's balance. @returns false where it refused nothing of this
   * cause
   */
  async creditFailed(tx: Tx, cause: Cause, payerId: number, currency: Currency): Promise<boolean> {
    const amount = await this.refunds.lockFailed(tx, cause);
    if (amount === null) return false;
    await this.ledger.post(
      tx,
      { ...cause, step: 'credit' },
      transfer(platformAccount('refunds', currency), memberAvailable(payerId, currency), amount),
    );
    return true;
  }

  /** First what was paid, by its method; then what had been frozen, to the balance. */
  private targets(capture: CaptureRow, amount: number, paid: number, toBalance: boolean): Posting[] {
    return [
      {
        account: toBalance ? memberAvailable(capture.payer_id, capture.currency) : this.accountOf(capture),
        change: paid,
      },
      { account: memberAvailable(capture.payer_id, capture.currency), change: amount - paid },
    ].filter(({ change }) => change > 0);
  }

  private accountOf({ method, payer_id, currency }: CaptureRow): LedgerAccountKey {
    if (method === PAY_TYPE.online) return platformAccount('refunds', currency);
    if (method === PAY_TYPE.bank) return memberAvailable(payer_id, currency);
    const instant = this.methods.find(method);
    invariant(instant, `what was paid by method ${method} has a way back`);
    return instant.account(payer_id, currency);
  }
}

/** How much of the refund had been paid; the rest had been frozen before. */
const paidOf = ({ amount, refunded }: CaptureRow, goesBack: number): number =>
  Math.min(goesBack, Math.max(0, amount - refunded));
