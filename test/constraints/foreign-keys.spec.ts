import { type Bench, openBench } from './proof.js';
import { allOf } from '../things/things.js';

/** Where a row cannot be written with this fault alone, its case is among the others. */
const keysElsewhere = allOf(({ database }) => database?.keysElsewhere);
/** What must be there beside the fault so that no other rule answers first. */
const besideKeys = allOf(({ database }) => database?.besideKeys);

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench?.close());

describe('foreign keys', () => {
  it('each refuse a row that points at nothing', async () => {
    const keys = await bench.rows<{ name: string; table: string; column: string }>(
      `SELECT k.conname AS name, k.conrelid::regclass::text AS table, a.attname AS column
       FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
       WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace ORDER BY 1`,
    );
    expect(keys.length).toBeGreaterThan(40);
    const answers = new Map<string, string | undefined>();
    for (const { name, table, column } of keys) {
      if (name in keysElsewhere) continue;
      const error = await bench.attempt(async ({ insert, commitWould }) => {
        await insert(table, { [column]: 1_999_999_999, ...besideKeys[name] });
        await commitWould();
      });
      answers.set(name, error?.constraint);
    }
    expect([...answers].filter(([name, answer]) => answer !== name)).toEqual([]);
  });
});
