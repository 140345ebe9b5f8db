import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { BankMatches, type BankMovement } from '../bank-matches/bank-matches.js';
import { findByLines } from '../bank-matches/find-by-lines.js';
import { type PaidByBank, PayableRegistry, type QuotedSubject } from '../payments/payable.js';
import { PaymentService } from '../payments/payment.service.js';

/** What is paid by bank, as far as its money may come before anybody showed a receipt. */
const KINDS = ['order', 'payment_group', 'recharge'] as const;
type Kind = (typeof KINDS)[number];

/** A transfer that quotes the number of the debt need not be announced: a member of finance sees that it came. */
@Injectable()
export class UntoldMatches implements OnModuleInit {
  constructor(
    private readonly matches: BankMatches,
    private readonly payables: PayableRegistry,
    private readonly payments: PaymentService,
  ) {}

  onModuleInit(): void {
    for (const type of KINDS)
      this.matches.register({
        type,
        payerSql: () => this.byBank(type).payerSql,
        find: async (q, movements) =>
          (await this.quoted(q, type, movements)).map(({ id, reference, ...found }) => ({
            ...found,
            subject_id: id,
            sn: reference,
            is_booked: false,
          })),
        confirm: (tx, caller, movement, id) => this.confirm(tx, caller, movement, { type, id }),
      });
  }

  /** @throws SELF_APPROVAL, STATE_CONFLICT where it no longer waits for just this */
  private async confirm(
    tx: Tx,
    caller: StaffCaller,
    movement: BankMovement,
    subject: { type: Kind; id: number },
  ): Promise<string> {
    const seenBy = caller.member.accountId;
    const found = (await this.quoted(tx, subject.type, [movement])).find(({ id }) => id === subject.id);
    if (!found) throw new AppError('STATE_CONFLICT');
    const { payer_id: payerId } = found;
    if (payerId === seenBy) throw new AppError('SELF_APPROVAL');
    const due = await this.payables.of(subject).lock(tx, subject.id, payerId);
    // The bank reports days later: a payer is not refused for a deadline that passes meanwhile.
    const isOpen = due !== null && (due.refusal === null || due.refusal === 'ORDER_EXPIRED');
    if (!isOpen || due.amount !== movement.amount || !due.methods.includes(PAY_TYPE.bank))
      throw new AppError('STATE_CONFLICT');
    await this.payments.refuseRemitted(tx, subject);
    const { amount, currency, reference } = due;
    const shares = await this.payables.shares(tx, subject, due, PAY_TYPE.bank);
    await this.payments.captureFromBank(tx, {
      ...{ subject, payerId, amount, currency, reference, seenBy, shares },
      isUntold: true,
    });
    return reference;
  }

  private quoted(q: Queryable, type: Kind, movements: readonly BankMovement[]) {
    return findByLines<QuotedSubject>(q, movements, this.byBank(type).quotedSql, {
      read: ({ kind }) => (kind === BANK_LINE_KIND.in ? {} : null),
    });
  }

  private byBank(type: Kind): PaidByBank {
    const { byBank } = this.payables.of({ type });
    invariant(byBank !== undefined, `a ${type} is paid by bank`);
    return byBank;
  }
}
