import fs from 'node:fs';
import path from 'node:path';
import type { Attempt, Past } from '../things/database.js';
import { allOf, listOf } from '../things/things.js';
import { type Bench, openBench, PERMISSION_DENIED } from './proof.js';

/** Times in the future, and those of a bid. */
const NOT_OF_THE_CLOCK = new Set(listOf(({ database }) => database?.timesAhead));
/** Of records that change later only the beginning is checked here. */
const BEGINNINGS = /^(created|issued|terms_agreed|rules_agreed)_at$/;

/** Of which the server's role adds rows, and may not change every column. */
const CATALOG = `SELECT c.relname AS name,
    NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'id' AND has_column_privilege('fovea_app', c.oid, a.attnum, 'UPDATE'))
      AS keeps_its_key
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND has_any_column_privilege('fovea_app', c.oid, 'INSERT')
    AND (NOT has_table_privilege('fovea_app', c.oid, 'UPDATE') OR EXISTS (
      SELECT FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE t.tgrelid = c.oid AND p.proname = 'refuse_change' AND t.tgqual IS NULL AND t.tgattr = ''))
  ORDER BY 1`;

let bench: Bench;
let past: Past;
beforeAll(async () => {
  bench = await openBench('server');
  const made = Object.entries(allOf<(attempt: Attempt) => Promise<number>>((thing) => thing.database?.past));
  const ids: Record<string, number> = {};
  for (const [name, make] of made) ids[name] = await bench.before(make);
  past = ids as unknown as Past; // each thing adds what it makes
});
afterAll(() => bench?.close());

/** Every table of which the server's role may not change everything. */
const appendOnly = allOf(({ database }) => database?.appendOnly);
const rules = Object.entries(appendOnly).sort(([one], [other]) => (one < other ? -1 : 1));

