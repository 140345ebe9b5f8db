import { randomUUID } from 'node:crypto';
import type { Call } from '@fovea/shared-types/call';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addWithdrawal, auditWithdrawal, payWithdrawal } from '@fovea/shared-types/finance/withdrawal.calls';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { orderRefundSwitch } from '@fovea/shared-types/order/order-admin.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { ORDER_STATUS, WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import type { Database } from '../../server/src/platform/database/database.js';
import type { ProviderEvent } from '../../server/src/platform/payments/provider-message.js';
import type { Person } from '../support/api.js';
import { moment, randomMoment } from '../support/moment.js';
import { success, notifyServer } from '../support/provider.js';
import { type Outcome, send } from '../support/wire.js';

/** After a broken call a client waits this long, as a page would, and sends it again. */
const AFTER_UNKNOWN_MS = 200;
const TRIES_MAX = 600;
const WITHDRAWN = 30;

/** Somebody who buys these goods, and may have money paid out to this account. */
export interface Shopper extends Person {
  goodsId: number;
  bankAccountId: number;
}

/** A call and the answer it got, which it gets again under its key. */
interface Known {
  repeat: () => Promise<Outcome<unknown>>;
  outcome: Outcome<unknown>;
}

/**
 * Buyers who order, pay from the balance and online, request refunds and withdraw without pause while the
 * server is killed under them, and a provider who reports each payment twice. Every call is sent under its
 * key until its answer is known; the answers are what must be there.
 */
export class PaymentStorm {
  /** Calls and messages whose first answer was lost. */
  unknown = 0;
  /** What was received. */
  decisionCount = 0;
  /** By order and withdrawal, the state that its buyer was notified of. */
  private readonly orders = new Map<number, number>();
  private readonly withdrawals = new Map<number, number>();
  /** By buyer, what left their balance. */
  private readonly spent = new Map<number, number>();
  /** Money held by the provider. */
  private taken = 0;
  private readonly known: Known[] = [];
  private isOver = false;
  private readonly working: Promise<void>[];

