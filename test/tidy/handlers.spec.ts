import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const planted = path.join(import.meta.dirname, 'planted/calls');

/** Lines at whose end a comment says what is wrong with them. */
const wrongLines = (file: string): number[] =>
  fs
    .readFileSync(path.join(planted, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => (/\S.* \/\/ /.test(line) ? [at + 1] : []));

/** Lines of the file that the compiler refuses. */
function refusedLines(file: string): number[] {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', planted], {
    encoding: 'utf8',
  });
  const places = [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error /gm)];
  return places.map(([, where = '', line]) => {
    if (path.basename(where) !== file) throw new Error(`not planted: ${where}\n${stdout}`);
    return Number(line);
  });
}

describe('a handler that does not fit its call', () => {
  it('does not compile, and one that fits does', () => {
    expect(wrongLines('handlers.ts').length).toBeGreaterThan(0);
    expect(refusedLines('handlers.ts')).toEqual(wrongLines('handlers.ts'));
  }, 120_000);
});
