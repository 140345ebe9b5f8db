import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './build.mjs';
import { inCheckout, root } from './checkout.mjs';

/** Where the specs of a whole run record the refusals that they met: `test/setup/refusal-recorder.cjs`. */
const folder = inCheckout('coverage/reports/refusals');

/** Starts a new recording. @returns the environment for the specs */
export function recordRefusals() {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return { FOVEA_REFUSALS: folder };
}

/**
 * Every identifier must have been the answer of the server to some spec; where in the server none was made is listed beside
 * the reports, for whoever changes a refusal.
 * @returns {Promise<import('./suites.mjs').Counts | null>} each identifier is one test; null where no specs ran
 */
export async function checkRefusals() {
  if (!fs.existsSync(folder)) return null;
  const { met, places } = read();
  const from = pathToFileURL(inCheckout('shared-types/dist/error-ids.js')).href;
  /** @type {{ ERROR_IDS: readonly string[] }} */
  const { ERROR_IDS } = await import(from);
  const missing = ERROR_IDS.filter((id) => !met.has(id));
  for (const id of missing) console.log(`✗ no spec met the refusal ${id}`);
  const all = placesOfRefusals();
  const unmet = all.filter(({ file, line }) => !places.has(`${file}:${line}`));
  const list = inCheckout('coverage/reports/unmet-refusals.txt');
  fs.writeFileSync(list, unmet.map(({ file, line, text }) => `${file}:${line} ${text}\n`).join(''));
  console.log(`${all.length - unmet.length} of ${all.length} places that refuse were met; the rest: ${list}`);
  return { passed: ERROR_IDS.length - missing.length, failed: missing.length, skipped: 0 };
}

/** What the workers of the run have written, a line for each place and identifier. */
function read() {
  const lines = fs
    .readdirSync(folder)
    .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split('\n'));
  const fields = lines.filter((line) => line !== '').map((line) => line.split(' '));
  return {
    met: new Set(fields.map((parts) => parts.at(-1))),
    places: new Set(fields.map(([place]) => place)),
  };
}

/** Lines of the server that make a refusal. */
function placesOfRefusals() {
  return filesBelow(inCheckout('server/src'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.endsWith('/app-error.ts'))
    .flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, at) =>
          /(new AppError|\bfieldError)\(/.test(text)
            ? [{ file: path.relative(root, file), line: at + 1, text: text.trim() }]
            : [],
        ),
    );
}
