import fs from 'node:fs';
import path from 'node:path';
import { assembled } from '../../server/tables.mjs';
import { inCheckout } from './checkout.mjs';
import { faultOf, placeOf } from './table-faults.mjs';

/** Where the specs of a whole run record the statements that they make the server send: `test/setup/statement-recorder.cjs`. */
const folder = inCheckout('coverage/reports/statements');

/** Starts a new recording. @returns the environment for the specs */
export function recordStatements() {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return { FOVEA_STATEMENTS: folder };
}

/**
 * No statement uses tables that the place of its file may not: as PostgreSQL's own parser reads it, however it was put
 * together.
 * @returns {Promise<import('./suites.mjs').Counts | null>} each file that made statements is one test; null where no specs ran
 */
export async function checkStatements() {
  if (!fs.existsSync(folder)) return null;
  const made = readStatements(folder);
  const faults = await faultsOfStatements(made);
  for (const { file, message, sql } of faults) console.log(`✗ ${file}: ${message}\n    ${shortly(sql)}`);
  const files = new Set(made.map(({ file }) => file));
  const failed = new Set(faults.map(({ file }) => file)).size;
  console.log(`${made.length} statements of ${files.size} files were read`);
  return { passed: files.size - failed, failed, skipped: 0 };
}

/** @typedef {{ file: string, sql: string }} Made */
/** What is meant by a part that somebody else registered, in the statements it stands in. */
const PART = 'true';

/**
 * What the workers of a run have written, each text once for each file.
 * @param {string} from
 * @returns {Made[]}
 */
export function readStatements(from) {
  const lines = fs
    .readdirSync(from)
    .flatMap((file) => fs.readFileSync(path.join(from, file), 'utf8').split('\n'));
  /** @type {[string | null, string][]} */
  const written = [...new Set(lines)].filter((line) => line !== '').map((line) => JSON.parse(line));
  const parts = written.flatMap(([file, sql]) => (file === null ? [sql] : []));
  return written.flatMap(([file, sql]) =>
    file === null ? [] : [{ file, sql: parts.reduce((text, part) => text.replaceAll(part, PART), sql) }],
  );
}

/**
 * @param {readonly Made[]} made
 * @returns {Promise<(Made & { rule: string, message: string })[]>}
 */
export async function faultsOfStatements(made) {
  // The parser is loaded where there is something to parse.
  const { loadParser, usesOfStatement } = await import('./sql-parsed.mjs');
  await loadParser();
  /** @type {Map<string, ReturnType<typeof usesOfStatement>>} */
  const parsed = new Map();
  /** @type {Map<string, Made & { rule: string, message: string }>} */
  const faults = new Map();
  for (const { file, sql } of made) {
    const here = placeOf(file);
    if (!here) continue;
    const uses = parsed.get(sql) ?? usesOfStatement(sql);
    parsed.set(sql, uses);
    for (const use of uses) {
      const fault = faultOf(here, use);
      if (!fault || (fault.rule === 'table-reads' && file in assembled)) continue;
      // One statement is enough to find the place.
      if (!faults.has(`${file} ${fault.message}`))
        faults.set(`${file} ${fault.message}`, { file, sql, ...fault });
    }
  }
  return [...faults.values()];
}

const shortly = (/** @type {string} */ sql) => sql.replace(/\s+/g, ' ').slice(0, 200);
