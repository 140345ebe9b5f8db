import { testDatabase } from '../../../../test/fixtures/rows.js';
import { bools, bytes, idArray, instants, int2s, int4s, int8s, texts } from './array-param.js';
import type { SqlValue } from './database.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

const itself = <Value>(value: Value): Value => value;

/** The elements as PostgreSQL writes them. */
async function readBack(type: string, array: SqlValue): Promise<(string | null)[]> {
  const { rows } = await db.query<{ value: string | null }>(
    `SELECT a.value::text FROM unnest($1::${type}[]) WITH ORDINALITY AS a (value, place) ORDER BY a.place`,
    [array],
  );
  return rows.map(({ value }) => value);
}

describe('an array parameter', () => {
  it.each<[string, SqlValue, (string | null)[]]>([
    [
      'bigint',
      int8s([0, -1, 2 ** 32, -(2 ** 32) - 5, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, null], itself),
      ['0', '-1', '4294967296', '-4294967301', '9007199254740991', '-9007199254740991', null],
    ],
    ['int', int4s([-(2 ** 31), 2 ** 31 - 1, null], itself), ['-2147483648', '2147483647', null]],
    ['smallint', int2s([-32_768, null, 32_767], itself), ['-32768', null, '32767']],
    ['boolean', bools([true, null, false], itself), ['true', null, 'false']],
    ['bytea', bytes(['00ff', '', null], itself), ['\\x00ff', '\\x', null]],
    ['text', texts(['眼 "{,}" \\', '', null, 'NULL'], itself), ['眼 "{,}" \\', '', null, 'NULL']],
    [
      'timestamptz',
      instants([Date.UTC(2026, 10, 21, 1, 2, 3, 4), Date.UTC(1969, 6, 20), null], itself),
      ['2026-11-21 01:02:03.004+00', '1969-07-20 00:00:00+00', null],
    ],
    ['bigint', idArray([]), []],
    ['text', texts([], itself), []],
  ])('of %s arrives as it was sent', async (type, array, expected) => {
    expect(await readBack(type, array)).toEqual(expected);
  });
});
