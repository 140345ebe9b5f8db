import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const compiler = path.join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

/** Lines of a planted file that end with a comment naming their fault. */
export const wrongLines = (file: string): number[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (/\S.* \/\/ /.test(line) ? [at + 1] : []));

/**
 * Lines of the planted file that the compiler refuses.
 * @param project a `tsconfig.json`, or its folder, that has no other file at fault
 */
export function refusedLines(file: string, project: string): number[] {
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', project], {
    encoding: 'utf8',
  });
  const places = [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error /gm)];
  const lines = places.map(([, where = '', line]) => {
    if (path.basename(where) !== path.basename(file)) throw new Error(`not planted: ${where}\n${stdout}`);
    return Number(line);
  });
  return [...new Set(lines)];
}
