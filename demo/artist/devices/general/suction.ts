import type { DeviceModel, Look } from '../model.js';
import { darken } from '../../engine/colour.js';
import { glass, metal, plastic, rubber } from '../../engine/material.js';
import { bentBar, box, lathe } from '../../engine/shapes.js';
import { cable, withDecals, type Part } from '../../engine/solid.js';
import { castor } from '../../parts/castor.js';
import { badge, knob, onDisc, stripe, vents } from '../../parts/details.js';
import { onFace } from '../../parts/face.js';

/** A suction unit on castors with two jars. */
export function suction(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model } = look;
  const jar = (x: number, fill: string): Part[] => [
    lathe(
      glass(fill, 0.5),
      [x, 262, 30],
      [0, 1, 0],
      [
        [66, 0],
        [76, 6],
        [78, 30],
        [78, 190],
        [70, 210],
      ],
      40,
    ),
    lathe(
      plastic('#e8ecef', 0.4),
      [x, 470, 30],
      [0, 1, 0],
      [
        [80, 0],
        [82, 4],
        [82, 24],
        [40, 32],
        [14, 34],
        [14, 50],
      ],
      40,
    ),
  ];
  const parts: Part[] = [
    ...([-1, 1] as const).flatMap((a) => ([-1, 1] as const).flatMap((b) => castor(a * 160, b * 120))),
    withDecals(
      box(plastic(paint, 0.5), { at: [0, 56, 0], size: [440, 200, 340], radius: 50, bevel: 18 }),
      onFace('front', [-60, 190, 170.4], 190, 36, badge(maker, model, darken(accent, 0.3))),
      onFace('front', [-60, 112, 170.4], 190, 40, vents(5)),
      onFace('left', [-220.4, 150, 0], 230, 8, stripe(accent)),
    ),
    withDecals(
      lathe(
        metal(),
        [130, 168, 170],
        [0, 0, 1],
        [
          [46, 0],
          [48, 3],
          [48, 12],
          [44, 14],
        ],
        36,
      ),
      onDisc([130, 168, 184.4], [0, 0, 1], 42, (_sheet, w) => {
        const marks = Array.from(
          { length: 11 },
          (_, at) =>
            `<path d="M${w / 2} ${w * 0.08}v${w * 0.09}" transform="rotate(${at * 24 - 120} ${w / 2} ${w / 2})" stroke="#20262c" stroke-width="1.6"/>`,
        ).join('');
        return `<circle cx="${w / 2}" cy="${w / 2}" r="${w / 2}" fill="#fdfdfb"/>${marks}<path d="M${w / 2} ${w / 2}L${w * 0.28} ${w * 0.3}" stroke="#d2281f" stroke-width="3" stroke-linecap="round"/><circle cx="${w / 2}" cy="${w / 2}" r="4" fill="#20262c"/>`;
      }),
    ),
    knob([130, 96, 170], [0, 0, 1], 19, 18, accent),
    ...jar(-100, '#cfe3ee'),
    ...jar(90, '#cfe3ee'),
    bentBar(
      metal(),
      [
        [-190, 250, -140],
        [-190, 620, -140],
        [-150, 660, -140],
        [150, 660, -140],
        [190, 620, -140],
        [190, 250, -140],
      ],
      12,
    ),
    cable(
      [
        [-100, 520, 30],
        [-90, 570, 40],
        [0, 590, 40],
        [80, 560, 34],
        [90, 520, 30],
      ],
      7,
      '#c9d6de',
    ),
    cable(
      [
        [-130, 500, 60],
        [-220, 480, 130],
        [-270, 300, 200],
        [-250, 120, 240],
        [-200, 60, 250],
      ],
      7,
      '#c9d6de',
    ),
    box(rubber(), { at: [0, 250, 30], size: [420, 10, 220], radius: 30 }),
    box(plastic(trim, 0.3), { at: [0, 44, 0], size: [450, 20, 350], radius: 50 }),
  ];
  return {
    parts,
    hero: { azimuth: -24, elevation: 14 },
    other: { azimuth: 38, elevation: 18 },
    detail: { azimuth: -10, elevation: 10, centre: [60, 190, 160], radius: 150 },
    included: ['footSwitch', 'powerCable', 'manual'],
  };
}
