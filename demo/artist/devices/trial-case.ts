import { darken } from '../engine/colour.js';
import { lettering } from '../engine/lettering.js';
import { metal, plastic } from '../engine/material.js';
import { Seeded } from '../../src/seeded.js';
import { num } from '../engine/sheet.js';
import { bentBar, box, lathe } from '../engine/shapes.js';
import { withDecals, type Part } from '../engine/solid.js';
import type { Vec3 } from '../engine/vec3.js';
import { lensFace, onDisc } from '../parts/details.js';
import { onFace, type Drawer } from '../parts/face.js';
import type { DeviceModel, Look } from './model.js';

/** Rows of rimmed lenses standing in velvet, red for minus and black for plus as in every trial set. */
const lensRows =
  (seed: string, velvet: string): Drawer =>
  (sheet, w, h) => {
    const random = new Seeded(seed);
    const cloth = sheet.linear([
      [0, darken(velvet, 0.35)],
      [1, velvet],
    ]);
    const rim = sheet.linear(
      [
        [0, '#f4f7f9'],
        [0.5, '#aab6bf'],
        [1, '#e6ecf0'],
      ],
      [0, 0],
      [1, 1],
    );
    const columns = 4;
    const rows = 17;
    const lenses: string[] = [];
    for (let column = 0; column < columns; column += 1) {
      const x = w * (0.04 + column * 0.24);
      lenses.push(
        `<rect x="${num(x)}" y="${num(h * 0.03)}" width="${num(w * 0.2)}" height="${num(h * 0.94)}" rx="6" fill="#0b0d10" opacity="0.45"/>`,
      );
      for (let row = 0; row < rows; row += 1) {
        if (random.between(0, 1) < 0.04) continue;
        const y = h * (0.06 + row * 0.053);
        const colour = column % 2 === 0 ? '#b3281f' : '#20252b';
        lenses.push(
          `<rect x="${num(x + w * 0.02)}" y="${num(y)}" width="${num(w * 0.16)}" height="${num(h * 0.034)}" rx="${num(h * 0.016)}" fill="${colour}"/>` +
            `<rect x="${num(x + w * 0.035)}" y="${num(y + h * 0.004)}" width="${num(w * 0.13)}" height="${num(h * 0.014)}" rx="${num(h * 0.006)}" fill="${rim}"/>`,
        );
      }
    }
    return `<rect width="${num(w)}" height="${num(h)}" rx="8" fill="${cloth}"/>${lenses.join('')}`;
  };

export function trialCase(look: Look): DeviceModel {
  const { accent, maker, model, seed, paint } = look;
  const velvet = darken(accent, 0.55);
  const inside = withDecals(
    box(plastic(velvet, 0.05), { at: [0, 66, -160], size: [400, 262, 10], axis: 'z', radius: 10, bevel: 2 }),
    onFace(
      'front',
      [0, 204, -154.6],
      240,
      46,
      (_sheet, w) =>
        lettering(maker, { x: w / 2, y: 22, size: 18, colour: '#d9c48a', anchor: 'middle', spacing: 2.5 }) +
        lettering(model, { x: w / 2, y: 42, size: 9, colour: '#d9c48a', anchor: 'middle' }),
    ),
  );
  const rings = ([-1, 1] as const).map((side) =>
    withDecals(
      lathe(
        metal('#bfc6cc'),
        [side * 34 + 20, 40, 214],
        [0, 0.45, 1],
        [
          [27, 0],
          [29, 2],
          [29, 8],
          [26, 10],
        ],
        30,
      ),
      onDisc([side * 34 + 20, 44.7, 223.9], [0, 0.45, 1], 24, lensFace('#7fb6dc')),
    ),
  );
  const temples = ([-1, 1] as const).map((side): Part => {
    const path: Vec3[] = [
      [side * 64 + 20, 40, 214],
      [side * 70 + 20, 34, 168],
      [side * 66 + 20, 8, 150],
    ];
    return bentBar(metal(), path, 3);
  });
  const parts: Part[] = [
    withDecals(
      box(plastic(paint, 0.3), { at: [0, 0, 0], size: [430, 62, 310], radius: 14, bevel: 5 }),
      onFace('top', [0, 62.3, 0], 404, 284, lensRows(seed, velvet)),
      onFace(
        'front',
        [0, 34, 155.4],
        40,
        20,
        (_sheet, w, h) => `<rect width="${w}" height="${h}" rx="4" fill="#c9b36a"/>`,
      ),
    ),
    box(plastic(paint, 0.3), { at: [0, 60, -174], size: [430, 284, 20], axis: 'z', radius: 14, bevel: 6 }),
    inside,
    ...rings,
    ...temples,
    bentBar(
      metal(),
      [
        [-2, 42, 216],
        [20, 52, 218],
        [42, 42, 216],
      ],
      3.5,
    ),
  ];
  return {
    parts,
    hero: { azimuth: -22, elevation: 34 },
    other: { azimuth: 34, elevation: 24 },
    detail: { azimuth: -10, elevation: 48, centre: [-40, 62, 10], radius: 116 },
    included: ['cloth', 'case', 'manual'],
  };
}