  /** @param price of each order, with its tax */
  constructor(
    private readonly url: () => string,
    private readonly buyers: readonly Shopper[],
    private readonly staff: Person,
    private readonly price: number,
  ) {
    this.working = buyers.map((buyer, at) => this.shopOnAndOn(buyer, at));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.working);
  }

  /** A repeat under the same key gets the first answer. */
  async expectSameAnswers(): Promise<void> {
    for (const { repeat, outcome } of this.known.splice(0)) expect(await repeat()).toEqual(outcome);
  }

  /** Orders, withdrawals and money are those in the answers. @param had what each buyer began with */
  async expectNothingLost(db: Database, had: number): Promise<void> {
    expect(await statusesIn(db, 'orders')).toEqual(this.orders);
    expect(await statusesIn(db, 'withdrawal')).toEqual(this.withdrawals);
    for (const buyer of this.buyers) {
      const left = await this.sure(buyer, myBalance, {});
      expect([buyer.accountId, left[0]?.balance]).toEqual([
        buyer.accountId,
        String(had - (this.spent.get(buyer.accountId) ?? 0)),
      ]);
    }
    const { rows } = await db.query(
      `SELECT kind, balance FROM ledger_account WHERE kind IN ('gateway', 'refunds', 'suspense') ORDER BY kind`,
    );
    expect(rows).toEqual([
      { kind: 'gateway', balance: -this.taken },
      { kind: 'refunds', balance: 0 },
    ]);
  }

  private async shopOnAndOn(buyer: Shopper, at: number): Promise<void> {
    for (let turn = at; !this.isOver; turn += 1) {
      const id = await this.order(buyer);
      if (turn % 2 === 0) await this.payFromBalance(buyer, id);
      else await this.payOnline(buyer, id);
      if (turn % 5 < 2) await this.requestRefund(buyer, id, turn % 2 === 0);
      if (turn % 4 === 0) await this.withdraw(buyer, turn % 8 === 0 ? 1 : -1);
      await randomMoment(0, 10);
    }
  }

  private async order(buyer: Shopper): Promise<number> {
    const wanted = { goods_id: buyer.goodsId, quantity: 1 };
    const { quote_id } = await this.sure(buyer, orderQuote, wanted);
    const { id } = await this.sure(buyer, addOrder, {
      ...wanted,
      pay_type: PAY_TYPE.balance,
      quote_id,
      request_id: randomUUID(),
    });
    this.orders.set(id, ORDER_STATUS.pending_payment);
    return id;
  }

  private async payFromBalance(buyer: Shopper, id: number): Promise<void> {
    await this.sure(buyer, payOrder, { id, pay_type: PAY_TYPE.balance, request_id: randomUUID() });
    this.orders.set(id, ORDER_STATUS.to_ship);
    this.spend(buyer, this.price);
  }

  private async payOnline(buyer: Shopper, id: number): Promise<void> {
    const request = { id, pay_type: PAY_TYPE.online, request_id: randomUUID() };
    const { payment_id: payment } = await this.sure(buyer, payOrder, request);
    const message = success(payment ?? 0, this.price);
    await Promise.all([message, message, success(payment ?? 0, this.price)].map((one) => this.notify(one)));
    this.orders.set(id, ORDER_STATUS.to_ship);
    this.taken += this.price;
  }

  /** All of it; the merchant agrees. */
  private async requestRefund(buyer: Shopper, id: number, isFromBalance: boolean): Promise<void> {
    await this.sure(this.staff, orderRefundSwitch, { id, refund_switch: 1 });
    const request = { id, reason: 'Not wanted', amount: this.price, request_id: randomUUID() };
    await this.sure(buyer, refundOrder, request);
    await this.sure(this.staff, auditRefund, { id, status: 1, request_id: randomUUID() });
    this.orders.set(id, ORDER_STATUS.refunded);
    if (isFromBalance) this.spend(buyer, -this.price);
    else this.taken -= this.price;
  }

  private async withdraw(buyer: Shopper, status: 1 | -1): Promise<void> {
    const { id } = await this.sure(buyer, addWithdrawal, {
      money: String(WITHDRAWN),
      currency: 'JPY',
      bank_account_id: buyer.bankAccountId,
      request_id: randomUUID(),
    });
    const answer = await this.sure(this.staff, auditWithdrawal, {
      ids: [id],
      status: status,
      audit_notes: 'looked at',
      request_id: randomUUID(),
    });
    expect(answer.map(({ error }) => error)).toEqual([null]);
    this.withdrawals.set(id, WITHDRAWAL_STATUS.rejected);
    if (status === -1) return;
    await this.sure(this.staff, payWithdrawal, { id, bank_reference: 'T-1', request_id: randomUUID() });
    this.withdrawals.set(id, WITHDRAWAL_STATUS.paid);
    this.spend(buyer, WITHDRAWN);
  }

  private spend({ accountId }: Person, amount: number): void {
    this.spent.set(accountId, (this.spent.get(accountId) ?? 0) + amount);
  }

  /** A provider repeats a message until it is acknowledged. */
  private async notify(message: ProviderEvent): Promise<void> {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const status = await notifyServer(this.url(), message).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) {
        this.decisionCount += 1;
        return;
      }
      // Nobody listened, or the listener was gone before answering.
      expect([0, 503]).toContain(status);
      if (tries === 0) this.unknown += 1;
      await moment(AFTER_UNKNOWN_MS);
    }
    throw new Error('nobody ever received a payment');
  }

  /** What a call that must not be refused answers in the end. */
  private async sure<Request extends object, Answer>(
    person: Person,
    call: Call<Request, Answer>,
    request: Request,
  ): Promise<Answer> {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const outcome = await send(this.url(), call, request, person.token);
      if (outcome.kind === 'refused')
        throw new Error(`${call.path} was refused: ${outcome.error} ${JSON.stringify(request)}`);
      if (outcome.kind === 'ok') {
        this.decisionCount += 1;
        if ('request_id' in request && this.known.length < 200)
          this.known.push({ repeat: () => send(this.url(), call, request, person.token), outcome });
        return outcome.data;
      }
      if (tries === 0) this.unknown += 1;
      await moment(AFTER_UNKNOWN_MS);
    }
    throw new Error(`${call.path} was never answered`);
  }
}

/** By id, the status of every row of a table. */
async function statusesIn(db: Database, table: 'orders' | 'withdrawal'): Promise<Map<number, number>> {
  const { rows } = await db.query<{ id: number; status: number }>(`SELECT id, status FROM ${table}`);
  return new Map(rows.map(({ id, status }) => [id, status]));
}
