import { pg } from './pg-types.js';

/** A caller that waited for the database was not answered in time; the request may still be carried out. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * What a failed transaction reports. `repeat`: undone for the sake of another one. `locked`: somebody holds a
 * row. `late`: undone because it took too long, or more than the database has. `lost`: the connection broke, so it may
 * have been committed. `wrong`: anything else, undone.
 */
export type Failure = 'repeat' | 'locked' | 'late' | 'lost' | 'wrong';

const BY_CODE: Readonly<Record<string, Failure>> = {
  '40001': 'repeat', // serialization failure
  '40P01': 'repeat', // deadlock
  '55P03': 'locked',
  '57014': 'late', // statement timeout
  '25P04': 'late', // transaction timeout; the connection ends with it
  '53200': 'late', // no room for another lock
  // The server ends the connection by one of these, and its answer to what went before may be lost with it.
  '57P01': 'lost', // shut down by its administrator
  '57P02': 'lost', // shut down by the crash of a neighbour
  '57P03': 'lost', // starting, stopping or recovering
  '57P05': 'lost', // idle for too long
  '25P03': 'lost', // idle in a transaction for too long
  '53300': 'lost', // no connection left
};

/** As the driver words it, and as the system does. */
const DRIVER =
  /^(Connection terminated|Client (has encountered|was closed)|timeout (exceeded|expired)|Query read)/;
const SYSTEM = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;

export function failureOf(error: unknown): Failure {
  if (error instanceof NoAnswer) return 'lost';
  if (error instanceof pg.DatabaseError) {
    const { code = '' } = error;
    return code.startsWith('08') ? 'lost' : (BY_CODE[code] ?? 'wrong');
  }
  return isNetwork(error) ? 'lost' : 'wrong';
}

const isNetwork = (error: unknown): boolean =>
  error instanceof Error &&
  (DRIVER.test(error.message) || ('code' in error && SYSTEM.test(String(error.code))));

/** @throws NoAnswer when `work` takes longer; its later result is ignored. */
export async function inTime<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`${what}: no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
