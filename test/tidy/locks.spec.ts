import { HELD_LOCKS } from '../concurrency/held-locks.cases.js';
import { LOCK_RACES } from '../concurrency/lock-races.cases.js';
import { MONEY_RACES } from '../concurrency/lock-races.money.js';
import { SHOP_RACES } from '../concurrency/lock-races.shop.js';
import { QUEUE_LOCKS } from '../concurrency/queue-locks.cases.js';
import { lockingMethods } from '../support/lock-clauses.js';

/** Of these only the order in which they lock is more than what the statement locks anyway. */
const ORDER_ALONE: Readonly<Record<string, string>> = {
  'goods/units/goods-units.ts returnEach': 'the update locks the same goods, in the order of its plan',
  'order/documents/packing.repository.ts markPacked':
    'the update locks the same orders, in the order of its plan',
};

const raced = new Set(
  [...LOCK_RACES, ...MONEY_RACES, ...SHOP_RACES, ...QUEUE_LOCKS, ...HELD_LOCKS].map(({ lock }) => lock),
);
const taken = lockingMethods().map(({ lock }) => lock);

it('finds the locks of finance, order, warehouse and the pieces of goods', () => {
  expect(taken).toContain('finance/payments/payment.repository.ts lockCapture');
  expect(taken).toContain('order/cart/cart.repository.ts lockCart, by name');
});

it('has a race for every lock, or the reason why none can show it', () => {
  expect(taken.filter((lock) => !raced.has(lock) && !(lock in ORDER_ALONE))).toEqual([]);
});

it('races and excuses no lock that is gone, and excuses none that is raced', () => {
  expect([...raced, ...Object.keys(ORDER_ALONE)].filter((lock) => !taken.includes(lock))).toEqual([]);
  expect(Object.keys(ORDER_ALONE).filter((lock) => raced.has(lock))).toEqual([]);
});
