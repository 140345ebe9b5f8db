import { footPedal } from '../parts/pedal.js';
import type { DeviceModel, Look } from './model.js';
import { darken, lighten } from '../engine/colour.js';
import { glass, metal, plastic, rubber } from '../engine/material.js';
import { bar, box, cylinder, extrude, lathe } from '../engine/shapes.js';
import { shifted, rotated, cable, withDecals, type Part } from '../engine/solid.js';
import type { Vec3 } from '../engine/vec3.js';
import { castor } from '../parts/castor.js';
import { badge, knob, monitor, stripe, vents } from '../parts/details.js';
import { onFace } from '../parts/face.js';
import { phacoScreen } from '../screens/console-screen.js';

function fluidics(look: Look, at: Vec3): Part[] {
  const [x, y, z] = at;
  return [
    withDecals(
      box(plastic(lighten(look.accent, 0.55), 0.5), {
        at: [x, y, z],
        size: [120, 84, 20],
        axis: 'z',
        radius: 12,
        bevel: 5,
      }),
      onFace(
        'front',
        [x, y + 42, z + 10.4],
        100,
        66,
        (_sheet, w, h) =>
          `<circle cx="${w * 0.34}" cy="${h * 0.5}" r="${h * 0.34}" fill="#20262d"/><circle cx="${w * 0.34}" cy="${h * 0.5}" r="${h * 0.12}" fill="#b9c2ca"/>` +
          [0, 120, 240]
            .map(
              (turn) =>
                `<circle cx="${w * 0.34}" cy="${h * 0.28}" r="${h * 0.08}" fill="#8a95a0" transform="rotate(${turn} ${w * 0.34} ${h * 0.5})"/>`,
            )
            .join('') +
          `<rect x="${w * 0.66}" y="${h * 0.12}" width="${w * 0.24}" height="${h * 0.76}" rx="5" fill="#20262d"/><rect x="${w * 0.71}" y="${h * 0.2}" width="${w * 0.14}" height="${h * 0.5}" rx="3" fill="#8fd0ea"/>`,
      ),
    ),
  ];
}

function handpieces(x: number, y: number, z: number): Part[] {
  return ([0, 1] as const).map((at) =>
    lathe(
      metal('#d5dade'),
      [x + at * 46, y, z + 40],
      [0, 0.3, -1],
      [
        [6, 0],
        [10, 5],
        [10, 76],
        [7, 90],
        [3, 108],
        [1.2, 130],
      ],
    ),
  );
}

