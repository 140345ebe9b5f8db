import { footPedal } from '../parts/pedal.js';
import type { DeviceModel, Look } from './model.js';
import { darken } from '../engine/colour.js';
import { metal, plastic, rubber } from '../engine/material.js';
import { bentBar, box, cylinder, lathe } from '../engine/shapes.js';
import { cable, withDecals, type Part } from '../engine/solid.js';
import type { Vec3 } from '../engine/vec3.js';
import { castor } from '../parts/castor.js';
import { badge, keys, knob, onDisc, stripe, lensFace } from '../parts/details.js';
import { onFace } from '../parts/face.js';

/** A microscope on a floor stand; the head hangs from a swivel arm. */
export function operatingMicroscope(look: Look, isSlim: boolean): DeviceModel {
  const { paint, trim, accent, maker, model } = look;
  const high = isSlim ? 960 : 1060;
  const head: Vec3 = [430, high - 330, 60];
  const [hx, hy, hz] = head;
  const parts: Part[] = [
    ...([-1, 1] as const).flatMap((a) => ([-1, 1] as const).flatMap((b) => castor(a * 230, b * 190))),
    withDecals(
      box(plastic(trim, 0.4), { at: [0, 58, 0], size: [580, isSlim ? 56 : 90, 480], radius: 90, bevel: 22 }),
      onFace('front', [0, 90, 240.4], 300, 10, stripe(accent)),
    ),
    withDecals(
      box(plastic(paint, 0.5), {
        at: [-110, isSlim ? 112 : 146, 0],
        size: [isSlim ? 130 : 210, high - 330, isSlim ? 130 : 220],
        radius: 40,
        bevel: 14,
      }),
      onFace(
        'front',
        [-110, high * 0.5, isSlim ? 65.4 : 110.4],
        isSlim ? 96 : 160,
        44,
        badge(maker, model, darken(accent, 0.3)),
      ),
      onFace('front', [-110, high * 0.38, isSlim ? 65.4 : 110.4], isSlim ? 80 : 150, 28, keys(4, accent)),
    ),
    cylinder(plastic(darken(trim, 0.2)), [-110, high - 200, 0], [0, 1, 0], 62, 70),
    withDecals(
      box(plastic(paint, 0.5), {
        at: [90, high - 140, 0],
        size: [500, 84, 110],
        axis: 'x',
        radius: 38,
        bevel: 16,
      }),
      onFace('front', [60, high - 98, 55.4], 220, 34, badge(maker, model, darken(accent, 0.3))),
    ),
    cylinder(plastic(darken(trim, 0.2)), [330, high - 210, 0], [0, 1, 0], 40, 74),
    box(plastic(paint, 0.5), {
      at: [378, high - 256, 20],
      size: [170, 54, 80],
      axis: 'x',
      radius: 24,
      bevel: 10,
    }),
    box(plastic(paint, 0.55), { at: [hx, hy - 60, hz], size: [130, 140, 130], radius: 34, bevel: 14 }),
    withDecals(
      lathe(
        plastic('#1e2228', 0.5),
        [hx, hy - 60, hz],
        [0, -1, 0],
        [
          [52, 0],
          [52, 20],
          [44, 26],
          [44, 46],
        ],
      ),
      onDisc([hx, hy - 106.4, hz], [0, -1, 0], 38, lensFace('#5aa0d8')),
    ),
    box(plastic(paint, 0.5), {
      at: [hx, hy - 4, hz + 84],
      size: [112, 66, 60],
      axis: 'x',
      radius: 20,
      bevel: 8,
    }),
    ...([-1, 1] as const).flatMap((side): Part[] => [
      lathe(
        rubber('#1c2025'),
        [hx + side * 30, hy + 34, hz + 112],
        [0, 0.55, 1],
        [
          [18, 0],
          [18, 34],
          [24, 40],
          [24, 62],
          [20, 66],
        ],
      ),
      bentBar(
        metal(),
        [
          [hx + side * 66, hy - 20, hz],
          [hx + side * 112, hy - 30, hz + 26],
          [hx + side * 126, hy - 54, hz + 66],
        ],
        9,
      ),
      lathe(
        rubber('#23282e'),
        [hx + side * 126, hy - 54, hz + 64],
        [0, -0.3, 1],
        [
          [13, 0],
          [16, 8],
          [16, 66],
          [12, 76],
        ],
      ),
    ]),
    knob([hx - 65, hy + 24, hz], [-1, 0, 0], 22, 20, accent),
    cable(
      [
        [300, high - 60, -20],
        [360, high - 20, -30],
        [430, high - 90, -20],
        [450, hy + 60, 10],
      ],
      7,
    ),
    ...footPedal([300, 0, 330], accent, -14),
  ];
  return {
    parts,
    hero: { azimuth: -22, elevation: 9 },
    other: { azimuth: 36, elevation: 9 },
    detail: { azimuth: -28, elevation: 10, centre: [hx - 4, hy + 6, hz + 60], radius: 190 },
    included: ['dustCover', 'bulb', 'manual'],
  };
}
