import { darken, lighten } from '../engine/colour.js';
import { metal, plastic } from '../engine/material.js';
import { bar, box, cylinder, lathe } from '../engine/shapes.js';
import { rotated, shifted, withDecals, type Part } from '../engine/solid.js';
import { badge, keys, stripe } from '../parts/details.js';
import { onFace } from '../parts/face.js';
import type { DeviceModel, Look } from './model.js';

const leather = (colour: string) => plastic(colour, 0.28);

function chair(look: Look): Part[] {
  const { trim, accent } = look;
  const hide = darken(accent, 0.35);
  const back = [
    box(leather(hide), { at: [0, 520, 240], size: [440, 520, 90], axis: 'z', radius: 90, bevel: 40 }),
    box(leather(lighten(hide, 0.06)), {
      at: [0, 1060, 240],
      size: [250, 130, 80],
      axis: 'z',
      radius: 50,
      bevel: 34,
    }),
    bar(metal(), [0, 1010, 250], [0, 1090, 250], 14),
  ];
  return [
    lathe(
      plastic(trim, 0.4),
      [0, 0, 0],
      [0, 1, 0],
      [
        [290, 0],
        [300, 10],
        [296, 30],
        [150, 52],
        [110, 60],
      ],
      44,
    ),
    cylinder(metal(), [0, 56, 0], [0, 1, 0], 84, 200),
    box(plastic(trim, 0.4), { at: [0, 250, 0], size: [340, 90, 380], radius: 70, bevel: 20 }),
    box(leather(hide), { at: [0, 340, -10], size: [470, 110, 480], radius: 110, bevel: 44 }),
    ...rotated(back, 'x', 9, [0, 440, 220]),
    ...([-1, 1] as const).flatMap((side): Part[] => [
      bar(metal(), [side * 256, 380, 120], [side * 256, 560, 120], 15),
      box(leather(darken(hide, 0.2)), {
        at: [side * 256, 556, 10],
        size: [78, 44, 340],
        radius: 34,
        bevel: 16,
      }),
    ]),
    box(plastic(darken(trim, 0.3), 0.3), { at: [0, 120, -330], size: [360, 22, 190], radius: 40, bevel: 7 }),
    bar(metal(), [0, 250, -170], [0, 140, -320], 20),
  ];
}

/** Examination chair with its instrument column: table arm, lamp, and the pole for a phoropter. */
export function chairUnit(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model } = look;
  const column: Part[] = [
    withDecals(
      box(plastic(paint, 0.5), { at: [0, 0, 0], size: [260, 900, 340], radius: 60, bevel: 20 }),
      onFace('front', [0, 560, 170.4], 190, 60, badge(maker, model, darken(accent, 0.3))),
      onFace('front', [0, 430, 170.4], 170, 36, keys(4, accent)),
      onFace('front', [0, 660, 170.4], 190, 10, stripe(accent)),
      onFace('right', [130.4, 660, 0], 240, 10, stripe(accent)),
      onFace('left', [-130.4, 660, 0], 240, 10, stripe(accent)),
    ),
    bar(metal(), [0, 890, -60], [0, 1640, -60], 32),
    box(plastic(paint, 0.5), {
      at: [-250, 1500, -60],
      size: [560, 70, 90],
      axis: 'x',
      radius: 32,
      bevel: 12,
    }),
    bar(metal(), [-490, 1500, -60], [-490, 1330, -60], 15),
    box(plastic('#2b3038', 0.5), {
      at: [-490, 1170, -60],
      size: [330, 160, 70],
      axis: 'z',
      radius: 50,
      bevel: 18,
    }),
    bar(metal(), [0, 1640, -60], [-190, 1700, -60], 18),
    lathe(
      plastic(paint, 0.5),
      [-230, 1700, -60],
      [-0.5, -1, 0],
      [
        [36, -60],
        [70, -30],
        [96, 20],
        [92, 26],
      ],
    ),
    withDecals(
      box(plastic(lighten(paint, 0.3), 0.5), {
        at: [-190, 900, -40],
        size: [620, 40, 420],
        radius: 70,
        bevel: 10,
      }),
      onFace('front', [-190, 920, 170.4], 500, 7, stripe(accent)),
    ),
  ];
  const parts: Part[] = [
    ...shifted(chair(look), [-420, 0, 120]),
    ...shifted(column, [330, 0, -220]),
    box(plastic(trim, 0.3), { at: [60, -24, 0], size: [1150, 24, 900], radius: 110, bevel: 8 }),
  ];
  return {
    parts,
    hero: { azimuth: 152, elevation: 15 },
    other: { azimuth: 30, elevation: 13 },
    detail: { azimuth: 158, elevation: 14, centre: [-420, 640, 100], radius: 470 },
    included: ['manual', 'footSwitch', 'bulb'],
  };
}
