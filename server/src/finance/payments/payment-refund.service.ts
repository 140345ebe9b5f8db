import { Injectable } from '@nestjs/common';
import { isCurrency } from '@fovea/shared-types/money';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Log } from '../../platform/logging/log.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { platformAccount, transfer } from '../ledger/ledger-rows.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { isDecidedByHand } from './online.repository.js';
import { PayableRegistry } from './payable.js';
import {
  PaymentRefundRepository,
  REFUND_ATTEMPTS_MAX,
  type PaymentRefundRow,
} from './payment-refund.repository.js';

/** Refunds of one turn; what is left waits for the next. */
const TURN_MAX = 50;
const ERROR_MAX = 500;

/** Sends refunds to providers: five attempts with growing pauses, then a person has to decide. */
@Injectable()
export class PaymentRefundService {
  constructor(
    private readonly db: Database,
    private readonly refunds: PaymentRefundRepository,
    private readonly providers: PaymentProviders,
    private readonly payables: PayableRegistry,
    private readonly ledger: LedgerService,
    private readonly outbox: Outbox,
    private readonly log: Log,
  ) {}

  async run(): Promise<number> {
    let count = 0;
    for (; count < TURN_MAX; count++) {
      const refund = await this.refunds.claim(this.db);
      if (!refund) break;
      await this.tryOne(refund);
    }
    if (count > 0) this.outbox.wake();
    return count;
  }

  private async tryOne(refund: PaymentRefundRow): Promise<void> {
    try {
      const provider = this.providers.current;
      if (provider?.name !== refund.provider) throw new Error(`${refund.provider} is not set up here`);
      await provider.refund({ refundId: refund.id, ref: refund.ref, amount: refund.amount });
    } catch (error) {
      await this.missed(refund, error);
      return;
    }
    await this.done(refund);
  }

  private done(refund: PaymentRefundRow): Promise<void> {
    const { id, currency, amount, is_parked: isInSuspense } = refund;
    return this.db.transaction(async (tx) => {
      if (!(await this.refunds.markDone(tx, id))) return;
      if (isInSuspense) await this.settled(tx, refund);
      // Money in a currency without accounts came into no entry.
      if (isCurrency(currency))
        await this.ledger.post(
          tx,
          { type: 'payment_refund', id, step: 'sent' },
          transfer(
            platformAccount(isInSuspense ? 'suspense' : 'refunds', currency),
            platformAccount('gateway', currency),
            amount,
          ),
        );
      await this.outbox.add(tx, 'payment.refund-settled', settledOf(refund, true));
    });
  }

  private async settled(
    tx: Tx,
    { payment_id, subject_type: type, subject_id, payer_id, park_cause }: PaymentRefundRow,
  ): Promise<void> {
    await this.refunds.markReturned(tx, payment_id);
    if (park_cause !== null && isDecidedByHand(park_cause))
      await this.payables.of({ type, id: subject_id }).settled?.(tx, subject_id, payer_id, 'returned');
  }

  private async missed(refund: PaymentRefundRow, error: unknown): Promise<void> {
    const isLast = refund.attempts >= REFUND_ATTEMPTS_MAX;
    this.log.error('a provider did not give money back', { refund_id: refund.id, is_last: isLast, error });
    const text = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
    await this.db.transaction(async (tx) => {
      await this.refunds.markError(tx, refund.id, text, isLast);
      if (isLast) await this.outbox.add(tx, 'payment.refund-settled', settledOf(refund, false));
    });
  }
}

const settledOf = (refund: PaymentRefundRow, isDone: boolean) => ({
  refund_id: refund.id,
  payment_id: refund.payment_id,
  subject_type: refund.subject_type,
  subject_id: refund.subject_id,
  payer_id: refund.payer_id,
  cause: { type: refund.cause_type, id: refund.cause_id, step: refund.cause_step },
  is_done: isDone,
});