/** A console on castors with screen, tray, infusion pole and pedal. */
export function phacoCart(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model, seed } = look;
  const ink = darken(accent, 0.3);
  const body = withDecals(
    box(plastic(paint, 0.5), { at: [0, 74, 0], size: [380, 610, 380], radius: 60, bevel: 22 }),
    onFace('front', [0, 246, 190.4], 230, 60, vents(6, '#39424c')),
    onFace('front', [0, 160, 190.4], 230, 42, badge(maker, model, ink)),
    onFace('front', [0, 640, 190.4], 300, 9, stripe(accent)),
    onFace('left', [-190.4, 400, 0], 250, 8, stripe(accent)),
    onFace('right', [190.4, 400, 0], 250, 8, stripe(accent)),
    onFace('right', [190.4, 250, 0], 200, 120, vents(10)),
  );
  const screen = monitor({
    centre: [0, 872, 40],
    width: 460,
    height: 310,
    depth: 40,
    frame: plastic('#22272e', 0.5),
    screen: phacoScreen(seed, accent),
    border: 14,
    chin: 14,
    brand: maker,
  });
  const tray = box(plastic(lighten(paint, 0.3), 0.5), {
    at: [0, 684, 90],
    size: [410, 16, 280],
    radius: 40,
    bevel: 6,
  });
  const parts: Part[] = [
    ...([-1, 1] as const).flatMap((a) => ([-1, 1] as const).flatMap((b) => castor(a * 150, b * 150))),
    box(plastic(trim, 0.3), { at: [0, 56, 0], size: [400, 30, 400], radius: 60, bevel: 8 }),
    body,
    ...fluidics(look, [-60, 470, 200]),
    ...fluidics({ ...look, accent: '#8fa0b0' }, [90, 470, 200]),
    tray,
    ...handpieces(60, 712, 150),
    cable(
      [
        [60, 710, 186],
        [40, 690, 236],
        [0, 600, 250],
        [-40, 560, 214],
      ],
      4,
      '#8fd0ea',
    ),
    cable(
      [
        [106, 710, 186],
        [130, 680, 240],
        [110, 600, 256],
        [90, 560, 214],
      ],
      4,
      '#e8ecef',
    ),
    cylinder(metal(), [0, 698, -40], [0, 1, 0], 20, 90),
    ...rotated([screen], 'x', -10, [0, 860, 40]),
    bar(metal(), [160, 690, -150], [160, 1150, -150], 8),
    bar(metal(), [110, 1142, -150], [210, 1142, -150], 5),
    lathe(
      glass('#bfe0f0', 0.7),
      [120, 956, -150],
      [0, 1, 0],
      [
        [16, 0],
        [42, 14],
        [44, 150],
        [20, 172],
        [6, 180],
      ],
    ),
    cable(
      [
        [120, 956, -150],
        [134, 900, -130],
        [190, 800, 0],
        [180, 640, 160],
        [110, 560, 214],
      ],
      3,
      '#bfe0f0',
    ),
    ...footPedal([-360, 0, 240], accent, 22),
    cable(
      [
        [-380, 14, 160],
        [-400, 6, 60],
        [-320, 6, -60],
        [-180, 40, -60],
      ],
      6,
    ),
  ];
  return {
    parts,
    hero: { azimuth: -26, elevation: 12 },
    other: { azimuth: 42, elevation: 12 },
    detail: { azimuth: -12, elevation: 10, centre: [0, 868, 62], radius: 196 },
    included: ['handpiece', 'footSwitch', 'manual'],
  };
}

/** A console for the table. */
export function phacoTabletop(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model, seed } = look;
  const ink = darken(accent, 0.3);
  const body = withDecals(
    extrude(
      [
        [-180, 16, 20],
        [170, 16, 20],
        [170, 210, 30],
        [-60, 260, 40],
        [-180, 110, 16],
      ],
      plastic(paint, 0.5),
      { axis: 'x', from: -210, to: 210, bevel: 20 },
    ),
    onFace('left', [-210.4, 110, -40], 190, 40, badge(maker, model, ink)),
    onFace('right', [210.4, 110, -40], 190, 40, badge(maker, model, ink)),
    onFace('left', [-210.4, 56, -10], 280, 7, stripe(accent)),
    onFace('right', [210.4, 56, -10], 280, 7, stripe(accent)),
  );
  const screen = monitor({
    centre: [-20, 192, 132],
    width: 300,
    height: 190,
    depth: 20,
    frame: plastic('#20252b', 0.5),
    screen: phacoScreen(seed, accent),
    border: 10,
  });
  const parts: Part[] = [
    box(rubber(), { at: [0, 0, 0], size: [360, 18, 300], radius: 30 }),
    body,
    ...rotated([screen], 'x', -40, [-20, 192, 132]),
    ...fluidics(look, [-110, 30, 182]),
    knob([70, 70, 180], [0, 0, 1], 20, 18, accent),
    knob([130, 70, 180], [0, 0, 1], 20, 18, '#2d333b'),
    ...shifted(handpieces(0, 0, 0), [300, 14, 110]),
    box(metal('#c9d0d6'), { at: [323, 0, 100], size: [130, 8, 190], radius: 16, bevel: 3 }),
    cable(
      [
        [300, 14, 150],
        [310, 8, 230],
        [180, 6, 260],
        [-60, 10, 240],
        [-110, 50, 200],
      ],
      4,
      '#8fd0ea',
    ),
    ...footPedal([-330, 0, 150], accent, 20),
    cable(
      [
        [-350, 14, 70],
        [-370, 6, -20],
        [-300, 6, -120],
        [-190, 20, -100],
      ],
      5,
      trim,
    ),
  ];
  return {
    parts,
    hero: { azimuth: -24, elevation: 22 },
    other: { azimuth: 44, elevation: 18 },
    detail: { azimuth: -10, elevation: 30, centre: [-20, 196, 140], radius: 124 },
    included: ['handpiece', 'powerCable', 'manual'],
  };
}
