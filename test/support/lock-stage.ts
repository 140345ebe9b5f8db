import { AsyncLocalStorage } from 'node:async_hooks';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { eventually } from './eventually.js';
import { lockingMethods } from './lock-clauses.js';

/** One of the two callers of a race. */
interface Caller {
  isFirst: boolean;
  /** The connections it used, by the number of their process. */
  pids: Set<number>;
  locks: string[];
  /** Statements it sends before it stops, once it has the lock. */
  left: number | null;
}

interface Stage {
  lock: string;
  isStripped: boolean;
  stopAt: string;
  /** After how many of its further statements the first caller stops. */
  later: number;
  /** The first caller's connection, once its statement has run. */
  arrived: (pid: number) => void;
  /** What the first caller waits for before it continues. */
  gate: Promise<void>;
}

interface Race<First, Second> {
  /** Behind which the first caller stops. */
  lock: string;
  /** Another lock of its, where it stops instead. */
  stopAt?: string | undefined;
  /** Not at once, but after so many more statements: what was read under the lock. */
  later?: number | undefined;
  first: () => Promise<First>;
  second: () => Promise<Second>;
  /** Whether its statement is sent without the clause. */
  isStripped: boolean;
}

export interface Ran<First, Second> {
  first: First;
  second: Second;
  /** Whether the second caller waited for the first one. */
  waited: boolean;
}

const ROWS = /\s+FOR (?:NO KEY UPDATE|UPDATE|KEY SHARE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g;
const NAME = /pg_advisory_xact_lock(?=\()/g;
/** Reads its argument and does nothing else. */
const NO_LOCK = 'quote_nullable';
const FRAME = /server\/src\/(\S+?\.ts):(\d+)/;
const FRAMES = 20;

const callers = new AsyncLocalStorage<Caller>();
let stage: Stage | null = null;

interface Statement {
  text: string;
  name?: string;
}

const withoutLock = (text: string): string => text.replaceAll(ROWS, '').replaceAll(NAME, NO_LOCK);

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

function framesOfCall(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  const frames = new Error().stack ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  return frames.split('\n');
}

/** Lets the driver stop, and change, the statements of a race's callers. @returns what undoes it */
export function openLockStage(): () => void {
  const methods = lockingMethods();
  const lockOf = (text: string): string | undefined => {
    const isOfName = text.search(NAME) >= 0;
    if (!isOfName && text.search(ROWS) < 0) return undefined;
    for (const frame of framesOfCall()) {
      const [, file, line] = FRAME.exec(frame) ?? [];
      const found = methods.find(
        (method) =>
          method.isOfName === isOfName &&
          method.file === file &&
          method.from <= Number(line) &&
          Number(line) <= method.to,
      );
      if (found) return found.lock;
    }
    return undefined;
  };
  const prototype = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: { processID: number }, ...args: unknown[]): unknown {
    const caller = callers.getStore();
    const [statement, ...others] = args;
    if (!caller || !isStatement(statement)) return query.apply(this, args);
    caller.pids.add(this.processID);
    const lock = lockOf(statement.text);
    if (lock !== undefined) caller.locks.push(lock);
    if (!stage) return query.apply(this, args);
    const { isStripped, arrived, gate, stopAt, later } = stage;
    // Under its name the connection may have the statement with its clause.
    const sent =
      isStripped && lock === stage.lock
        ? { ...statement, name: undefined, text: withoutLock(statement.text) }
        : statement;
    const answer = query.call(this, sent, ...others);
    if (!caller.isFirst) return answer;
    if (lock === stopAt) caller.left ??= later;
    else if (caller.left !== null) caller.left -= 1;
    if (caller.left !== 0) return answer;
    return (answer as Promise<unknown>).then(async (result) => {
      arrived(this.processID);
      await gate;
      return result;
    });
  };
  return () => {
    prototype.query = query;
  };
}

/**
 * Lets the first caller come behind its lock, then the second one as far as it gets (to its end, or to where it waits for
 * the first), and only then the first one to its end.
 * @param observer a connection that watches who waits for whom
 */
export async function raced<First, Second>(
  observer: pg.Client,
  { lock, stopAt = lock, later = 0, first, second, isStripped }: Race<First, Second>,
): Promise<Ran<First, Second>> {
  const [one, other]: [Caller, Caller] = [
    { isFirst: true, pids: new Set(), locks: [], left: null },
    { isFirst: false, pids: new Set(), locks: [], left: null },
  ];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let arrived: (pid: number) => void = () => undefined;
  const arrival = new Promise<number>((resolve) => (arrived = resolve));
  stage = { lock, isStripped, stopAt, later, arrived, gate };
  try {
    const running = callers.run(one, first);
    const holder = await Promise.race([arrival, running.then(() => null)]);
    if (holder === null) throw new Error(`nobody took ${stopAt}, but ${one.locks.join(', ')}`);
    let isOver = false;
    const following = callers.run(other, second).finally(() => (isOver = true));
    // Both are awaited together below.
    following.catch(() => undefined);
    let waited = false;
    await eventually('the second caller ends, or waits for the first', async () => {
      waited = !isOver && (await waitsFor(observer, [...other.pids], holder));
      return isOver || waited;
    });
    open();
    const [a, b] = await Promise.all([running, following]);
    return { first: a, second: b, waited };
  } finally {
    open();
    stage = null;
  }
}

async function waitsFor(observer: pg.Client, pids: number[], holder: number): Promise<boolean> {
  const { rows } = await observer.query<{ waits: boolean | null }>(
    'SELECT bool_or($2::integer = ANY (pg_blocking_pids(pid))) AS waits FROM unnest($1::integer[]) pid',
    [pids, holder],
  );
  return rows[0]?.waits === true;
}
