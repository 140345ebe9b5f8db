import { lighten } from './engine/colour.js';
import { lettering, letterWidth } from './engine/lettering.js';
import { metal } from './engine/material.js';
import { photograph } from './engine/photograph.js';
import { Seeded } from '../src/seeded.js';
import { num } from './engine/sheet.js';
import { box, cylinder } from './engine/shapes.js';
import { withDecals, type Part } from './engine/solid.js';
import { onFace, type Drawer } from './parts/face.js';
import { includedItem, type IncludedItem } from './parts/included.js';

export interface RatingPlate {
  maker: string;
  model: string;
  serial: string;
  year: number;
  voltage: string;
  accent: string;
  paper: string;
  included: readonly [IncludedItem, IncludedItem, IncludedItem];
}

/** A pattern of squares that looks like a data code and encodes nothing. */
function squares(seed: string, x: number, y: number, size: number): string {
  const random = new Seeded(seed);
  const cells = 13;
  const cell = size / cells;
  let path = '';
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const isEdge = column === 0 || row === cells - 1;
      const isClock = (row === 0 && column % 2 === 0) || (column === cells - 1 && row % 2 === 1);
      if (isEdge || isClock || (row > 0 && column < cells - 1 && random.between(0, 1) > 0.52))
        path += `M${num(x + column * cell)} ${num(y + row * cell)}h${num(cell)}v${num(cell)}h${num(-cell)}z`;
    }
  }
  return `<path d="${path}" fill="#1d242b"/>`;
}

const plateFace =
  ({ maker, model, serial, year, voltage, accent }: RatingPlate): Drawer =>
  (sheet, w, h) => {
    const brushed = sheet.linear(
      [
        [0, '#eef1f3'],
        [0.3, '#cfd5da'],
        [0.52, '#f5f7f8'],
        [0.75, '#c6cdd3'],
        [1, '#e3e7ea'],
      ],
      [0, 0],
      [1, 0.35],
    );
    const random = new Seeded(serial);
    const grain = Array.from({ length: 70 }, () => `M6 ${num(random.between(4, h - 4))}h${num(w - 12)}`).join(
      '',
    );
    const ink = '#1d242b';
    // Long values shrink until they end before the code and the signs.
    const row = (label: string, value: string, at: number): string =>
      lettering(label, { x: 20, y: at, size: 7.5, colour: '#53606c' }) +
      lettering(value, {
        x: 84,
        y: at,
        size: Math.min(9.5, (w - 186) / letterWidth(value, 1)),
        colour: ink,
        weight: 0.15,
      });
    return (
      `<rect width="${w}" height="${h}" rx="9" fill="${brushed}"/><path d="${grain}" stroke="#fff" stroke-width="0.5" opacity="0.35"/>` +
      `<rect x="7" y="7" width="${w - 14}" height="${h - 14}" rx="6" fill="none" stroke="#8d98a3" stroke-width="1.2"/>` +
      `<path d="M7 13a6 6 0 0 1 6-6h${w - 26}a6 6 0 0 1 6 6v33h${-(w - 14)}z" fill="${accent}"/>` +
      lettering(maker, { x: 20, y: 36, size: 15, colour: '#ffffff', weight: 0.17, spacing: 2.2 }) +
      row('MODEL', model, 72) +
      row('SERIAL', serial, 95) +
      row('YEAR', String(year), 118) +
      row('SUPPLY', voltage, 141) +
      squares(serial, w - 92, 62, 68) +
      `<g fill="none" stroke="${ink}" stroke-width="1.8"><rect x="${w - 90}" y="142" width="15" height="15"/><rect x="${w - 87}" y="145" width="9" height="9"/>` +
      `<path d="M${w - 58} 142h18l-3 15h-12zM${w - 60} 160l22-20"/></g>` +
      `<rect x="20" y="${h - 26}" width="120" height="3" rx="1.5" fill="${lighten(accent, 0.2)}"/>`
    );
  };

/** The fourth picture: the rating plate in front of the accessories of the device. */
export function drawRatingPlate(plate: RatingPlate): string {
  const width = 330;
  const depth = 192;
  const [first, second, third] = plate.included;
  const body = withDecals(
    box(metal('#cdd3d8'), { at: [0, 0, 96], size: [width, 6, depth], radius: 10, bevel: 1.5 }),
    onFace('top', [0, 6.3, 96], width - 4, depth - 4, plateFace(plate)),
  );
  const screws = ([-1, 1] as const).map((side) =>
    cylinder(metal('#aab2ba'), [side * (width / 2 - 13), 6, 96 + depth / 2 - 14], [0, 1, 0], 5, 2.5),
  );
  const parts: Part[] = [
    body,
    ...screws,
    ...includedItem(first, plate, [-208, 0, -118], 10),
    ...includedItem(second, plate, [8, 0, -132], -8),
    ...includedItem(third, plate, [222, 0, -112], -14),
  ];
  return photograph(parts, { angle: { azimuth: -9, elevation: 52 }, paper: plate.paper });
}
