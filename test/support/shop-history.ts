import { CODE_OK, type Envelope } from '@fovea/shared-types/envelope';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import {
  addWithdrawal,
  auditWithdrawal,
  cancelWithdrawal,
  failWithdrawal,
  payWithdrawal,
  returnWithdrawal,
} from '@fovea/shared-types/finance/withdrawal.calls';
import { addCart, cartList, delCart, mergeCart, updateCart } from '@fovea/shared-types/order/cart.calls';
import { addOrder, cancelOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { orderRefundSwitch } from '@fovea/shared-types/order/order-admin.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import {
  auditRefund,
  cancelRefund,
  decideRefund,
  escalateRefund,
  refundOrder,
} from '@fovea/shared-types/order/refund.calls';
import { receiveOrder, shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { REFUND_STATUS } from '@fovea/shared-types/states';
import { PaymentRefundService } from '../../server/src/finance/payments/payment-refund.service.js';
import type { NaiveShop, Picture } from '../property/order/naive-shop.js';
import type { Person, TestApi } from './api.js';
import { eventually } from './eventually.js';
import { success, notifyServer } from './provider.js';
import { seenInShop, type Named } from './shop-picture.js';
import { FIT, type ShopStep } from './shop-steps.js';
import { nothing, picked, described, type Client, type Done } from './walked.js';

export interface ShopClient extends Client {
  bankAccountId: number;
}

export interface Listing {
  goodsId: number;
  productId: number | null;
  companyId: number;
}

type Act = () => Promise<Done<NaiveShop>>;
type Work = (model: NaiveShop) => void;

/** The refunded amount where it is not the whole. */
const PART = 300;

export class ShopHistory {
  private readonly orders: Named[] = [];
  private readonly payments: Named[] = [];
  private readonly withdrawals: Named[] = [];
  /** The state of everything after the last round. */
  private current: Picture | undefined;
  private steps = 0;

  constructor(
    private readonly api: TestApi,
    private readonly clients: readonly ShopClient[],
    private readonly staff: Person,
    private readonly shelf: readonly Listing[],
    private readonly key: string,
  ) {}

  /** The step as its client performs it, and as the model does. */
  prepare(step: ShopStep, at: number): Act {
    const client = this.client(at);
    const name = `${step.kind} ${(this.steps += 1)}`;
    const request_id = `${this.key}-${this.steps}`;
    const keyed = (path: string, request: object, as: Person = client.person): Promise<Envelope<unknown>> =>
      this.send(path, { ...request, request_id }, as, step.isTwice);
    switch (step.kind) {
      case 'put': {
        const { goods, count } = step;
        const wanted = { goods_id: this.shelf[goods]?.goodsId, quantity: count };
        return async () =>
          described(name, await keyed(addCart.path, wanted), (model: NaiveShop) =>
            model.put(at, goods, count),
          );
      }
      case 'change': {
        const { goods, count: quantity } = step;
        return this.line(
          name,
          at,
          goods,
          updateCart.path,
          (id) => ({ id, quantity }),
          (model) => model.change(at, goods, quantity),
        );
      }
      case 'take out': {
        const { goods } = step;
        return this.line(
          name,
          at,
          goods,
          delCart.path,
          (id) => ({ ids: [id] }),
          (model) => model.takeOut(at, goods),
        );
      }
      case 'merge': {
        const { goods, count } = step;
        const lines = [{ goods_id: this.shelf[goods]?.goodsId, quantity: count }];
        return async () =>
          described(
            name,
            await this.api.envelope(mergeCart.path, { lines }, { as: client.person }),
            (model: NaiveShop) => model.merge(at, goods, count),
          );
      }
      case 'drop':
        return async () => {
          const ids = await this.cartIds(client.person);
          const answer = await this.api.envelope(delCart.path, { ids }, { as: client.person });
          return described(name, answer, (model: NaiveShop) => model.drop(at));
        };
      case 'order': {
        const { goods, count } = step;
        const wanted = { goods_id: this.shelf[goods]?.goodsId, quantity: count };
        return () => this.place(name, at, wanted, keyed, (model) => model.order(name, at, goods, count));
      }
      case 'order cart':
        return async () => {
          const cart_ids = await this.cartIds(client.person);
          if (cart_ids.length === 0) return nothing(name)();
          return this.place(name, at, { cart_ids }, keyed, (model) => model.orderCart(name, at));
        };
      case 'withdraw': {
        const { amount } = step;
        const wanted = { money: String(amount), currency: 'JPY', bank_account_id: client.bankAccountId };
        return async () => {
          const answer = await keyed(addWithdrawal.path, wanted);
          this.keep(this.withdrawals, name, at, answer);
          return described(name, answer, (model: NaiveShop) => model.withdraw(name, at, amount));
        };
      }
      case 'tell':
        return this.notify(name, step);
      default:
        return this.about(step, name, at, keyed);
    }
  }

  /** The database's state, in the model's terms, once the provider has refunded what it should. */
  async seen(): Promise<Picture> {
    const orders = this.orders.map(({ id }) => id);
    await eventually('the provider’s refund has arrived', async () => {
      await this.api.app.get(PaymentRefundService, { strict: false }).run();
      const { rows } = await this.api.db.query<{ n: number }>(
        `SELECT (SELECT count(*) FROM refund WHERE order_id = ANY ($1::bigint[]) AND status = ${REFUND_STATUS.paying})
           + (SELECT count(*) FROM payment_refund r JOIN payment p ON p.id = r.payment_id
              WHERE p.subject_type = 'order' AND p.subject_id = ANY ($1::bigint[]) AND r.done_at IS NULL) AS n`,
        [orders],
      );
      return rows[0]?.n === 0;
    });
    const { orders: placed, payments, withdrawals } = this;
    const buyers = this.clients.map(({ person }) => person.accountId);
    this.current = await seenInShop(this.api.db, {
      ...{ buyers, shelf: this.shelf, orders: placed, payments, withdrawals },
    });
    return this.current;
  }

  /** What names one thing that is there. */
  private about(
    step: Exclude<
      ShopStep,
      {
        kind:
          | ('put' | 'change' | 'take out' | 'merge' | 'drop')
          | ('order' | 'order cart' | 'withdraw' | 'tell');
      }
    >,
    name: string,
    at: number,
    keyed: (path: string, request: object, as?: Person) => Promise<Envelope<unknown>>,
  ): Act {
    const isMoney = ['audit', 'keep', 'pay out', 'fail', 'give up'].includes(step.kind);
    const isStaffs = ['ship', 'let', 'answer', 'decide', 'audit', 'pay out', 'fail', 'give up'].includes(
      step.kind,
    );
    const things = isMoney
      ? this.withdrawals
      : this.orders.filter((order) => step.kind !== 'ship' || !this.isStocked(order));
    const own = isStaffs ? things : things.filter(({ by }) => by === at);
    const fit = own.filter((thing) => this.isFit(step.kind, thing.name));
    const one = picked(step.isFit && fit.length > 0 ? fit : own, step.pick);
    if (!one) return nothing(name);
    const { id, name: about } = one;
    const what = `${name} of ${about}`;
    const by = isStaffs ? this.staff : this.client(at).person;
    const act = (path: string, request: object, work: Work, isKeyed = true): Act => {
      const whole = { id, ...request };
      return async () =>
        described(
          what,
          await (isKeyed ? keyed(path, whole, by) : this.api.envelope(path, whole, { as: by })),
          work,
        );
    };
    switch (step.kind) {
      case 'cancel':
        return act(cancelOrder.path, {}, (model) => model.cancel(about), false);
      case 'pay':
        return act(payOrder.path, { pay_type: PAY_TYPE.balance }, (model) => model.pay(about));
      case 'go online':
        return async () => {
          const answer = await keyed(payOrder.path, { id, pay_type: PAY_TYPE.online }, by);
          // What the call declares.
          const payment = (answer.data as { payment_id?: number } | null)?.payment_id ?? 0;
          if (answer.code === CODE_OK) this.payments.push({ name, by: at, id: payment, of: about });
          return described(what, answer, (model: NaiveShop) => model.goOnline(name, about));
        };
      case 'let': {
        const { isYes } = step;
        const request = { refund_switch: Number(isYes) };
        return act(orderRefundSwitch.path, request, (model) => model.let(about, isYes), false);
      }
      case 'ship':
        return act(shipOrder.path, { logistics_company: 1, logistics_code: '1234' }, (model) =>
          model.ship(about),
        );
      case 'receive':
        return act(receiveOrder.path, {}, (model) => model.receive(about));
      case 'ask': {
        const amount = step.isWhole ? (one.total ?? PART) : PART;
        return act(refundOrder.path, { reason: 'Scratched', amount }, (model) => model.ask(about, amount));
      }
      case 'answer':
        return act(auditRefund.path, { status: step.isYes ? 1 : -1, audit_notes: 'looked at' }, (model) =>
          model.answer(about, step.isYes),
        );
      case 'withdraw refund':
        return act(cancelRefund.path, {}, (model) => model.withdrawRequest(about));
      case 'escalate':
        return act(escalateRefund.path, { reason: 'Not so' }, (model) => model.escalate(about));
      case 'decide':
        return act(decideRefund.path, { status: step.isYes ? 1 : -1, audit_notes: 'looked at' }, (model) =>
          model.decide(about, step.isYes),
        );
      case 'keep':
        return act(cancelWithdrawal.path, {}, (model) => model.keep(about));
      case 'pay out':
        return act(payWithdrawal.path, { bank_reference: 'T-1' }, (model) => model.payOut(about));
      case 'fail':
        return act(failWithdrawal.path, { reason: 'Unknown account' }, (model) => model.failOut(about));
      case 'give up':
        return act(returnWithdrawal.path, { reason: 'No other account' }, (model) => model.giveUp(about));
      case 'audit':
        return async () => {
          const { isYes } = step;
          const request = { ids: [id], status: isYes ? 1 : -1, audit_notes: 'looked at' };
          const answer = await keyed(auditWithdrawal.path, request, by);
          // The one decision on the one that was named.
          const [outcome] = (answer.data ?? []) as { error: string | null }[];
          const outcomeOfFirst = {
            ...answer,
            ...(outcome?.error ? { error: outcome.error } : {}),
          } as Envelope<unknown>;
          return described(what, outcomeOfFirst, (model: NaiveShop) => model.audit(about, isYes));
        };
    }
  }

  private async place(
    name: string,
    at: number,
    wanted: object,
    keyed: (path: string, request: object) => Promise<Envelope<unknown>>,
    work: Work,
  ): Promise<Done<NaiveShop>> {
    const { person } = this.client(at);
    const quoted = await this.api.envelope(orderQuote.path, wanted, { as: person });
    // What the calls declare.
    const { quote_id } = quoted.data as { quote_id: string };
    const answer = await keyed(addOrder.path, { ...wanted, quote_id, pay_type: PAY_TYPE.balance });
    if (answer.code === CODE_OK) {
      const { orders } = answer.data as { orders: { id: number; total_price: string }[] };
      for (const { id, total_price } of orders) {
        const { rows } = await this.api.db.query<{ goods_id: number }>(
          'SELECT goods_id FROM order_line WHERE order_id = $1',
          [id],
        );
        const goods = this.shelf.findIndex(({ goodsId }) => goodsId === rows[0]?.goods_id);
        this.orders.push({ name: `${name}: ${goods}`, by: at, id, goods, total: Number(total_price) });
      }
    }
    return described(name, answer, work);
  }

  private notify(name: string, { pick, what, isTwice }: ShopStep & { kind: 'tell' }): Act {
    const payment = picked(this.payments, pick);
    if (!payment) return nothing(name);
    const total = this.orders.find((order) => order.name === payment.of)?.total ?? 0;
    const message = success(payment.id, what === 'less' ? total - 1 : total, {
      isSuccess: what !== 'failed',
    });
    return async () => {
      const answers = await Promise.all(
        Array.from({ length: isTwice ? 2 : 1 }, () => notifyServer(this.api.url, message)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const take = (model: NaiveShop) => {
        model.notified(payment.name, what);
        return [[null]];
      };
      return { what: `${name} ${what} of ${payment.name}`, outcome: [null], take };
    };
  }

  private isFit(kind: keyof typeof FIT, name: string): boolean {
    const [status = NaN, , , refund = NaN, mayAsk = NaN] = this.current?.orders[name] ?? [
      this.current?.withdrawals[name] ?? NaN,
    ];
    return FIT[kind](status, refund, mayAsk);
  }

  private isStocked({ goods = 0 }: Named): boolean {
    return this.shelf[goods]?.productId !== null;
  }

  private keep(things: Named[], name: string, by: number, { code, data }: Envelope<unknown>): void {
    // What the call declares.
    if (code === CODE_OK) things.push({ name, by, id: (data as { id: number }).id });
  }

  /** What a cart contains of some goods, where it does. */
  private line(
    name: string,
    at: number,
    goods: number,
    path: string,
    request: (id: number) => object,
    work: Work,
  ): Act {
    const as = this.client(at).person;
    return async () => {
      const { items } = await this.api.ok(cartList, {}, { as });
      const line = items.find(({ goods_id }) => goods_id === this.shelf[goods]?.goodsId);
      if (!line) return nothing(name)();
      return described(name, await this.api.envelope(path, request(line.id), { as }), work);
    };
  }

  private async cartIds(as: Person): Promise<number[]> {
    return (await this.api.ok(cartList, {}, { as })).items.map(({ id }) => id);
  }

  /** Of two at once with one key, both get the one answer. */
  private async send(
    path: string,
    request: object,
    as: Person,
    isTwice: boolean,
  ): Promise<Envelope<unknown>> {
    const [answer, ...others] = await Promise.all(
      Array.from({ length: isTwice ? 2 : 1 }, () => this.api.envelope(path, request, { as })),
    );
    if (!answer) throw new Error('it was sent');
    for (const { code, error, data } of others)
      expect([path, code, error, data]).toEqual([path, answer.code, answer.error, answer.data]);
    return answer;
  }

  private client(at: number): ShopClient {
    const client = this.clients[at];
    if (!client) throw new Error('nobody else is there');
    return client;
  }
}
