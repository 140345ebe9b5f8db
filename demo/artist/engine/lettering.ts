import { num } from './sheet.js';

/**
 * A single-line alphabet on a grid 4 wide and 6 high. The pictures use it instead of a system font, so that they look
 * the same on a machine that has no fonts at all.
 */
const strokes: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.7 4L3.3 4',
  B: 'M0 0L0 6L2.6 6Q4 6 4 4.4Q4 3 2.6 3L0 3M0 0L2.4 0Q3.7 0 3.7 1.5Q3.7 3 2.4 3',
  C: 'M4 1.2Q3.6 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q3.6 6 4 4.8',
  D: 'M0 0L0 6L1.8 6Q4 6 4 3Q4 0 1.8 0Z',
  E: 'M4 0L0 0L0 6L4 6M0 3L3.2 3',
  F: 'M4 0L0 0L0 6M0 3L3.2 3',
  G: 'M4 1.2Q3.5 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q4 6 4 4.2L4 3.3L2.4 3.3',
  H: 'M0 0L0 6M4 0L4 6M0 3L4 3',
  I: 'M2 0L2 6',
  J: 'M3.4 0L3.4 4.2Q3.4 6 1.7 6Q.2 6 0 4.4',
  K: 'M0 0L0 6M4 0L0 3.7M1.3 2.5L4 6',
  L: 'M0 0L0 6L3.8 6',
  M: 'M0 6L0 0L2 3.6L4 0L4 6',
  N: 'M0 6L0 0L4 6L4 0',
  O: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0Z',
  P: 'M0 6L0 0L2.4 0Q4 0 4 1.7Q4 3.4 2.4 3.4L0 3.4',
  Q: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0ZM2.6 4.6L4 6.3',
  R: 'M0 6L0 0L2.4 0Q4 0 4 1.6Q4 3.2 2.4 3.2L0 3.2M2.2 3.2L4 6',
  S: 'M3.8 1.1Q3.4 0 2 0Q.2 0 .2 1.5Q.2 2.8 2 3Q4 3.2 4 4.5Q4 6 2 6Q.4 6 0 4.8',
  T: 'M0 0L4 0M2 0L2 6',
  U: 'M0 0L0 3.8Q0 6 2 6Q4 6 4 3.8L4 0',
  V: 'M0 0L2 6L4 0',
  W: 'M-.3 0L.9 6L2 1.6L3.1 6L4.3 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3L2 6',
  Z: 'M0 0L4 0L0 6L4 6',
  '0': 'M2 0Q.1 0 .1 3Q.1 6 2 6Q3.9 6 3.9 3Q3.9 0 2 0Z',
  '1': 'M.8 1.2L2.3 0L2.3 6',
  '2': 'M.2 1.5Q.4 0 2 0Q3.8 0 3.8 1.6Q3.8 2.7 2.6 3.7L.1 6L4 6',
  '3': 'M.3 1Q.8 0 2 0Q3.7 0 3.7 1.5Q3.7 2.9 1.9 2.9Q4 2.9 4 4.4Q4 6 2 6Q.5 6 0 4.8',
  '4': 'M3 6L3 0L0 4.2L4 4.2',
  '5': 'M3.6 0L.6 0L.3 2.8Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q.5 6 0 4.8',
  '6': 'M3.5 .7Q3 0 2.1 0Q.1 0 .1 3.4Q.1 6 2.1 6Q4 6 4 4.2Q4 2.5 2.1 2.5Q.5 2.5 .1 4',
  '7': 'M0 0L4 0L1.4 6',
  '8': 'M2 0Q.3 0 .3 1.5Q.3 2.9 2 2.9Q3.7 2.9 3.7 1.5Q3.7 0 2 0ZM2 2.9Q0 2.9 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.9 2 2.9Z',
  '9': 'M.5 5.3Q1 6 1.9 6Q3.9 6 3.9 2.6Q3.9 0 1.9 0Q0 0 0 1.8Q0 3.5 1.9 3.5Q3.5 3.5 3.9 2',
  '-': 'M.6 3.2L3.4 3.2',
  '.': 'M1.9 5.8L2.1 5.8',
  ',': 'M2.1 5.4L1.6 6.6',
  ':': 'M2 1.9L2 2.1M2 4.9L2 5.1',
  '/': 'M.4 6.4L3.6 -.4',
  '+': 'M2 1.4L2 5M.2 3.2L3.8 3.2',
  '%': 'M.3 6L3.7 0M.9 .3L.9 1.5M3.1 4.5L3.1 5.7',
  '(': 'M2.8 -.4Q1.2 1 1.2 3Q1.2 5 2.8 6.4',
  ')': 'M1.2 -.4Q2.8 1 2.8 3Q2.8 5 1.2 6.4',
  '=': 'M.4 2.2L3.6 2.2M.4 4.2L3.6 4.2',
  '~': 'M.2 3.6Q1 2.4 2 3.2Q3 4 3.8 2.8',
  '°': 'M2 0Q1.1 0 1.1 .9Q1.1 1.8 2 1.8Q2.9 1.8 2.9 .9Q2.9 0 2 0Z',
};

// Narrow and wide letters: how far each glyph reaches from its left edge, and where its drawing starts.
const narrow: Record<string, readonly [width: number, start: number]> = {
  I: [0.4, 1.8],
  '1': [1.6, 0.7],
  '.': [0.3, 1.85],
  ',': [0.6, 1.6],
  ':': [0.3, 1.85],
  ' ': [2.2, 0],
  '-': [3, 0.5],
  '(': [1.6, 1.2],
  ')': [1.6, 1.2],
  '°': [1.8, 1.1],
};
const reachOf = (character: string): readonly [width: number, start: number] => narrow[character] ?? [4, 0];

export interface LetterOptions {
  x: number;
  y: number;
  /** Height of a capital letter; `y` is its baseline. */
  size: number;
  colour: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  opacity?: number;
}

/** Width of `text` at capital height `size`. */
export function letterWidth(text: string, size: number, spacing = 1.5): number {
  const letters = [...text.toUpperCase()];
  const sum = letters.reduce((total, character) => total + reachOf(character)[0] + spacing, 0);
  return Math.max(0, sum - spacing) * (size / 6);
}

/** Text as strokes; letters are drawn as capitals, unknown characters leave a gap. */
export function lettering(text: string, options: LetterOptions): string {
  const { x, y, size, colour, weight = 0.13, anchor = 'start', spacing = 1.5, opacity = 1 } = options;
  const unit = size / 6;
  const total = letterWidth(text, size, spacing);
  const begin = anchor === 'middle' ? x - total / 2 : anchor === 'end' ? x - total : x;
  let at = 0;
  const glyphs = [...text.toUpperCase()]
    .map((character) => {
      const [width, start] = reachOf(character);
      const shift = at - start;
      at += width + spacing;
      const path = strokes[character];
      return path === undefined ? '' : `<path d="${path}" transform="translate(${num(shift)} 0)"/>`;
    })
    .join('');
  const alpha = opacity < 1 ? ` opacity="${opacity}"` : '';
  return (
    `<g transform="translate(${num(begin)} ${num(y - size)}) scale(${Math.round(unit * 1e4) / 1e4})" fill="none" stroke="${colour}"${alpha} ` +
    `stroke-width="${num(weight * 6)}" stroke-linecap="round" stroke-linejoin="round">${glyphs}</g>`
  );
}
