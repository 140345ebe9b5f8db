import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_FOLDER } from './fonts.js';
import { shownText } from './text-lines.js';

/** Ranges of code points that some font of ours has, in order: `[first, last]`. Written by printable.spec.ts. */
export const COVERAGE = path.join(FONT_FOLDER, 'coverage.json');

let ranges: ReadonlyArray<readonly [number, number]> | undefined;

/** The first sign of a text that no document can show; null: all can. */
export function unprintableSign(text: string): string | null {
  ranges ??= JSON.parse(readFileSync(COVERAGE, 'utf8')) as [number, number][]; // our own file
  for (const sign of shownText(text)) if (sign !== '\n' && !isCovered(sign, ranges)) return sign;
  return null;
}

function isCovered(sign: string, covered: ReadonlyArray<readonly [number, number]>): boolean {
  const point = sign.codePointAt(0) ?? 0;
  let [low, high] = [0, covered.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first = 0, last = 0] = covered[middle] ?? [];
    if (point < first) high = middle - 1;
    else if (point > last) low = middle + 1;
    else return true;
  }
  return false;
}
