import { loadEnv } from '../config/env.js';
import { int8s } from './array-param.js';
import { exchange, rowsOf, type BinaryStatement } from './exchange.js';
import { openPool } from './open-pool.js';

const env = loadEnv(process.env);
const pool = openPool({ connectionString: env.databaseUrl, max: 1 });
afterAll(() => pool.end());

beforeAll(async () => {
  // One connection: the table is there for all of these tests and gone with it.
  await pool.query(
    `CREATE TEMP TABLE noted (n bigint NOT NULL CHECK (n > 0), UNIQUE (n) DEFERRABLE INITIALLY DEFERRED)`,
  );
});
beforeEach(() => pool.query('TRUNCATE noted'));

const numbers = (...values: number[]) => [int8s(values, (value) => value)];
const READ = `SELECT n, n + 1 AS next FROM unnest($1::bigint[]) AS n ORDER BY n`;
const NOTE = `INSERT INTO noted SELECT unnest($1::bigint[])`;
const read = (...values: number[]): BinaryStatement => ({ sql: READ, values: numbers(...values) });
const note = (...values: number[]): BinaryStatement => ({ sql: NOTE, values: numbers(...values) });
const noted = async () =>
  (await pool.query<{ n: number }>('SELECT n FROM noted ORDER BY n')).rows.map(({ n }) => n);

async function run(statements: BinaryStatement[], save: BinaryStatement[], result: unknown = 'done') {
  const client = await pool.connect();
  try {
    return await exchange(client, statements, () => ({ save, result }));
  } finally {
    client.release();
  }
}

it('saves what was decided from what was read, again and again on one connection', async () => {
  const client = await pool.connect();
  for (const from of [1, 11]) {
    const result = await exchange(client, [read(from, from + 1), read(from + 2)], (answers) => {
      const rows = answers.flatMap((rows) => rowsOf<{ n: number; next: number }>(rows));
      return { save: [note(...rows.map(({ next }) => next))], result: rows.map(({ n }) => n) };
    });
    expect(result).toEqual([from, from + 1, from + 2]);
  }
  client.release();
  expect(await noted()).toEqual([2, 3, 4, 12, 13, 14]);
});

it('keeps what it was given until it is saved', async () => {
  const client = await pool.connect();
  const ids = { sql: `SELECT txid_current() AS id, $1::bigint[] IS NULL AS none`, values: numbers(1) };
  const [one, two] = await exchange(client, [ids, ids], (answers) => ({
    save: [],
    result: answers.flatMap((rows) => rowsOf<{ id: number }>(rows)).map(({ id }) => id),
  }));
  client.release();
  expect(one).toBe(two);
});

it('writes nothing when a statement fails, and the connection remains usable', async () => {
  const broken = { sql: `SELECT 1 / (n - n) FROM unnest($1::bigint[]) AS n`, values: numbers(1) };
  for (const statements of [
    [broken, read(1)],
    [read(1), broken],
  ])
    await expect(run(statements, [note(1)])).rejects.toMatchObject({ code: '22012' });
  await expect(run([read(1)], [note(2), note(0)])).rejects.toMatchObject({ code: '23514' });
  expect(await noted()).toEqual([]);
  await run([read(1)], [note(3)]);
  expect(await noted()).toEqual([3]);
});

it('prepares anew what failed when it was first prepared', async () => {
  const sql = `SELECT 100 / n AS part FROM unnest($1::bigint[]) AS n`;
  await expect(run([{ sql, values: numbers(0) }], [])).rejects.toMatchObject({ code: '22012' });
  await expect(run([{ sql, values: numbers(0) }], [])).rejects.toMatchObject({ code: '22012' });
  expect(await run([{ sql, values: numbers(4) }], [])).toBe('done');
});

it('is answered once it is committed, not before', async () => {
  await expect(run([read(1)], [note(5, 5)])).rejects.toMatchObject({ code: '23505' });
  expect(await noted()).toEqual([]);
});

it('saves nothing when the decision fails, or a row cannot be read', async () => {
  const client = await pool.connect();
  const failing = exchange(client, [read(1)], () => {
    throw new Error('no decision');
  });
  await expect(failing).rejects.toThrow('no decision');
  const beyond = { sql: `SELECT $1::bigint[] IS NULL, 9007199254740993 AS n`, values: numbers(1) };
  await expect(exchange(client, [beyond], () => ({ save: [note(6)], result: null }))).rejects.toThrow(
    RangeError,
  );
  client.release();
  expect(await noted()).toEqual([]);
});
