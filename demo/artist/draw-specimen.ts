import { pageSize } from '../src/drawn.js';
import { lettering } from './engine/lettering.js';

const INK = '#4a4a4a';
const LINES = [480, 560, 640, 720, 800, 880];

/** The words for "specimen" in Japanese and Chinese, in strokes on a grid of 10 by 10: no machine needs a font. */
const glyphs = {
  見: 'M2 0H8V6H2ZM2 2H8M2 4H8M4 6Q3.8 8.8 .8 10M6 6V9Q6 10 7 10H8.8Q9.8 10 9.8 8.6',
  本: 'M.4 2.6H9.6M5 0V10M5 2.6Q3.6 5.8 0 8M5 2.6Q6.4 5.8 10 8M3 7.8H7',
  样: 'M.2 2.8H4M2.1 0V10M2.1 3.2Q1.6 5.4 0 7M2.3 3.8L3.9 5.6M5.8 0L6.6 1.5M9 0L8.2 1.5M5 2.2H9.8M5.3 4.4H9.5M4.7 6.8H10M7.4 2.2V10',
} as const;

const glyph = (name: keyof typeof glyphs, x: number): string =>
  `<path transform="translate(${x} 298) scale(4.4)" d="${glyphs[name]}" fill="none" stroke="${INK}" ` +
  'stroke-width=".8" stroke-linecap="round" stroke-linejoin="round"/>';

/** The one document of the demo's companies, which states in three languages that it is a specimen. */
export function drawSpecimen(): string {
  const { width, height } = pageSize;
  const middle = width / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#fbfaf5"/>` +
    `<rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="none" stroke="#8a7f5c" stroke-width="6"/>` +
    lettering('SPECIMEN', { x: middle, y: 240, size: 46, colour: INK, anchor: 'middle', weight: 0.14 }) +
    glyph('見', 328) +
    glyph('本', 382) +
    `<circle cx="450" cy="320" r="4" fill="${INK}"/>` +
    glyph('样', 474) +
    glyph('本', 528) +
    lettering('DEMO.FOVEA.EXAMPLE', { x: middle, y: 1120, size: 20, colour: INK, anchor: 'middle' }) +
    '<g stroke="#c9c3ad" stroke-width="10">' +
    LINES.map((y) => `<path d="M150 ${y}h${y % 160 === 0 ? 600 : 470}"/>`).join('') +
    '</g></svg>'
  );
}
