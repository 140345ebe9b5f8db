import pg from 'pg';

const INT8 = 20;
/** The driver's types name the elements only. */
const INT8_ARRAY = 1016 as unknown as typeof pg.types.builtins.INT8;

/** int8 becomes a number; beyond 2^53 - 1 reading fails rather than lying. */
const toSafeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond a safe integer: ${text}`);
  return value;
};

const parseTexts = pg.types.getTypeParser(INT8_ARRAY) as (text: string) => string[]; // of an array type

pg.types.setTypeParser(INT8, toSafeInteger);
/** Lists of ids, which hold no null. */
pg.types.setTypeParser(INT8_ARRAY, (text) => parseTexts(text).map(toSafeInteger));

/**
 * Options every connection of the server sets: it works as the role of the server, whatever login that is
 * a member of it was used (its own, or the owner's while one develops), and nobody waits longer than the clients do.
 */
export const SERVER_OPTIONS =
  '-c role=fovea_app -c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC';

export { pg };
