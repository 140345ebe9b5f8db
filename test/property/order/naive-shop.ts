import { ORDER_STATUS, PAYMENT_STATUS, REFUND_STATUS, WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import {
  add,
  earnedOf,
  emptyLedger,
  receive,
  chargeBack,
  type NaiveLedger,
  type Earned,
} from './naive-ledger.js';
import { Refusal } from '../warehouse/naive-model.js';

/**
 * The goods on sale in every history, each of a merchant of its own; the second is linked to stock. Totals
 * are with tax.
 */
export const SHELF = [
  { price: 1_000, total: 1_100, quantity: 4, isStocked: false },
  { price: 700, total: 770, quantity: 3, isStocked: true },
] as const;
export const HAD = 6_000;

interface Order {
  by: number;
  goods: number;
  count: number;
  status: number;
  captured: number;
  refunded: number;
  isOnline: boolean;
  /** Its buyer may request a refund: staff can forbid it. */
  mayAsk: boolean;
  refund: Refund | null;
  earned: Earned | null;
}

interface Refund {
  status: number;
  requestedAmount: number;
  /** The state that the order returns to. */
  from: number;
}

/** By name, the state of each thing. */
export interface Picture {
  /** What each buyer may spend, and what waits to be paid out to them. */
  money: readonly (readonly [available: number, frozen: number])[];
  carts: readonly Readonly<Record<string, number>>[];
  offered: readonly number[];
  promised: number;
  orders: Record<
    string,
    readonly [status: number, captured: number, refunded: number, refund: number, mayAsk: number]
  >;
  payments: Record<string, number>;
  withdrawals: Record<string, number>;
  ledger: NaiveLedger;
  /** Of every account that one of the entries touched. */
  sum: number;
}

const { pending_payment, to_ship, to_receive, to_evaluate, canceled, refunding, refunded } = ORDER_STATUS;
const MAY_REFUND: readonly number[] = [to_ship, to_receive, to_evaluate];

/** A shop, its orders and everybody's money, as simple as can be: nothing happens at once. */
export class NaiveShop {
  private readonly money: { available: number; frozen: number }[];
  private readonly carts: Map<number, number>[];
  private readonly offered: number[] = SHELF.map(({ quantity }) => quantity);
  private readonly orders = new Map<string, Order>();
  private readonly payments = new Map<string, { order: string; status: number }>();
  private readonly withdrawals = new Map<string, { by: number; amount: number; status: number }>();

  private readonly ledger = emptyLedger(SHELF.length);

  constructor(private readonly buyers: number) {
    this.money = Array.from({ length: buyers }, () => ({ available: HAD, frozen: 0 }));
    this.carts = Array.from({ length: buyers }, () => new Map<number, number>());
  }

  copy(): NaiveShop {
    return Object.assign(new NaiveShop(this.buyers), structuredClone({ ...this }));
  }

  picture(): Picture {
    return {
      money: this.money.map(({ available, frozen }) => [available, frozen]),
      carts: this.carts.map((cart) => Object.fromEntries(cart)),
      offered: [...this.offered],
      promised: [...this.orders.values()]
        .filter(({ goods, status, refund }) => SHELF[goods]?.isStocked && isHeld(status, refund))
        .reduce((sum, { count }) => sum + count, 0),
      orders: Object.fromEntries(
        [...this.orders].map(([name, { status, captured, refunded: back, refund, mayAsk }]) => [
          name,
          [status, captured, back, refund?.status ?? 0, Number(mayAsk)],
        ]),
      ),
      payments: Object.fromEntries([...this.payments].map(([name, { status }]) => [name, status])),
      withdrawals: Object.fromEntries([...this.withdrawals].map(([name, { status }]) => [name, status])),
      ledger: structuredClone(this.ledger),
      sum: 0,
    };
  }

  put(by: number, goods: number, count: number): void {
    const cart = this.cart(by);
    const wanted = (cart.get(goods) ?? 0) + count;
    if (this.left(goods) === 0) throw new Refusal('NOT_FOR_SALE');
    if (wanted > this.left(goods)) throw new Refusal('STOCK_INSUFFICIENT');
    cart.set(goods, wanted);
  }

  /** Sets the number of pieces there. */
  change(by: number, goods: number, count: number): void {
    if (this.left(goods) === 0) throw new Refusal('NOT_FOR_SALE');
    if (count > this.left(goods)) throw new Refusal('STOCK_INSUFFICIENT');
    this.cart(by).set(goods, count);
  }

  takeOut(by: number, goods: number): void {
    this.cart(by).delete(goods);
  }

  /** What the visitor put aside before signing in: the larger number, as far as it is offered. */
  merge(by: number, goods: number, count: number): void {
    // Pieces that are there already are not removed, though fewer are left by now.
    const wanted = Math.max(this.cart(by).get(goods) ?? 0, Math.min(this.left(goods), count));
    if (this.left(goods) > 0) this.cart(by).set(goods, wanted);
  }

  drop(by: number): void {
    this.cart(by).clear();
  }

  order(name: string, by: number, goods: number, count: number): void {
    this.place(name, by, new Map([[goods, count]]));
  }

  orderCart(name: string, by: number): void {
    this.place(name, by, this.cart(by));
    this.cart(by).clear();
  }

  cancel(name: string): void {
    const order = this.found(name);
    if (order.status !== pending_payment) throw new Refusal('STATE_CONFLICT');
    order.status = canceled;
    this.returnPieces(order);
  }

  pay(name: string): void {
    const order = this.payable(name);
    this.take(order.by, priceOf(order));
    this.capture(order, false);
  }

  let(name: string, mayAsk: boolean): void {
    this.found(name).mayAsk = mayAsk;
  }

  goOnline(payment: string, order: string): void {
    this.payable(order);
    this.payments.set(payment, { order, status: PAYMENT_STATUS.created });
  }

  /** The provider's report of it; for a payment that is over, it reports nothing that counts here. */
  notified(name: string, what: 'right' | 'less' | 'failed'): void {
    const payment = this.payments.get(name);
    if (payment?.status !== PAYMENT_STATUS.created) return;
    const order = this.found(payment.order);
    if (what === 'failed') payment.status = PAYMENT_STATUS.failed;
    else if (what === 'less') {
      payment.status = PAYMENT_STATUS.parked;
      this.ledger.gateway -= priceOf(order) - 1;
      this.ledger.suspense += priceOf(order) - 1;
    } else if (order.status !== pending_payment) payment.status = PAYMENT_STATUS.returned;
    else {
      payment.status = PAYMENT_STATUS.captured;
      this.capture(order, true);
    }
  }

  ship(name: string): void {
    this.move(name, to_ship, to_receive);
  }

  receive(name: string): void {
    this.move(name, to_receive, to_evaluate);
    const order = this.found(name);
    order.earned = earnedOf(order.captured - order.refunded, priceOf(order), netOf(order));
    receive(this.ledger, order.goods, order.earned);
  }

  ask(name: string, amount: number): void {
    const order = this.found(name);
    const most = order.mayAsk && MAY_REFUND.includes(order.status) ? order.captured - order.refunded : 0;
    if (most <= 0) throw new Refusal('STATE_CONFLICT');
    if (amount > most) throw new Refusal('REFUND_EXCEEDS_PAID');
    order.refund = { status: REFUND_STATUS.requested, requestedAmount: amount, from: order.status };
    order.status = refunding;
  }

  answer(name: string, isYes: boolean): void {
    const { order, refund } = this.open(name, REFUND_STATUS.requested);
    if (isYes) this.payBack(name, order, refund);
    else refund.status = REFUND_STATUS.rejected;
  }

  withdrawRequest(name: string): void {
    const { order, refund } = this.open(name, REFUND_STATUS.requested);
    this.close(order, refund);
  }

  escalate(name: string): void {
    this.open(name, REFUND_STATUS.rejected).refund.status = REFUND_STATUS.escalated;
  }

  decide(name: string, isYes: boolean): void {
    const { order, refund } = this.open(name, REFUND_STATUS.escalated);
    if (isYes) this.payBack(name, order, refund);
    else this.close(order, refund);
  }

  withdraw(name: string, by: number, amount: number): void {
    this.take(by, amount);
    this.purse(by).frozen += amount;
    this.withdrawals.set(name, { by, amount, status: WITHDRAWAL_STATUS.pending });
  }

  audit(name: string, isYes: boolean): void {
    const one = this.withdrawal(name);
    if (one.status === WITHDRAWAL_STATUS.withdrawn) throw new Refusal('STATE_CONFLICT');
    if (one.status !== WITHDRAWAL_STATUS.pending) throw new Refusal('ALREADY_DECIDED');
    one.status = isYes ? WITHDRAWAL_STATUS.approved : WITHDRAWAL_STATUS.rejected;
    if (!isYes) this.unfreeze(one);
  }

  keep(name: string): void {
    const one = this.expectRefund(name, WITHDRAWAL_STATUS.pending);
    one.status = WITHDRAWAL_STATUS.withdrawn;
    this.unfreeze(one);
  }

  payOut(name: string): void {
    const one = this.expectRefund(name, WITHDRAWAL_STATUS.approved);
    one.status = WITHDRAWAL_STATUS.paid;
    this.purse(one.by).frozen -= one.amount;
    this.ledger.bank += one.amount;
  }

  failOut(name: string): void {
    this.expectRefund(name, WITHDRAWAL_STATUS.approved).status = WITHDRAWAL_STATUS.pay_failed;
  }

  giveUp(name: string): void {
    const one = this.expectRefund(name, WITHDRAWAL_STATUS.pay_failed);
    one.status = WITHDRAWAL_STATUS.returned;
    this.unfreeze(one);
  }

  /** All of it or nothing. */
  private place(name: string, by: number, pieces: ReadonlyMap<number, number>): void {
    const refusals = [...pieces].flatMap(([goods, count]) =>
      count <= this.left(goods) ? [] : [this.left(goods) === 0 ? 'NOT_FOR_SALE' : 'STOCK_INSUFFICIENT'],
    );
    if (refusals.length > 0) throw new Refusal(...refusals);
    for (const [goods, count] of pieces) {
      this.offered[goods] = this.left(goods) - count;
      this.orders.set(`${name}: ${goods}`, {
        ...{ by, goods, count, status: pending_payment },
        ...{ captured: 0, refunded: 0, isOnline: false, mayAsk: true, refund: null, earned: null },
      });
    }
  }

  private payable(name: string): Order {
    const order = this.found(name);
    if (order.captured > 0) throw new Refusal('ALREADY_PAID');
    if (order.status !== pending_payment) throw new Refusal('STATE_CONFLICT');
    return order;
  }

  private capture(order: Order, isOnline: boolean): void {
    Object.assign(order, { status: to_ship, captured: priceOf(order), isOnline });
    if (isOnline) this.ledger.gateway -= priceOf(order);
    add(this.ledger.escrow, order.goods, priceOf(order));
  }

  private payBack(name: string, order: Order, refund: Refund): void {
    refund.status = REFUND_STATUS.refunded;
    order.refunded += refund.requestedAmount;
    if (order.isOnline) this.ledger.gateway += refund.requestedAmount;
    else this.purse(order.by).available += refund.requestedAmount;
    chargeBack(this.ledger, order.goods, order.earned, refund.requestedAmount);
    const isOver = order.refunded === order.captured;
    order.status = isOver ? refunded : refund.from;
    if (!isOver) return;
    if (refund.from === to_ship) this.returnPieces(order);
    for (const payment of this.payments.values())
      if (payment.order === name && payment.status === PAYMENT_STATUS.captured)
        payment.status = PAYMENT_STATUS.returned;
  }

  private close(order: Order, refund: Refund): void {
    refund.status = REFUND_STATUS.closed;
    order.status = refund.from;
  }

  private returnPieces({ goods, count }: Order): void {
    this.offered[goods] = this.left(goods) + count;
  }

  private move(name: string, from: number, to: number): void {
    const order = this.found(name);
    if (order.status !== from) throw new Refusal('STATE_CONFLICT');
    order.status = to;
  }

  private open(name: string, status: number): { order: Order; refund: Refund } {
    const order = this.found(name);
    const { refund } = order;
    if (refund?.status !== status) throw new Refusal('STATE_CONFLICT');
    return { order, refund };
  }

  private take(by: number, amount: number): void {
    const purse = this.purse(by);
    if (purse.available < amount) throw new Refusal('INSUFFICIENT_BALANCE');
    purse.available -= amount;
  }

  private unfreeze({ by, amount }: { by: number; amount: number }): void {
    const purse = this.purse(by);
    purse.frozen -= amount;
    purse.available += amount;
  }

  private expectRefund(name: string, status: number): { by: number; amount: number; status: number } {
    const one = this.withdrawal(name);
    if (one.status !== status) throw new Refusal('STATE_CONFLICT');
    return one;
  }

  private left(goods: number): number {
    return this.offered[goods] ?? 0;
  }

  private cart(by: number): Map<number, number> {
    return known(this.carts[by]);
  }

  private purse(by: number): { available: number; frozen: number } {
    return known(this.money[by]);
  }

  private found(name: string): Order {
    return known(this.orders.get(name));
  }

  private withdrawal(name: string): { by: number; amount: number; status: number } {
    return known(this.withdrawals.get(name));
  }
}

const priceOf = ({ goods, count }: Order): number => (SHELF[goods]?.total ?? 0) * count;

/** Of the goods alone. */
const netOf = ({ goods, count }: Order): number => (SHELF[goods]?.price ?? 0) * count;

/** Stock is promised to what was never sent, until it ends. */
const isHeld = (status: number, refund: Refund | null): boolean =>
  status === pending_payment || status === to_ship || (status === refunding && refund?.from === to_ship);

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('a step names what there is');
  return thing;
}
