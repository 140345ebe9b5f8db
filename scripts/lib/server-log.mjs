import fs from 'node:fs';
import path from 'node:path';
import { messageOf } from './server-process.mjs';

const largestBytes = 20_000_000;

/**
 * Keeps the server's log lines in a file, and shows people what is for them: plain lines, and errors.
 * @param {string} file
 */
export function openServerLog(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestBytes)
    fs.renameSync(file, `${file}.1`);
  const stream = fs.createWriteStream(file, { flags: 'a' });
  return {
    file,
    take: (/** @type {string} */ line) => {
      stream.write(`${line}\n`);
      const text = readableText(line);
      if (text !== null) console.log(`  ${text}`);
    },
    close: () => new Promise((resolve) => stream.end(() => resolve(undefined))).then(() => undefined),
  };
}

/**
 * Of log lines, JSON or readable ones, only errors; of plain lines all but stacks.
 * @param {string} line
 * @returns {string | null}
 */
function readableText(line) {
  if (line.startsWith('{')) return /"level":(50|60)\b/.test(line) ? `! ${messageOf(line)}` : null;
  const level = /^\d\d:\d\d:\d\d (\w+) /.exec(line)?.[1];
  if (level) return /ERROR|FATAL/.test(level) ? `! ${line}` : null;
  return /^\s+at |^\s*$/.test(line) ? null : line;
}
