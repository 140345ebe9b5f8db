import fs from 'node:fs';
import path from 'node:path';
import { onServer } from '../../scripts/lib/test-postgres.mjs';
import { BANK_COUNTRY, withinBankDays } from '../../server/src/platform/calendar/bank-days.js';
import type { TestApi } from './api.js';

interface Machine {
  id: string;
  states: { name: string; code: number | null }[];
  transitions: { from: string | null; to: string; timeout?: string }[];
}

/** A move of `test/contract/states.json` that the time alone makes. */
export interface Timeout {
  /** `machine: from > to`, by which `test/tidy/boundary-tests.ts` lists its boundary test. */
  key: string;
  from: number | null;
  to: number | null;
  /** As the contract gives it: an ISO 8601 duration, or words. */
  wait: string;
}

const MACHINES = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../contract/states.json'), 'utf8'),
) as Machine[];

export const TIMEOUTS: readonly Timeout[] = MACHINES.flatMap(({ id, states, transitions }) => {
  const codeOf = (name: string | null) => states.find((state) => state.name === name)?.code ?? null;
  return transitions.flatMap(({ from, to, timeout }) =>
    timeout === undefined
      ? []
      : [{ key: `${id}: ${from} > ${to}`, from: codeOf(from), to: codeOf(to), wait: timeout }],
  );
});

export function timeoutOf(key: string): Timeout {
  const found = TIMEOUTS.find((timeout) => timeout.key === key);
  if (!found) throw new Error(`the contract has no timeout ${key}`);
  return found;
}

/** A row that something happens to once its time has come. */
export interface WaitingRow {
  table: string;
  id: number;
  /** What `id` names it by, unless it is its own. */
  key?: string;
  /** The times that pass; without them all of the row. */
  columns?: readonly string[];
  /** What moves it on when it is due. */
  run(): Promise<unknown>;
}

/** As if so much time had passed for a row, which only the owner of the tables can do to every one of them. */
export async function passTime(
  { db, databaseUrl }: Pick<TestApi, 'db' | 'databaseUrl'>,
  { table, id, key = 'id', columns }: Omit<WaitingRow, 'run'>,
  seconds: number,
): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND atttypid = 'timestamptz'::regtype AND attnum > 0 AND NOT attisdropped
       AND attgenerated = '' AND ($2::text[] IS NULL OR attname = ANY ($2::text[]))`,
    [table, columns ? [...columns] : null],
  );
  if (rows.length === 0 || rows.length < (columns?.length ?? 0))
    throw new Error(`${table} has no such times`);
  const shifted = rows.map(({ name }) => `${name} = ${name} - interval '${seconds} seconds'`).join(', ');
  await onServer(
    databaseUrl,
    `SET session_replication_role = replica; UPDATE ${table} SET ${shifted} WHERE ${key} = ${id}`,
  );
}

const SECONDS: Readonly<Record<string, number>> = { D: 86_400, H: 3_600, M: 60 };

/** The yen of a customer have so long to go through a bank, and then to the end of the next day on which it is open. */
export interface BankWait {
  duration: string;
  zone: string;
}

/** @returns the seconds of a wait that begins now, and how much before its end it must not be over yet */
function lengthOf(wait: string | BankWait): { whole: number; margin: number } {
  if (typeof wait === 'string') return lengthOfDuration(wait);
  const { whole, margin } = lengthOfDuration(wait.duration);
  const plain = new Date(Date.now() + whole * 1_000);
  const moved = withinBankDays(plain, wait.zone, BANK_COUNTRY.JPY).getTime() - plain.getTime();
  return { whole: whole + Math.ceil(moved / 1_000), margin };
}

function lengthOfDuration(duration: string): { whole: number; margin: number } {
  const [, count, unit = ''] = /^PT?(\d+)([DHM])$/.exec(duration) ?? [];
  const seconds = SECONDS[unit];
  if (count === undefined || seconds === undefined) throw new Error(`no duration of one unit: ${duration}`);
  return { whole: Number(count) * seconds, margin: unit === 'D' ? 3_600 : 60 };
}

/**
 * Nothing happens to a row shortly before the time is over (an hour of days, a minute of less), and it does when it is.
 * A bank's time is reckoned from the moment of this call.
 * @param seen what is looked at, before and after
 */
export async function expectAfter<Seen>(
  api: Pick<TestApi, 'db' | 'databaseUrl'>,
  duration: string | BankWait,
  row: WaitingRow,
  { look, before, after }: { look: () => Promise<Seen>; before: Seen; after: Seen },
): Promise<void> {
  const { whole, margin } = lengthOf(duration);
  await passTime(api, row, whole - margin);
  await row.run();
  expect(['before the time', await look()]).toEqual(['before the time', before]);
  await passTime(api, row, margin);
  await row.run();
  expect(['at the time', await look()]).toEqual(['at the time', after]);
}

/**
 * The boundary test of a timeout whose row carries its state.
 * @param zone of the customer, where a bank has to meet it
 */
export async function expectTimeout(
  api: Pick<TestApi, 'db' | 'databaseUrl'>,
  key: string,
  row: WaitingRow,
  zone?: string,
): Promise<void> {
  const { from, to, wait: duration } = timeoutOf(key);
  const wait = zone === undefined ? duration : { duration, zone };
  const look = async () =>
    (
      await api.db.query<{ status: number }>(`SELECT status FROM ${row.table} WHERE id = $1`, [row.id])
    ).rows.map(({ status }) => status);
  await expectAfter(api, wait, row, { look, before: [from ?? NaN], after: [to ?? NaN] });
}
