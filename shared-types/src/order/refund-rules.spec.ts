import fc from 'fast-check';
import { orderMachine } from '../states/order.states.js';
import { ORDER_STATUS } from '../states.js';
import { REFUND_DAYS, refundableAmount, type RefundableOrder } from './refund-rules.js';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const received = (days: number): RefundableOrder => ({
  status: ORDER_STATUS.completed,
  refund_switch: 1,
  captured: 10_000,
  refunded: 0,
  receivedAt: NOW - days * DAY,
});

const orders: fc.Arbitrary<RefundableOrder> = fc
  .record({
    status: fc.constantFrom(...Object.values(ORDER_STATUS)),
    refund_switch: fc.constantFrom(0, 1),
    captured: fc.integer({ min: 0, max: 10 ** 13 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    receivedAt: fc.option(fc.integer({ min: NOW - 30 * DAY, max: NOW })),
  })
  .map(({ part, ...order }) => ({ ...order, refunded: Math.floor(order.captured * part) }));

describe('what a buyer may get refunded', () => {
  it('is never above what was paid and is still there, whatever the order', () =>
    fc.assert(
      fc.property(orders, (order) => {
        const most = refundableAmount(order, NOW);
        expect(most).toBeGreaterThanOrEqual(0);
        expect(most).toBeLessThanOrEqual(order.captured - order.refunded);
        if (most > 0) {
          expect(order.refund_switch).toBe(1);
          expect(orderMachine.may(order.status, 'ask a refund')).toBe(true);
        }
      }),
      { numRuns: 10_000 },
    ));

  it('never sums to more than was paid, however it is requested in parts', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 12 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 }),
        (captured, parts) => {
          let refunded = 0;
          for (const part of parts) {
            const most = refundableAmount({ ...received(1), captured, refunded }, NOW);
            refunded += Math.floor(most * part);
          }
          expect(refunded).toBeLessThanOrEqual(captured);
        },
      ),
      { numRuns: 10_000 },
    ));

  it('ends seven days after the receipt, to the millisecond (R-ORD-10)', () => {
    expect(refundableAmount(received(REFUND_DAYS), NOW)).toBe(0);
    expect(refundableAmount(received(REFUND_DAYS), NOW - 1)).toBe(10_000);
  });

  it('requires no receipt of goods on their way, and one of goods marked as received', () => {
    const onItsWay = { ...received(0), status: ORDER_STATUS.to_receive, receivedAt: null };
    expect(refundableAmount(onItsWay, NOW)).toBe(10_000);
    expect(refundableAmount({ ...onItsWay, status: ORDER_STATUS.to_evaluate }, NOW)).toBe(0);
  });
});
