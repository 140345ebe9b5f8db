import { Injectable } from '@nestjs/common';
import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import { isAmount, type Currency } from '@fovea/shared-types/money';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { PaymentProviders } from '../../platform/payments/payment-providers.js';
import { PlatformAccounts } from '../platform-accounts/platform-accounts.js';
import { platformAccount } from '../ledger/ledger-rows.js';
import { CaptureService } from './capture.service.js';
import { newToken } from './online.repository.js';
import { PayableRegistry, type Capture, type Due, type PaySubject, type Share } from './payable.js';
import { PayMethods, type InstantMethod } from './pay-methods.js';
import { PaymentRepository } from './payment.repository.js';

/** What a try at paying came to, for the answer of the call. */
export interface PayOutcome {
  paymentId: number;
  /** Where the payer continues; null: it is paid. */
  payUrl: string | null;
}

/** Paying a document by one of its methods, in the caller's transaction. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly payables: PayableRegistry,
    private readonly methods: PayMethods,
    private readonly captures: CaptureService,
    private readonly providers: PaymentProviders,
    private readonly platformAccounts: PlatformAccounts,
  ) {}

  /**
   * @throws NOT_FOUND, PAY_TYPE_REFUSED for a method that this document or payer may not use, INSUFFICIENT_BALANCE,
   *   ALREADY_PAID, and the refusals of the document
   */
  async pay(tx: Tx, subject: PaySubject, payerId: number, method: PayType): Promise<PayOutcome> {
    const due = await this.lockDue(tx, subject, payerId);
    if (method === PAY_TYPE.online) return this.startOnline(tx, subject, payerId, due);
    const instant = this.methods.find(method);
    if (!instant || !(await this.isOpen(tx, due, payerId, instant))) throw new AppError('PAY_TYPE_REFUSED');
    return this.payAtOnce(tx, subject, payerId, due, instant);
  }

  /** By which the platform takes money of this currency from anybody. */
  async offered(q: Queryable, currency: Currency): Promise<PayType[]> {
    const byBank = await this.platformAccounts.find(q, currency);
    return [
      PAY_TYPE.balance,
      ...(byBank ? [PAY_TYPE.bank] : []),
      ...(this.providers.current ? [PAY_TYPE.online] : []),
    ];
  }

  /** The same and this payer's other methods, as far as they can be determined without a lock. */
  async offeredTo(q: Queryable, payerId: number, amount: number, currency: Currency): Promise<PayType[]> {
    const [offered, isMonthly] = [
      await this.offered(q, currency),
      await this.methods.find(PAY_TYPE.monthly)?.isOffered(q, payerId, amount, currency),
    ];
    return isMonthly === true ? [...offered, PAY_TYPE.monthly] : offered;
  }

  /**
   * The payer announces a transfer: the document gets the time that a transfer takes.
   * @throws as `lockDue`; PAY_TYPE_REFUSED where it is not paid by bank
   */
  async chooseBank(tx: Tx, subject: PaySubject, payerId: number): Promise<void> {
    const due = await this.lockDue(tx, subject, payerId);
    const bank = await this.platformAccounts.find(tx, due.currency);
    if (!bank || !due.methods.includes(PAY_TYPE.bank)) throw new AppError('PAY_TYPE_REFUSED');
    for (const { subject: one } of await this.payables.shares(tx, subject, due, PAY_TYPE.bank))
      await this.payables.single(one).transferring?.(tx, one.id);
  }

  /** Methods by which this payer may pay it now. */
  async openMethods(tx: Tx, due: Due, payerId: number): Promise<PayType[]> {
    const offered = await this.offered(tx, due.currency);
    const open: PayType[] = [];
    for (const method of due.methods) {
      const instant = this.methods.find(method);
      const isOpen = instant ? await this.isOpen(tx, due, payerId, instant) : offered.includes(method);
      if (isOpen) open.push(method);
    }
    return open;
  }

  /**
   * What is due, under the lock of the document.
   * @throws NOT_FOUND, and the refusals of the document
   */
  async lockDue(tx: Tx, subject: PaySubject, payerId: number): Promise<Due> {
    const due = await this.payables.of(subject).lock(tx, subject.id, payerId);
    if (!due) throw new AppError('NOT_FOUND');
    if (due.refusal) throw new AppError(due.refusal);
    if (!isAmount(due.amount) && due.isCovered !== true) throw new AppError('AMOUNT_INVALID');
    await this.refuseRemitted(tx, subject);
    return due;
  }

  /** Nothing is paid a second time while finance looks for a transfer for it. @throws STATE_CONFLICT */
  async refuseRemitted(tx: Tx, subject: PaySubject): Promise<void> {
    if (await this.payments.isRemitted(tx, subject)) throw new AppError('STATE_CONFLICT');
  }

  /**
   * Money that finance saw on the platform's bank account; the documents, which the caller has locked, waited for it.
   * @throws ALREADY_PAID, STATE_CONFLICT where one of them does not wait any more
   */
  async captureFromBank(
    tx: Tx,
    received: Pick<Capture, 'subject' | 'payerId' | 'amount' | 'currency' | 'reference' | 'isUntold'> & {
      seenBy: number;
      shares: readonly Share[];
    },
  ): Promise<void> {
    const { seenBy, reference, shares, ...sum } = received;
    const wanted = { ...sum, method: PAY_TYPE.bank };
    const paymentId = await this.payments.insertPayment(tx, wanted);
    const source = platformAccount('bank', sum.currency);
    await this.captures.capture(tx, { ...wanted, paymentId, reference, seenBy, shares }, source);
    await this.payments.setPaymentStatus(tx, paymentId, PAYMENT_STATUS.captured);
  }

  private async isOpen(tx: Tx, due: Due, payerId: number, instant: InstantMethod): Promise<boolean> {
    const { methods, amount, currency } = due;
    return methods.includes(instant.method) && instant.isOpen(tx, payerId, amount, currency);
  }

  /** The payer continues at the provider's page; the result is reported by its message. */
  private async startOnline(tx: Tx, subject: PaySubject, payerId: number, due: Due): Promise<PayOutcome> {
    const provider = this.providers.current?.name;
    if (!provider || !due.methods.includes(PAY_TYPE.online)) throw new AppError('PAY_TYPE_REFUSED');
    const { amount, currency } = due;
    const token = newToken();
    const paymentId = await this.payments.insertPayment(tx, {
      ...{ subject, payerId, method: PAY_TYPE.online, amount, currency },
      page: { token, provider },
    });
    return { paymentId, payUrl: `/pay/${token}` };
  }

  private async payAtOnce(
    tx: Tx,
    subject: PaySubject,
    payerId: number,
    { amount, currency, reference }: Due,
    instant: InstantMethod,
  ): Promise<PayOutcome> {
    const wanted = { subject, payerId, method: instant.method, amount, currency };
    const paymentId = await this.payments.insertPayment(tx, wanted);
    const source = instant.account(payerId, currency);
    for (const capture of await this.captures.capture(tx, { ...wanted, paymentId, reference }, source))
      await instant.used(tx, capture);
    await this.payments.setPaymentStatus(tx, paymentId, PAYMENT_STATUS.captured);
    return { paymentId, payUrl: null };
  }
}