describe('tables to which the server only adds', () => {
  it('each have their row in the table of cases', async () => {
    const found = await bench.rows<{ name: string }>(CATALOG);
    expect(Object.keys(appendOnly).toSorted()).toEqual(found.map(({ name }) => name));
  });

  it('are listed in SECURITY.md: who adds what, when', () => {
    const text = fs.readFileSync(path.join(import.meta.dirname, '../../SECURITY.md'), 'utf8');
    const rows = rules.map(([table, { who, when }]) => `| \`${table}\` | ${who} | ${when} |`);
    expect(text.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
  });

  it.each(rules)('%s takes a row at its moment', async (table, { allows }) => {
    const error = await bench.attempt(async (attempt) => {
      await (allows ? allows(attempt, past) : attempt.insert(table));
      await attempt.commitWould();
    });
    expect(error).toBeNull();
  });

  it.each(
    rules.flatMap(([table, { refuses = [] }]) => refuses.map((one) => [table, one.violation, one] as const)),
  )('%s refuses %s', async (_table, _says, { by, when }) => {
    const error = await bench.attempt(async (attempt) => {
      await when(attempt, past);
      await attempt.commitWould();
    });
    expect(error?.constraint).toBe(by);
  });

  it.each(rules.map(([table]) => table))('%s neither loses rows nor is emptied', async (table) => {
    for (const statement of [`DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]) {
      const error = await bench.attempt(({ sql }) => sql(statement));
      const isRefused = error?.code === PERMISSION_DENIED || error?.constraint === `${table}_append_only_ck`;
      expect([statement, isRefused || MAY_BE_TAKEN_BACK.has(statement)]).toEqual([statement, true]);
    }
  });
});

/** What a submission no longer shows is dropped with it, before it is decided. */
const MAY_BE_TAKEN_BACK = new Set(['DELETE FROM goods_submission_file']);

describe('times', () => {
  it('are not written by the server where a row is added', async () => {
    const written = await bench.rows<{ name: string }>(
      `SELECT c.relname || '.' || a.attname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relname = ANY ('{${Object.keys(appendOnly).join()}}') AND c.relnamespace = 'public'::regnamespace
         AND a.atttypid = 'timestamptz'::regtype AND a.attnum > 0 AND NOT a.attisdropped
         AND has_column_privilege('fovea_app', c.oid, a.attnum, 'INSERT')
         AND (NOT has_any_column_privilege('fovea_app', c.oid, 'UPDATE') OR pg_get_expr(
           (SELECT d.adbin FROM pg_attrdef d WHERE d.adrelid = c.oid AND d.adnum = a.attnum), c.oid) = 'clock_timestamp()')`,
    );
    expect(written.map(({ name }) => name).filter((name) => !NOT_OF_THE_CLOCK.has(name))).toEqual([]);
  });

  it('of later events are those of the clock, whatever is written', async () => {
    const written = await bench.rows<{ table: string; name: string; is_dated: boolean }>(
      `SELECT c.relname AS "table", a.attname AS name,
         EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = c.relname || '_' || a.attname || '_dated') AS is_dated
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relname = ANY ('{${Object.keys(appendOnly).join()}}') AND c.relnamespace = 'public'::regnamespace
         AND a.atttypid = 'timestamptz'::regtype AND a.attnum > 0 AND NOT a.attisdropped
         AND has_column_privilege('fovea_app', c.oid, a.attnum, 'UPDATE')`,
    );
    const wrong = written.filter(
      ({ table, name, is_dated }) =>
        !is_dated &&
        !NOT_OF_THE_CLOCK.has(`${table}.${name}`) &&
        (!appendOnly[table]?.goesOn || BEGINNINGS.test(name)),
    );
    expect(wrong.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
  });

  it.each([
    ['journal_entry', 'created_at'],
    ['posting', 'created_at'],
    ['stock_movement', 'created_at'],
    ['approval_decision', 'decided_at'],
    ['approval_limit', 'created_at'],
    ['reference_rate', 'created_at'],
    ['audit_log', 'at'],
    ['order_history', 'created_at'],
  ])('of %s cannot be chosen', async (table, column) => {
    const error = await bench.attempt(({ insert }) => insert(table, { [column]: new Date(0) }));
    expect(error?.code).toBe(PERMISSION_DENIED);
  });

  it('of a decision that is written later are the clock’s', async () => {
    const error = await bench.attempt(async ({ sql, world }) => {
      await sql(
        `UPDATE remittance SET status = -1, decided_by = $2, decided_at = '2020-01-01', audit_notes = 'Not ours' WHERE id = $1`,
        [world.remittance, world.rival],
      );
      await sql(
        `DO $$ BEGIN ASSERT (SELECT bool_and(decided_at > now() - interval '1 minute') FROM remittance WHERE status = -1); END $$`,
      );
    });
    expect(error).toBeNull();
  });
});

describe('what judges rows', () => {
  it('looks at no table that a session may make for itself', async () => {
    const open = await bench.rows<{ name: string }>(
      `SELECT p.proname AS name FROM pg_proc p JOIN pg_trigger t ON t.tgfoid = p.oid
       WHERE p.pronamespace = 'public'::regnamespace AND NOT coalesce(p.proconfig::text LIKE '%search_path=%pg_temp%', false)
       GROUP BY 1`,
    );
    expect(open).toEqual([]);
  });

  it('is not led by a temporary table', async () => {
    const error = await bench.attempt(async (attempt) => {
      await attempt.sql(
        'CREATE TEMPORARY TABLE orders AS SELECT id, pg_current_xact_id() AS tx FROM public.orders',
      );
      await attempt.sql(
        `INSERT INTO public.order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, quantity, unit_price)
         VALUES ($1, 78, $2, 'a', 'a', 'a', 1, 1)`,
        [attempt.world.order, attempt.world.goods],
      );
    });
    expect(error?.constraint).toBe('order_line_belongs_ck');
  });
});
