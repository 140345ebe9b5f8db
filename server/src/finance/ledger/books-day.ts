/** The calendar by which the house closes its days. */
export const BOOKS_ZONE = 'Asia/Tokyo';

/**
 * The day that runs there, as SQL: `current_date` is that of the session, which is UTC.
 * By the clock and not by the beginning of the transaction, which may have waited for a lock past midnight.
 */
export const BOOKS_TODAY = `(clock_timestamp() AT TIME ZONE '${BOOKS_ZONE}')::date`;
