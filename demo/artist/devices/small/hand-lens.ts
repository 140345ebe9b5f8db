import type { Look } from '../model.js';
import { lighten } from '../../engine/colour.js';
import { lettering } from '../../engine/lettering.js';
import { plastic } from '../../engine/material.js';
import { box, lathe } from '../../engine/shapes.js';
import { num } from '../../engine/sheet.js';
import { rotated, shifted, withDecals, type Part } from '../../engine/solid.js';
import { onDisc } from '../../parts/details.js';
import { onFace, type Drawer } from '../../parts/face.js';

const clearGlass =
  (tint: string): Drawer =>
  (sheet, w) => {
    const r = w / 2;
    const body = sheet.radial(
      [
        [0, '#ffffff', 0.85],
        [0.55, tint, 0.5],
        [0.86, tint, 0.85],
        [1, '#3a4a58', 0.9],
      ],
      [0.42, 0.4],
      0.62,
    );
    const shine = sheet.linear([
      [0, '#ffffff', 0.95],
      [1, '#ffffff', 0.05],
    ]);
    return (
      `<circle cx="${num(r)}" cy="${num(r)}" r="${num(r)}" fill="${lighten(tint, 0.5)}"/><circle cx="${num(r)}" cy="${num(r)}" r="${num(r)}" fill="${body}"/>` +
      `<path d="M${num(r * 0.22)} ${num(r)}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${num(r * 1.1)} ${num(r * 0.22)}Q${num(r * 0.66)} ${num(r * 0.5)} ${num(r * 0.22)} ${num(r)}Z" fill="${shine}"/>` +
      `<path d="M${num(r * 1.72)} ${num(r * 1.2)}A${num(r * 0.75)} ${num(r * 0.75)} 0 0 1 ${num(r * 1.1)} ${num(r * 1.74)}" fill="none" stroke="#fff" stroke-width="${num(r * 0.07)}" stroke-linecap="round" opacity="0.7"/>`
    );
  };

/** A rimmed lens that stands on its edge and looks to the camera. */
export function rimmed(
  x: number,
  z: number,
  radius: number,
  look: Look,
  tint: string,
  degrees: number,
): Part[] {
  const ring = withDecals(
    lathe(
      plastic(look.paint, 0.6),
      [0, radius + 2, -10],
      [0, 0.12, 1],
      [
        [radius * 0.92, 0],
        [radius, 3],
        [radius + 2, 6],
        [radius + 2, 15],
        [radius, 18],
        [radius * 0.9, 21],
      ],
      72,
    ),
    onDisc([0, radius + 4.6, 11.2], [0, 0.12, 1], radius * 0.88, clearGlass(tint)),
    onDisc([0, radius + 2, -10.3], [0, -0.12, -1], radius * 0.88, clearGlass(tint)),
  );
  return shifted(rotated([ring], 'y', degrees, [0, 0, 0]), [x, 0, z]);
}

/** The case that a lens travels in. */
export function lensCase(look: Look): Part[] {
  return [
    withDecals(
      box(plastic('#2b3038', 0.3), { at: [0, 0, 0], size: [120, 30, 96], radius: 16, bevel: 6 }),
      onFace(
        'top',
        [0, 30.3, 0],
        90,
        40,
        (_sheet, w) =>
          lettering(look.maker, {
            x: w / 2,
            y: 18,
            size: 9,
            colour: '#dfe5ea',
            anchor: 'middle',
            spacing: 2,
          }) + lettering(look.model, { x: w / 2, y: 34, size: 6, colour: look.accent, anchor: 'middle' }),
      ),
    ),
  ];
}
