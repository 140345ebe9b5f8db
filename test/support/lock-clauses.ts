import fs from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../../server/src');
const MODULES = ['finance', 'goods/units', 'order', 'warehouse'];
/** Not one among the values of a parameter's type. */
const LOCKS_ROWS = /FOR (?:NO KEY UPDATE|UPDATE|KEY SHARE|SHARE)\b(?!' \|)/;
const LOCKS_NAME = /pg_advisory\w*\(/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** A method of a class, or a function of a file. */
const METHOD =
  /^(?: {2}(?:(?:private|protected|async) )*([a-zA-Z]\w*)(?:<[^(]*>)?\(|(?:export )?(?:async )?(?:function|const) (\w+))/;
const NO_METHOD = new Set(['constructor', 'if', 'for', 'while', 'return', 'switch']);

/** A lock as `finance/payments/payment.repository.ts lockCapture`, and the lines of the method that takes it. */
interface LockingMethod {
  lock: string;
  /** A name, by `pg_advisory_xact_lock`; else rows. */
  isOfName: boolean;
  file: string;
  from: number;
  to: number;
}

interface Method {
  name: string;
  from: number;
  to: number;
  locksRows: boolean;
  locksName: boolean;
}

function methodsOf(source: string): Method[] {
  const methods: Method[] = [];
  for (const [at, line] of source.split('\n').entries()) {
    const found = METHOD.exec(line);
    const name = found?.[1] ?? found?.[2];
    if (name !== undefined && !NO_METHOD.has(name))
      methods.push({ name, from: at + 1, to: at + 1, locksRows: false, locksName: false });
    const last = methods.at(-1);
    if (!last) continue;
    last.to = at + 1;
    if (COMMENT.test(line)) continue;
    last.locksRows ||= LOCKS_ROWS.test(line);
    last.locksName ||= LOCKS_NAME.test(line);
  }
  return methods;
}

/** Every method of finance, order, warehouse and the pieces of goods whose statement locks rows, or a name. */
export function lockingMethods(): LockingMethod[] {
  return MODULES.flatMap((module) =>
    fs
      .readdirSync(path.join(SOURCES, module), { recursive: true, encoding: 'utf8' })
      .map((file) => `${module}/${file.split(path.sep).join('/')}`)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .flatMap((file) =>
        methodsOf(fs.readFileSync(path.join(SOURCES, file), 'utf8')).flatMap(
          ({ name, from, to, locksRows, locksName }) => [
            ...(locksRows ? [{ lock: `${file} ${name}`, isOfName: false, file, from, to }] : []),
            ...(locksName ? [{ lock: `${file} ${name}, by name`, isOfName: true, file, from, to }] : []),
          ],
        ),
      ),
  );
}
