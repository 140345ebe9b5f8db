import { ORDER_STATUS } from '@fovea/shared-types/states';

const { freight_to_pay, to_ship, to_receive, to_evaluate, refunding } = ORDER_STATUS;

/** How long an order waits for its payment, in hours (R-ORD-02). */
export const PAY_HOURS = { usual: 24, bank: 72 } as const;

/** Days in which freight that was billed beside the order has to be paid (R-ORD-07). */
export const FREIGHT_DAYS = 7;

/** Days in which what was paid has to leave, a parcel after the other (R-ORD-08). */
export const SHIPPING_DAYS = 14;

/** How long an order waits in a state before it is left by itself. */
const WAITS = [
  [freight_to_pay, `${FREIGHT_DAYS} days`],
  [to_ship, `${SHIPPING_DAYS} days`],
  [to_receive, '14 days'],
  [to_evaluate, '30 days'],
] as const;

/**
 * States that a refund, or a freight bill, interrupts: the rest of their time is kept, and continues after
 * it.
 */
const INTERRUPTED = [to_ship, to_receive, to_evaluate].join(', ');
const INTERRUPTIONS = [freight_to_pay, refunding].join(', ');

/**
 * What of a row of `orders` a move changes beside its state: the clock of the new state begins, an interrupted one continues
 * with the time that was left. The clock is read under the row's lock.
 * @param from placeholder of the state before
 * @param to placeholder of the state after
 */
export const movedClock = (from: string, to: string): string =>
  `clock_left = CASE
       WHEN ${from} IN (${INTERRUPTED}) AND ${to} IN (${INTERRUPTIONS}) THEN greatest(clock_at - clock_timestamp(), interval '0')
       WHEN ${from} IN (${INTERRUPTIONS}) AND ${to} IN (${INTERRUPTIONS}) THEN clock_left END,
     clock_at = clock_timestamp() + CASE
       WHEN ${from} IN (${INTERRUPTIONS}) AND ${to} IN (${INTERRUPTED}) THEN coalesce(clock_left, ${firstWait(to)})
       ELSE ${firstWait(to)} END,
     received_at = CASE WHEN ${from} = ${to_receive} AND ${to} = ${to_evaluate} THEN clock_timestamp() ELSE received_at END`;

/** None in a state that nothing ends by itself. */
const firstWait = (state: string): string =>
  `CASE ${state} ${WAITS.map(([code, wait]) => `WHEN ${code} THEN interval '${wait}'`).join(' ')} END`;
