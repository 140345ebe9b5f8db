import { lettering } from '../engine/lettering.js';
import { glass, metal, plastic } from '../engine/material.js';
import { num } from '../engine/sheet.js';
import { box, cylinder, lathe } from '../engine/shapes.js';
import { cable, rotated, shifted, withDecals, type Part } from '../engine/solid.js';
import type { Vec3 } from '../engine/vec3.js';
import { lensFace, onDisc } from './details.js';
import { onFace } from './face.js';

/** Accessories of a device. Each is built around the origin, about 170 mm across, on y = 0. */
export type IncludedItem =
  | 'manual'
  | 'powerCable'
  | 'lensCap'
  | 'dustCover'
  | 'footSwitch'
  | 'chinPaper'
  | 'modelEye'
  | 'keys'
  | 'case'
  | 'bulb'
  | 'cloth'
  | 'handpiece'
  | 'probe'
  | 'usbStick';

interface Lettering {
  maker: string;
  model: string;
  accent: string;
}

const coil = (turns: number, radius: number, y: number): Vec3[] =>
  Array.from({ length: turns * 16 + 1 }, (_, step) => {
    const angle = (step / 16) * Math.PI * 2;
    const wobble = radius + Math.sin(step * 0.9) * 2 + (step / (turns * 16)) * 8;
    return [Math.cos(angle) * wobble, y + (step / (turns * 16)) * 12, Math.sin(angle) * wobble * 0.96];
  });

const book = ({ maker, model, accent }: Lettering): Part[] => [
  withDecals(
    box(plastic('#f6f7f8', 0.2), { at: [0, 0, 0], size: [128, 9, 172], radius: 3, bevel: 1 }),
    onFace(
      'top',
      [0, 9.3, 0],
      126,
      170,
      (_sheet, w, h) =>
        `<rect width="${w}" height="${h}" rx="2" fill="#fbfcfd"/><rect width="${w}" height="${num(h * 0.42)}" rx="2" fill="${accent}"/>` +
        lettering(maker, { x: 12, y: 34, size: 11, colour: '#ffffff', weight: 0.17, spacing: 2 }) +
        lettering('INSTRUCTION', { x: 12, y: 100, size: 8.5, colour: '#26313c' }) +
        lettering('MANUAL', { x: 12, y: 116, size: 8.5, colour: '#26313c' }) +
        lettering(model, { x: 12, y: 152, size: 6.5, colour: '#6a7682' }),
    ),
  ),
];

const powerCable = (): Part[] => [
  cable([...coil(3, 58, 6), [78, 8, 30], [92, 8, 62]], 4.5),
  box(plastic('#25292f', 0.4), { at: [94, 2, 74], size: [24, 17, 34], radius: 6 }),
  box(metal(), { at: [89, 8, 96], size: [3, 6, 14], radius: 0.5, bevel: 0.4 }),
  box(metal(), { at: [99, 8, 96], size: [3, 6, 14], radius: 0.5, bevel: 0.4 }),
];

const footSwitch = ({ accent }: Lettering): Part[] => [
  box(plastic('#3a4149', 0.4), { at: [0, 0, 0], size: [150, 16, 170], radius: 26, bevel: 5 }),
  ...rotated(
    [box(plastic(accent, 0.4), { at: [0, 18, 12], size: [96, 15, 128], radius: 20, bevel: 5 })],
    'x',
    9,
    [0, 20, 0],
  ),
  cable(
    [
      [0, 8, -84],
      [10, 6, -112],
      [52, 5, -118],
      [84, 5, -92],
    ],
    4.5,
  ),
];

