/** The calendar by which the ledger closes its days. */
export const LEDGER_ZONE = 'Asia/Tokyo';

/** SQL: the day of an instant there. */
export const bookedOn = (instant: string): string => `(${instant} AT TIME ZONE '${LEDGER_ZONE}')::date`;

/**
 * SQL: the day that runs there; `current_date` is that of the session, which is UTC. By the clock and not by the beginning
 * of the transaction, which may have waited for a lock past midnight.
 */
export const LEDGER_TODAY = bookedOn('clock_timestamp()');
