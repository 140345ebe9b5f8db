const fs = require('node:fs');
const path = require('node:path');

/** Where refusals are made, and which of them: `server/src/order/cart/cart.service.ts:44 NOT_FOUND`. */
const ROOT = path.join(__dirname, '../..');
const FRAME = /(?:\(|at )(?:file:\/\/)?(\/[^()]+?):(\d+):\d+\)?$/;
const MAKER = path.join(ROOT, 'server/src/platform/kernel/app-error.ts');

/**
 * The exports of app-error.ts, whose refusals are written to a file of this process: each call site and identifier once, and
 * for a broken constraint its name.
 * @param {{ AppError: new (...given: unknown[]) => Error & { id: string }, fieldError: (...given: unknown[]) => Error & { id: string } }} made
 * @param {string} folder
 */
exports.recordRefusals = (made, folder) => {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${process.pid}.txt`);
  const seen = new Set();
  const record = (error) => {
    const constraint = error.cause?.constraint;
    const line = constraint ? `constraint ${constraint} ${error.id}` : `${siteOf(error)} ${error.id}`;
    if (!seen.has(line)) fs.appendFileSync(file, `${line}\n`);
    seen.add(line);
    return error;
  };
  const AppError = new Proxy(made.AppError, {
    construct: (target, given, newTarget) => record(Reflect.construct(target, given, newTarget)),
  });
  return { ...made, AppError, fieldError: (...given) => record(made.fieldError(...given)) };
};

/** The first frame outside this file and the one that makes refusals. */
function siteOf(error) {
  for (const frame of String(error.stack).split('\n')) {
    const [, file, line] = FRAME.exec(frame) ?? [];
    if (file && file !== MAKER && file !== __filename) return `${path.relative(ROOT, file)}:${line}`;
  }
  return 'unknown';
}
