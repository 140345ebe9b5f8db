import { darken } from '../engine/colour.js';
import { metal, plastic } from '../engine/material.js';
import { box, cylinder, lathe } from '../engine/shapes.js';
import { cable, rotated, withDecals, type Part } from '../engine/solid.js';
import { badge, knob, monitor, onDisc, stripe, vents } from '../parts/details.js';
import { onFace, type Drawer } from '../parts/face.js';
import { footPedal } from '../parts/pedal.js';
import { laserScreen } from '../screens/console-screen.js';
import type { DeviceModel, Look } from './model.js';
import { slitLampParts } from './slit-lamp.js';

export interface LaserDrawing {
  family: 'laser';
  style: 'slit' | 'console' | 'combined';
  /** Colour of the beam: green photocoagulator, infrared YAG (red aiming beam), yellow. */
  beam: string;
}

/** The yellow triangle that every laser carries. */
const warning: Drawer = (_sheet, w, h) =>
  `<path d="M${w / 2} 1L${w - 1} ${h - 1}H1Z" fill="#f5c518" stroke="#1a1d21" stroke-width="${w * 0.06}" stroke-linejoin="round"/>` +
  `<g stroke="#1a1d21" stroke-width="${w * 0.05}" stroke-linecap="round"><circle cx="${w / 2}" cy="${h * 0.66}" r="${w * 0.06}" fill="#1a1d21"/>` +
  `<path d="M${w / 2} ${h * 0.38}v${h * 0.12}M${w * 0.34} ${h * 0.66}h${w * 0.06}M${w * 0.6} ${h * 0.66}h${w * 0.2}M${w * 0.39} ${h * 0.5}l${w * 0.05} ${h * 0.06}M${w * 0.61} ${h * 0.5}l${-w * 0.05} ${h * 0.06}"/></g>`;

/** The supply unit: touch panel, key switch, emergency stop, fibre socket. Its front looks to +z. */
function supply(look: Look, at: readonly [number, number, number], unit: 'MJ' | 'MW', beam: string): Part[] {
  const { paint, trim, accent, maker, model, seed } = look;
  const [x, y, z] = at;
  const front = z + 150;
  const screen = monitor({
    centre: [x - 40, y + 122, front + 8],
    width: 176,
    height: 124,
    depth: 18,
    border: 9,
    frame: plastic('#1f242a', 0.5),
    screen: laserScreen(seed, beam, unit),
  });
  return [
    box(plastic(darken(trim, 0.2)), { at: [x, y, z], size: [290, 18, 270], radius: 16 }),
    withDecals(
      box(plastic(paint, 0.5), {
        at: [x, y + 16, z],
        size: [310, 190, 300],
        axis: 'z',
        radius: 26,
        bevel: 12,
      }),
      onFace('front', [x - 54, y + 38, front + 0.4], 150, 22, badge(maker, model, darken(accent, 0.3))),
      onFace('front', [x + 104, y + 64, front + 0.4], 42, 36, warning),
      onFace('left', [x - 155.4, y + 120, z], 180, 60, vents(7)),
      onFace('right', [x + 155.4, y + 120, z], 180, 60, vents(7)),
      onFace('left', [x - 155.4, y + 48, z], 250, 6, stripe(accent)),
      onFace('right', [x + 155.4, y + 48, z], 250, 6, stripe(accent)),
    ),
    screen,
    lathe(
      plastic('#f2c81e', 0.4),
      [x + 104, y + 154, front],
      [0, 0, 1],
      [
        [25, 0],
        [25, 5],
      ],
    ),
    lathe(
      plastic('#d2281f', 0.6),
      [x + 104, y + 154, front + 5],
      [0, 0, 1],
      [
        [12, 0],
        [12, 7],
        [20, 9],
        [20, 15],
        [13, 19],
      ],
    ),
    cylinder(metal(), [x + 84, y + 106, front], [0, 0, 1], 11, 7),
    box(metal('#c9b36a'), { at: [x + 84, y + 100, front + 10], size: [5, 12, 14], axis: 'z', radius: 1 }),
    withDecals(
      cylinder(metal(), [x + 126, y + 106, front], [0, 0, 1], 12, 12),
      onDisc(
        [x + 126, y + 106, front + 12.4],
        [0, 0, 1],
        7,
        (_sheet, w) => `<circle cx="${w / 2}" cy="${w / 2}" r="${w / 2}" fill="${beam}"/>`,
      ),
    ),
  ];
}

function console(look: Look, beam: string): DeviceModel {
  const parts: Part[] = [
    ...supply(look, [0, 0, 0], 'MW', beam),
    cable(
      [
        [126, 106, 164],
        [150, 100, 196],
        [196, 50, 210],
        [240, 8, 150],
        [310, 6, 170],
        [330, 6, 240],
        [270, 6, 268],
      ],
      4,
      '#d9a13c',
    ),
    ...rotated(
      [
        lathe(
          metal('#cfd5da'),
          [270, 10, 268],
          [-1, 0, 0.1],
          [
            [7, 0],
            [9, 4],
            [9, 70],
            [5, 84],
            [2, 88],
            [1.4, 130],
          ],
        ),
      ],
      'y',
      0,
      [0, 0, 0],
    ),
    ...footPedal([-270, 0, 190], look.accent, 24),
    cable(
      [
        [-300, 14, 130],
        [-330, 6, 70],
        [-260, 5, -20],
        [-160, 8, -90],
      ],
      5,
    ),
  ];
  return {
    parts,
    hero: { azimuth: -26, elevation: 19 },
    other: { azimuth: 40, elevation: 16 },
    detail: { azimuth: -14, elevation: 8, centre: [10, 116, 156], radius: 104 },
    included: ['keys', 'footSwitch', 'manual'],
  };
}

export function laser({ style, beam }: LaserDrawing, look: Look): DeviceModel {
  if (style === 'console') return console(look, beam);
  const { paint, accent } = look;
  const parts: Part[] = [
    ...slitLampParts(look, style === 'combined'),
    // The laser cavity sits on the microscope, where the beam path of a slit lamp has room for it.
    withDecals(
      box(plastic(paint, 0.5), { at: [0, 346, 66], size: [120, 66, 190], axis: 'z', radius: 24, bevel: 10 }),
      onFace('left', [-60.4, 380, 66], 120, 6, stripe(accent)),
      onFace('right', [60.4, 380, 66], 120, 6, stripe(accent)),
      onFace('left', [-60.4, 364, 112], 26, 22, warning),
      onFace('right', [60.4, 364, 112], 26, 22, warning),
    ),
    knob([60, 378, 26], [1, 0, 0], 17, 15, accent),
    ...supply(look, [330, 0, -40], style === 'slit' ? 'MJ' : 'MW', beam),
    cable(
      [
        [0, 396, -20],
        [60, 430, -70],
        [240, 330, -110],
        [300, 206, -80],
      ],
      6,
    ),
    ...(style === 'combined' ? footPedal([470, 0, 250], accent, -18) : []),
  ];
  return {
    parts,
    hero: { azimuth: -34, elevation: 14 },
    other: { azimuth: 42, elevation: 14 },
    detail: { azimuth: -14, elevation: 8, centre: [340, 116, 116], radius: 108 },
    included: style === 'combined' ? ['keys', 'footSwitch', 'manual'] : ['keys', 'dustCover', 'chinPaper'],
  };
}
