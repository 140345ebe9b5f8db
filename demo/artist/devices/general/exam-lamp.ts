import type { DeviceModel, Look } from '../model.js';
import { darken } from '../../engine/colour.js';
import { metal, plastic } from '../../engine/material.js';
import { bar, bentBar, box, lathe } from '../../engine/shapes.js';
import { num } from '../../engine/sheet.js';
import { withDecals, type Part } from '../../engine/solid.js';
import { castor } from '../../parts/castor.js';
import { badge, keys, onDisc, stripe } from '../../parts/details.js';
import { onFace } from '../../parts/face.js';

/** An examination lamp on a stand. */
export function examLamp(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model } = look;
  const axis = [-0.3, -0.78, 0.62] as const;
  const head = withDecals(
    lathe(
      plastic(paint, 0.6),
      [-330, 1040, 60],
      axis,
      [
        [40, -70],
        [120, -44],
        [230, -6],
        [250, 20],
        [246, 34],
        [230, 36],
      ],
      48,
    ),
    onDisc([-330 - 0.29 * 36.6, 1040 - 0.75 * 36.6, 60 + 0.595 * 36.6], axis, 224, (sheet, w) => {
      const glow = sheet.radial([
        [0, '#ffffff'],
        [0.6, '#eef6ff'],
        [1, '#c6d6e4'],
      ]);
      const lights = Array.from({ length: 19 }, (_, at) => {
        const ring = at === 0 ? 0 : at < 7 ? 1 : 2;
        const turn = ring === 0 ? 0 : ring === 1 ? (at - 1) * 60 : (at - 7) * 30;
        const far = ring * w * 0.19;
        const c = Math.cos((turn * Math.PI) / 180);
        const s = Math.sin((turn * Math.PI) / 180);
        return `<circle cx="${num(w / 2 + c * far)}" cy="${num(w / 2 + s * far)}" r="${num(w * 0.068)}" fill="#fffef4" stroke="#b9c9d8" stroke-width="${num(w * 0.012)}"/>`;
      }).join('');
      return `<circle cx="${w / 2}" cy="${w / 2}" r="${w / 2}" fill="${glow}"/>${lights}`;
    }),
  );
  const parts: Part[] = [
    ...([-1, 1] as const).flatMap((a) => ([-1, 1] as const).flatMap((b) => castor(a * 220, b * 190))),
    withDecals(
      box(plastic(trim, 0.4), { at: [0, 56, 0], size: [560, 60, 480], radius: 120, bevel: 20 }),
      onFace('front', [0, 88, 240.4], 260, 10, stripe(accent)),
    ),
    withDecals(
      box(plastic(paint, 0.5), { at: [0, 114, 0], size: [170, 340, 150], radius: 44, bevel: 14 }),
      onFace('front', [0, 370, 75.4], 120, 34, badge(maker, model, darken(accent, 0.3))),
      onFace('front', [0, 300, 75.4], 110, 24, keys(4, accent)),
    ),
    bar(metal(), [0, 450, 0], [0, 1150, 0], 26),
    box(plastic(paint, 0.5), { at: [0, 1120, 0], size: [90, 90, 90], radius: 30 }),
    bar(metal(), [0, 1170, 0], [-300, 1190, 40], 20),
    bentBar(
      metal(),
      [
        [-300, 1190, 40],
        [-350, 1180, 46],
        [-350, 1120, 52],
        [-318, 1076, 52],
      ],
      15,
    ),
    head,
    lathe(plastic('#dfe5ea', 0.4), [-342, 1008, 84], axis, [
      [30, 0],
      [26, 60],
      [22, 90],
      [18, 94],
    ]),
  ];
  return {
    parts,
    hero: { azimuth: -24, elevation: 5 },
    other: { azimuth: 34, elevation: 12 },
    detail: { azimuth: -40, elevation: -14, centre: [-336, 1024, 80], radius: 290 },
    included: ['bulb', 'powerCable', 'manual'],
  };
}
