import type { Attempt, ConstraintCase } from '../things/database.js';
import { allOf, listOf } from '../things/things.js';
import { type Bench, openBench, soundRows } from './proof.js';

const cases: ConstraintCase[] = [
  ...listOf(({ database }) => database?.breaks),
  ...listOf(({ database }) => database?.deadEnds).map(([table, row, move, trigger = `${table}_move`]) => ({
    refuses: trigger,
    violation: `a move that is not written: ${move} of ${table}`,
    when: async ({ insert, sql }: Attempt) => {
      const id = await insert(table, row);
      await sql(`UPDATE ${table} SET ${move} WHERE id = $1`, [id]);
    },
  })),
];

/** Sound at the commit only with rows of another table. */
const COMPLETED_LATER = new Set(listOf(({ database }) => database?.completedLater));

/** The triggers that the refusals of `appendOnly` are of. */
const appendOnlyTriggers = Object.values(allOf(({ database }) => database?.appendOnly)).flatMap(
  ({ refuses = [] }) => refuses.map(({ by }) => by.replace(/_ck$/, '')),
);

/** A trigger refuses under the name of a constraint of its own. */
const nameOfTrigger = allOf(({ database }) => database?.answers);
const messageOf = (name: string): string =>
  nameOfTrigger[name] ?? (/_(append_only|move)$/.test(name) ? `${name}_ck` : name);

/** What no row can break by itself. */
const UNBREAKABLE = new Set(listOf(({ database }) => database?.unbreakable));

/** Refuses nothing. Nor does what notes a move (`_moved`, `_offered`) or sets a time (`_dated`). */
const NOT_A_RULE = new Set(listOf(({ database }) => database?.notRules));

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench?.close());

describe('a sound row', () => {
  it.each(Object.keys(soundRows))(
    'of %s is taken, so that a refusal below is about its fault',
    async (table) => {
      const error = await bench.attempt(async ({ insert, commitWould, world }) => {
        if (table === 'posting') await insert(table, { change: 1, account_id: world.ledgerAccount });
        else await insert(table);
        if (!COMPLETED_LATER.has(table)) await commitWould();
      });
      expect(error).toBeNull();
    },
  );
});

describe('the database', () => {
  it.each(cases.map((one) => [one.refuses, one.violation, one] as const))(
    'refuses by %s: %s',
    async (_name, _says, one) => {
      const error = await bench.attempt(one.when);
      expect(error?.constraint).toBe(messageOf(one.refuses));
    },
  );
});

describe('the rules of the schema', () => {
  it('are each broken by a case above', async () => {
    const named = await bench.rows<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'u', 'x') AND conrelid <> 0
       UNION ALL
       SELECT indexrelid::regclass::text FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE indisunique AND NOT indisprimary AND relnamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
       UNION ALL
       SELECT tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace
       UNION ALL
       SELECT conname FROM pg_constraint k
       WHERE connamespace = 'public'::regnamespace AND contype = 'p' AND conrelid <> 'migration'::regclass
         AND NOT EXISTS (SELECT FROM pg_attribute a
           WHERE a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey) AND a.attidentity = 'a')`,
    );
    const proven = new Set([...cases.map((one) => one.refuses), ...appendOnlyTriggers]);
    const unproven = named
      .map(({ name }) => name)
      .filter((name) => !proven.has(name) && !UNBREAKABLE.has(name) && !NOT_A_RULE.has(name))
      .filter((name) => !/_(moved|dated|offered)$/.test(name));
    expect(unproven).toEqual([]);
  });

  it('name their rule, by the table they belong to', async () => {
    const badly = await bench.rows<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND conrelid NOT IN (0, 'migration'::regclass)
         AND contype IN ('c', 'u', 'f', 'x', 'p')
         AND conname !~ ('^' || conrelid::regclass::text || '_[a-z0-9_]+_(ck|uq|fk|ex)$')
         AND conname !~ ('^' || conrelid::regclass::text || '_pk$')`,
    );
    expect(badly).toEqual([]);
  });
});
