import { pageSize } from '../src/drawn.js';
import { lettering } from './engine/lettering.js';

/** A document that comes with goods: a heading, facts of the device, and what was done when. */
export interface Paper {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Rows of a table under the facts. */
  work: readonly (readonly [day: string, done: string])[];
  closing: string;
}

const INK = '#2b3138';
const FAINT = '#7d7660';
const LEFT = 110;
const RIGHT = pageSize.width - LEFT;
const FACTS_AT = 360;
const FACT_PX = 54;
const WORK_PX = 48;

/** A drawn page as an SVG document, marked as a specimen. */
export function drawDocument({ title, facts, work, closing }: Paper): string {
  const { width, height } = pageSize;
  const middle = width / 2;
  const workAt = FACTS_AT + facts.length * FACT_PX + 50;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#fbfaf5"/>` +
    `<rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="none" stroke="#8a7f5c" stroke-width="5"/>` +
    `<rect x="52" y="52" width="${width - 104}" height="${height - 104}" fill="none" stroke="#c9c3ad" stroke-width="2"/>` +
    lettering('SPECIMEN', { x: middle, y: 130, size: 20, colour: FAINT, anchor: 'middle', spacing: 4 }) +
    lettering(title, { x: middle, y: 220, size: 32, colour: INK, weight: 0.16, anchor: 'middle' }) +
    `<path d="M${LEFT} 270H${RIGHT}" stroke="#8a7f5c" stroke-width="3"/>` +
    facts.map(([label, value], at) => row(label, value, FACTS_AT + at * FACT_PX, 340)).join('') +
    work.map(([day, done], at) => workRow(day, done, workAt + at * WORK_PX)).join('') +
    lettering(closing, { x: LEFT, y: height - 240, size: 16, colour: INK }) +
    signature(height - 170) +
    lettering('DEMO.FOVEA.EXAMPLE', {
      x: middle,
      y: height - 80,
      size: 13,
      colour: FAINT,
      anchor: 'middle',
    }) +
    '</svg>'
  );
}

const row = (label: string, value: string, y: number, valueAt: number): string =>
  lettering(label, { x: LEFT, y, size: 14, colour: FAINT }) +
  lettering(value, { x: valueAt, y, size: 18, colour: INK });

const workRow = (day: string, done: string, y: number): string =>
  `<path d="M${LEFT} ${y + 16}H${RIGHT}" stroke="#ddd8c6" stroke-width="2"/>` + row(day, done, y, 290);

const signature = (y: number): string =>
  `<path d="M${RIGHT - 260} ${y}H${RIGHT}" stroke="${INK}" stroke-width="2"/>` +
  `<path d="M${RIGHT - 230} ${y - 12}q20 -60 34 -10t30 -6t26 0t34 -8t40 2" fill="none" stroke="#2f4a7a" stroke-width="4"/>`;
