import { Injectable } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { RECHARGE_BOUNDS } from '@fovea/shared-types/finance/recharge-bounds';
import type { Currency } from '@fovea/shared-types/money';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PaymentService } from '../payments/payment.service.js';
import { RechargeRepository } from './recharge.repository.js';

/** A member's money at our bank, as a person of finance saw it. */
interface Seen {
  memberId: number;
  amount: number;
  currency: Currency;
  /** On which it came. */
  day: string | null;
  seenBy: number;
}

/** An unannounced transfer is recognised by finance: it is a recharge that nobody requested, paid at once. */
@Injectable()
export class UntoldRecharges {
  constructor(
    private readonly recharges: RechargeRepository,
    private readonly payments: PaymentService,
    private readonly ledger: LedgerService,
    private readonly outbox: Outbox,
  ) {}

  /** @throws SELF_APPROVAL, NOT_FOUND for who is no member, AMOUNT_INVALID for more than anybody puts on a balance at once */
  async credit(
    tx: Tx,
    { memberId, amount, currency, day, seenBy }: Seen,
  ): Promise<{ id: number; order_no: string }> {
    if (memberId === seenBy) throw new AppError('SELF_APPROVAL');
    if (amount > RECHARGE_BOUNDS[currency].max) throw new AppError('AMOUNT_INVALID');
    if (!(await this.recharges.isMember(tx, memberId))) throw new AppError('NOT_FOUND');
    const made = await this.recharges.insertRecharge(tx, memberId, amount, currency, PAY_TYPE.bank);
    const { id, order_no: reference } = made;
    const subject = { type: 'recharge' as const, id };
    await this.ledger.onDay(tx, day, () =>
      this.payments.captureFromBank(tx, {
        ...{ subject, payerId: memberId, amount, currency, reference, seenBy },
        shares: [{ subject, amount, reference }],
        isUntold: true,
      }),
    );
    await this.outbox.add(tx, 'recharge.credited', { payer_id: memberId, reference, amount, currency });
    return made;
  }
}
