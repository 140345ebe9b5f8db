import LineBreaker from 'linebreak';
import type { FontName } from './fonts.js';

/** A piece of a line in one font. */
export interface Run {
  font: FontName;
  text: string;
}
export type Line = Run[];

/** What lines are made by: which signs a font has, and how wide a text is in it. */
export interface Measure {
  fonts: readonly [FontName, ...FontName[]];
  has: (font: FontName, sign: string) => boolean;
  widthOf: (run: Run) => number;
}

/** Replaces a character that no font of ours has (JIS X 0208's mark for a missing one). */
const MISSING = '〓';
const TEXT_MAX = 4000;

/** What a document can show: one line break of each kind, no other control characters, and an end. */
export const shownText = (text: string): string =>
  text
    .slice(0, TEXT_MAX)
    // A kana and its mark are one sign; whole texts stay as they are, as a name's rare shape would become the common one.
    .replace(/\P{M}[\u0300-\u036f\u3099\u309a]+/gu, (sign) => sign.normalize('NFC'))
    .replace(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffd]/gu, (sign) => (sign === '\n' ? sign : ''));

/** One font for the whole text where one has all of it: two styles within a word look wrong. */
export function runsOf(text: string, { fonts, has }: Measure): Run[] {
  const signs = [...text];
  const whole = fonts.find((font) => signs.every((sign) => has(font, sign)));
  if (whole !== undefined) return [{ font: whole, text }];
  const runs: Run[] = [];
  for (const sign of signs) {
    const font = fonts.find((one) => has(one, sign));
    const last = runs.at(-1);
    const run = { font: font ?? fonts[0], text: font === undefined ? MISSING : sign };
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

const widthOfAll = (runs: readonly Run[], measure: Measure): number =>
  runs.reduce((sum, run) => sum + measure.widthOf(run), 0);

/**
 * Lines of a text, broken where its language allows it: between Chinese and Japanese characters but never
 * before a full stop, a closing bracket or a small kana, never after an opening bracket; a word that is wider
 * than the line breaks anywhere.
 */
export function linesOf(given: string, width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  for (const text of shownText(given).split('\n')) {
    let line = '';
    let lineWidth = 0;
    const end = (): void => {
      lines.push(runsOf(line.trimEnd(), measure));
      line = '';
      lineWidth = 0;
    };
    for (const segment of segmentsOf(text)) {
      const seen = widthOfAll(runsOf(segment.trimEnd(), measure), measure);
      if (line !== '' && lineWidth + seen > width) end();
      for (const part of seen > width ? partsOf(segment, width, measure) : [segment]) {
        const partWidth = widthOfAll(runsOf(part, measure), measure);
        if (line !== '' && lineWidth + partWidth > width && seen > width) end();
        line += part;
        lineWidth += partWidth;
      }
    }
    end();
  }
  return lines;
}

/** The text between two places where a line may end, its trailing spaces included. */
function segmentsOf(text: string): string[] {
  const segments: string[] = [];
  const breaker = new LineBreaker(text);
  let begin = 0;
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    segments.push(text.slice(begin, at.position));
    begin = at.position;
  }
  return segments;
}

function partsOf(segment: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of segment) {
    if (part !== '' && widthOfAll(runsOf(part + sign, measure), measure) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}