const builders: Record<IncludedItem, (lettering: Lettering) => Part[]> = {
  manual: book,
  powerCable,
  footSwitch,
  lensCap: () => [
    lathe(
      plastic('#24282e', 0.5),
      [0, 0, 0],
      [0, 1, 0],
      [
        [58, 0],
        [60, 3],
        [60, 20],
        [56, 24],
        [50, 24],
        [48, 21],
        [0, 21],
      ],
    ),
  ],
  dustCover: ({ maker }) => [
    withDecals(
      box(plastic('#cfdbe6', 0.2), { at: [0, 0, 0], size: [170, 22, 130], radius: 22, bevel: 10 }),
      onFace('top', [0, 22.3, 0], 140, 100, (_sheet, w, h) => {
        const folds = [0.28, 0.55, 0.8]
          .map((u) => `M4 ${num(h * u)}Q${num(w / 2)} ${num(h * u - 7)} ${w - 4} ${num(h * u + 3)}`)
          .join('');
        return (
          `<path d="${folds}" fill="none" stroke="#9fb1c2" stroke-width="2.4"/>` +
          lettering(maker, { x: w / 2, y: h * 0.48, size: 9, colour: '#7f95aa', anchor: 'middle' })
        );
      }),
    ),
  ],
  chinPaper: () => [
    box(plastic('#fdfdfb', 0.1), { at: [0, 0, 0], size: [110, 34, 74], radius: 3, bevel: 1 }),
    ...[0, 1, 2].map((sheet) =>
      box(plastic('#f4f4ef', 0.1), {
        at: [sheet * 6 - 4, 34.5 + sheet * 1.2, sheet * 3],
        size: [110, 1, 74],
        radius: 3,
        bevel: 0.3,
      }),
    ),
    cylinder(metal(), [-36, 34, 0], [0, 1, 0], 3, 14),
    cylinder(metal(), [36, 34, 0], [0, 1, 0], 3, 14),
  ],
  modelEye: () => [
    box(plastic('#2b3038', 0.4), { at: [0, 0, 0], size: [90, 12, 90], radius: 20 }),
    cylinder(metal('#b9c0c7'), [0, 12, 0], [0, 1, 0], 16, 40),
    withDecals(
      cylinder(plastic('#16191d', 0.6), [0, 76, -34], [0, 0, 1], 30, 70),
      onDisc([0, 76, 36.5], [0, 0, 1], 24, lensFace('#4d8fd6')),
    ),
  ],
  keys: () => [
    cable(coil(1, 26, 4), 2, '#aeb6bd'),
    ...rotated(
      [box(metal('#c9b36a'), { at: [0, 1, 60], size: [15, 4, 62], radius: 4, bevel: 1 })],
      'y',
      16,
      [0, 0, 0],
    ),
    ...rotated(
      [box(metal(), { at: [0, 1, 60], size: [15, 4, 62], radius: 4, bevel: 1 })],
      'y',
      -22,
      [0, 0, 0],
    ),
    ...rotated(
      [box(plastic('#c8392f', 0.5), { at: [0, 0, 58], size: [34, 8, 54], radius: 8 })],
      'y',
      118,
      [0, 0, 0],
    ),
  ],
  case: ({ maker, accent }) => [
    withDecals(
      box(plastic('#2d333b', 0.25), { at: [0, 0, 0], size: [180, 56, 124], radius: 16, bevel: 7 }),
      onFace(
        'top',
        [0, 56.3, 0],
        150,
        90,
        (_sheet, w, h) =>
          `<rect x="6" y="6" width="${w - 12}" height="${h - 12}" rx="10" fill="none" stroke="#47505a" stroke-width="2.5"/>` +
          lettering(maker, {
            x: w / 2,
            y: h * 0.56,
            size: 11,
            colour: '#dfe5ea',
            anchor: 'middle',
            spacing: 2,
          }),
      ),
      onFace(
        'front',
        [0, 34, 62.3],
        26,
        14,
        (_sheet, w, h) => `<rect width="${w}" height="${h}" rx="3" fill="${accent}"/>`,
      ),
    ),
  ],
  bulb: ({ maker }) => [
    withDecals(
      box(plastic('#eef0f1', 0.1), { at: [-34, 0, 0], size: [62, 62, 96], radius: 2, bevel: 1 }),
      onFace(
        'top',
        [-34, 62.3, 0],
        58,
        92,
        (_sheet, w) =>
          `<rect width="${w}" height="26" fill="#e0a526"/>` +
          lettering(maker, { x: 5, y: 18, size: 6.5, colour: '#fff' }) +
          lettering('LAMP 12V', { x: 5, y: 48, size: 6, colour: '#39434d' }),
      ),
    ),
    lathe(
      metal('#b7bdc3'),
      [44, 14, 34],
      [0, 0, -1],
      [
        [12, 0],
        [14, 3],
        [14, 26],
        [10, 30],
      ],
    ),
    lathe(
      glass('#f6e9c8', 0.75),
      [44, 14, 4],
      [0, 0, -1],
      [
        [10, 0],
        [13, 12],
        [13, 34],
        [8, 46],
        [0, 50],
      ],
    ),
  ],
  cloth: ({ accent }) => [
    ...[0, 1, 2]
      .map((layer) =>
        rotated(
          [
            box(plastic(layer === 1 ? '#eef2f5' : accent, 0.05), {
              at: [0, layer * 5, 0],
              size: [136, 5, 112],
              radius: 6,
              bevel: 2,
            }),
          ],
          'y',
          layer * 7 - 6,
          [0, 0, 0],
        ),
      )
      .flat(),
  ],
  handpiece: () => [
    box(metal('#c9d0d6'), { at: [0, 0, 0], size: [190, 10, 110], radius: 14, bevel: 4 }),
    box(plastic('#8fb7c9', 0.1), { at: [0, 10, 0], size: [168, 4, 88], radius: 10, bevel: 1 }),
    lathe(
      metal('#d5dade'),
      [-78, 25, 14],
      [1, 0, 0],
      [
        [7, 0],
        [11, 6],
        [11, 84],
        [8, 96],
        [4, 116],
        [1.4, 122],
        [1.2, 152],
      ],
    ),
    lathe(
      metal('#d5dade'),
      [-78, 23, -20],
      [1, 0, 0],
      [
        [6, 0],
        [9, 5],
        [9, 74],
        [3, 96],
        [1.2, 140],
      ],
    ),
  ],
  probe: ({ accent }) => [
    lathe(
      plastic('#eef1f3', 0.5),
      [-70, 16, 0],
      [1, 0, 0.12],
      [
        [7, 0],
        [13, 12],
        [15, 60],
        [12, 86],
        [14, 100],
        [12, 118],
        [4, 122],
      ],
    ),
    lathe(
      plastic(accent, 0.5),
      [-30, 16, 4.8],
      [1, 0, 0.12],
      [
        [15.2, 0],
        [15.4, 6],
        [15.2, 12],
      ],
    ),
    cable(
      [
        [-70, 14, 0],
        [-96, 8, -14],
        [-84, 5, -58],
        [-20, 5, -70],
        [44, 5, -54],
        [78, 5, -74],
      ],
      4.5,
    ),
  ],
  usbStick: ({ accent }) => [
    box(plastic(accent, 0.5), { at: [-10, 0, 0], size: [62, 12, 24], radius: 6, bevel: 3 }),
    box(metal(), { at: [33, 2, 0], size: [26, 8, 17], radius: 1, bevel: 0.8 }),
    ...rotated(
      [box(plastic('#e6eaee', 0.3), { at: [-4, 0, 62], size: [110, 2, 74], radius: 6, bevel: 0.6 })],
      'y',
      8,
      [0, 0, 0],
    ),
  ],
};

export const includedItem = (item: IncludedItem, lettering: Lettering, at: Vec3, degrees: number): Part[] =>
  shifted(rotated(builders[item](lettering), 'y', degrees, [0, 0, 0]), at);
