import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { ERROR_IDS } from '@fovea/shared-types/error-ids';
import type { ConstraintErrors } from '../../server/src/platform/database/constraint-errors.js';
import { servedRecords } from '../../server/src/platform/records/served-record.js';
import '../../server/src/app.module.js';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.js';
import { listOf } from '../things/things.js';

const SOURCES = path.join(import.meta.dirname, '../../server/src');

/** What the modules and their records answer the client when one of their constraints is broken. */
function mappedErrors(): Map<string, ConstraintErrors[string]> {
  const mapped = new Map<string, ConstraintErrors[string]>();
  for (const file of fs.readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.constraints.ts')) continue;
    const exported = jest.requireActual<Record<string, ConstraintErrors>>(path.join(SOURCES, file));
    for (const errors of Object.values(exported)) {
      for (const [constraint, error] of Object.entries(errors)) mapped.set(constraint, error);
    }
  }
  for (const { options } of servedRecords)
    for (const [constraint, error] of Object.entries(options.constraints ?? {}))
      mapped.set(constraint, error);
  return mapped;
}

/**
 * Constraints that no request can break unless we are wrong: then a 5xx and an alarm are the right answer.
 * Each pattern has its reason; what is of one table is among the `unmapped` of its thing.
 */
const BROKEN: readonly (readonly [pattern: RegExp, because: string])[] = [
  [/_append_only_ck$/, 'rows of a log are never changed by any code of ours'],
  [
    /_belongs_ck$|^approval_decision_(followed|waited)_ck$/,
    'a part is written in the transaction of its record, a decision while the document is pending',
  ],
  [/_pk$/, 'a key of rows that the code writes once, with ON CONFLICT where two may come'],
  ...listOf(({ database }) => database?.unmapped),
];

/** What the frame of documents writes itself, of the caller and under the document's lock. */
const OF_DOCUMENTS =
  /^_(sn_uq|status_ck|move_ck|decided_ck|withdrawn_ck|decision_fk|decision_uq|made_by_fk)$/;
const isOfDocument = (name: string): boolean =>
  servedRecords.some(
    ({ record, options: { table } }) =>
      record.declared.document !== undefined &&
      name.startsWith(table) &&
      OF_DOCUMENTS.test(name.slice(table.length)),
  );

const names = async (database: FreshDatabase): Promise<string[]> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'u', 'x', 'f', 'p')
         AND conrelid NOT IN (0, 'migration'::regclass)
       UNION
       SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class c ON c.oid = indexrelid
       WHERE indisunique AND relnamespace = 'public'::regnamespace AND indrelid <> 'migration'::regclass
       UNION
       -- What triggers raise under a name of their own.
       SELECT (regexp_matches(pg_get_functiondef(p.oid), 'CONSTRAINT = ''([a-z_]+)''', 'g'))[1] FROM pg_proc p
       WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f' AND p.prolang = (SELECT oid FROM pg_language WHERE lanname = 'plpgsql')
       UNION
       SELECT (regexp_matches(pg_get_triggerdef(t.oid), 'EXECUTE FUNCTION [a-z_]+\\(''([a-z_]+_ck)''', 'g'))[1] FROM pg_trigger t
       WHERE NOT t.tgisinternal
       UNION
       SELECT tgrelid::regclass || '_append_only_ck' FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE p.proname = 'refuse_change'
       UNION
       SELECT tgname || '_ck' FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE p.proname = 'refuse_move'
       ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
};

describe('constraint names', () => {
  let database: FreshDatabase;
  let known: string[];
  beforeAll(async () => {
    database = await freshDatabase();
    known = await names(database);
  });
  afterAll(() => database?.drop());

  const mapped = mappedErrors();

  it('are each reported to the client by an identifier, or can only be broken by us, with a reason', () => {
    const unnamed = known.filter(
      (name) => !mapped.has(name) && !isOfDocument(name) && !BROKEN.some(([pattern]) => pattern.test(name)),
    );
    expect(unnamed).toEqual([]);
  });

  it('in a map exist in the database, and have an identifier that exists', () => {
    const missing = [...mapped.keys()].filter((name) => !known.includes(name));
    expect(missing).toEqual([]);
    const unknown = [...mapped.values()].filter(
      (error) => typeof error === 'string' && !ERROR_IDS.some((id) => id === error),
    );
    expect(unknown).toEqual([]);
  });

  it('that only we can break are no empty excuses: each pattern still has a name', () => {
    const idle = BROKEN.filter(([pattern]) => !known.some((name) => pattern.test(name) && !mapped.has(name)));
    expect(idle.map(([pattern]) => String(pattern))).toEqual([]);
  });
});
