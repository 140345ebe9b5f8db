import { darken } from '../engine/colour.js';
import { plastic, rubber } from '../engine/material.js';
import { box, extrude, lathe } from '../engine/shapes.js';
import { cable, rotated, withDecals, type Part } from '../engine/solid.js';
import type { Vec3 } from '../engine/vec3.js';
import { badge, lensBarrel, lensFace, monitor, onDisc, stripe } from '../parts/details.js';
import { onFace } from '../parts/face.js';
import { fundusScreen } from '../screens/fundus-screen.js';
import type { DeviceModel, Look } from './model.js';
import { tableHead } from './table-head.js';

export interface FundusCameraDrawing {
  family: 'fundus';
  style: 'tabletop' | 'compact' | 'wide' | 'handheld';
}

/** An ultra-wide-field camera: a big shell with a deep face opening instead of a chin rest. */
function wide(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model, seed } = look;
  const shell = extrude(
    [
      [-190, 20, 40],
      [170, 20, 60],
      [205, 150, 60],
      [190, 330, 90],
      [60, 420, 90],
      [-130, 400, 90],
      [-200, 240, 80],
    ],
    plastic(paint, 0.6),
    { axis: 'x', from: -165, to: 165, bevel: 46 },
  );
  const face: Vec3 = [0, 232, -196];
  const opening = lathe(
    plastic('#23272d', 0.25),
    face,
    [0, 0.06, -1],
    [
      [112, -30],
      [118, 10],
      [116, 26],
      [104, 30],
      [88, 18],
      [66, -8],
      [48, -14],
      [0, -14],
    ],
    40,
  );
  const screen = monitor({
    centre: [0, 330, 196],
    width: 300,
    height: 214,
    frame: plastic('#20252b', 0.5),
    screen: fundusScreen(seed, accent),
    chin: 12,
    brand: maker,
  });
  const ink = darken(accent, 0.3);
  const parts: Part[] = [
    box(plastic(trim, 0.3), { at: [0, 0, 0], size: [340, 30, 400], radius: 60, bevel: 10 }),
    withDecals(
      shell,
      onFace('left', [-165.4, 250, 20], 190, 46, badge(maker, model, ink)),
      onFace('right', [165.4, 250, 20], 190, 46, badge(maker, model, ink)),
      onFace('left', [-165.4, 130, 10], 260, 7, stripe(accent)),
      onFace('right', [165.4, 130, 10], 260, 7, stripe(accent)),
    ),
    withDecals(opening, onDisc([face[0], face[1] - 1, face[2] + 13], [0, 0.06, -1], 46, lensFace('#3f8fd0'))),
    ...rotated([screen], 'x', -20, [0, 300, 180]),
  ];
  return {
    parts,
    hero: { azimuth: 146, elevation: 14 },
    other: { azimuth: 38, elevation: 14 },
    detail: { azimuth: 12, elevation: 18, centre: [0, 330, 200], radius: 145 },
    included: ['manual', 'powerCable', 'dustCover'],
  };
}

/** A hand-held camera resting in its charging cradle. */
function handheld(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model, seed } = look;
  const grip = extrude(
    [
      [-38, 30, 18],
      [26, 30, 22],
      [34, 130, 40],
      [30, 170, 10],
      [-30, 170, 10],
      [-26, 120, 40],
    ],
    plastic(darken(paint, 0.08), 0.4),
    { axis: 'x', from: -25, to: 25, bevel: 15 },
  );
  const head = extrude(
    [
      [-48, 160, 18],
      [58, 160, 24],
      [70, 196, 20],
      [58, 232, 24],
      [-48, 232, 18],
    ],
    plastic(paint, 0.55),
    { axis: 'x', from: -58, to: 58, bevel: 20 },
  );
  const screen = monitor({
    centre: [0, 200, 54],
    width: 132,
    height: 100,
    depth: 14,
    border: 8,
    frame: plastic('#1f242a', 0.5),
    screen: fundusScreen(seed, accent),
  });
  const parts: Part[] = [
    box(plastic(trim, 0.35), { at: [0, 0, 0], size: [130, 34, 150], radius: 38, bevel: 12 }),
    box(rubber(), { at: [0, 32, 2], size: [74, 10, 88], radius: 24, bevel: 4 }),
    withDecals(
      grip,
      onFace('left', [-25.4, 100, 0], 26, 5, stripe(accent)),
      onFace('right', [25.4, 100, 0], 26, 5, stripe(accent)),
    ),
    withDecals(
      head,
      onFace('left', [-58.4, 202, -6], 72, 19, badge(maker, model, darken(accent, 0.3))),
      onFace('right', [58.4, 202, -6], 72, 19, badge(maker, model, darken(accent, 0.3))),
    ),
    lensBarrel([0, 196, -66], [0, 0, -1], 48, 29, plastic('#1b1f25', 0.6), '#4f78d0'),
    ...rotated([screen], 'x', -6, [0, 196, 50]),
    cable(
      [
        [0, 12, 74],
        [30, 6, 118],
        [98, 4, 112],
        [150, 4, 62],
        [214, 4, 70],
      ],
      3.5,
    ),
  ];
  return {
    parts,
    hero: { azimuth: -38, elevation: 17 },
    other: { azimuth: -138, elevation: 14 },
    detail: { azimuth: -16, elevation: 8, centre: [0, 200, 60], radius: 66 },
    included: ['case', 'powerCable', 'lensCap'],
  };
}

export function fundusCamera({ style }: FundusCameraDrawing, look: Look): DeviceModel {
  if (style === 'wide') return wide(look);
  if (style === 'handheld') return handheld(look);
  const isCompact = style === 'compact';
  return tableHead(look, {
    shape: isCompact ? 'round' : 'angular',
    width: isCompact ? 172 : 190,
    headDepth: isCompact ? 176 : 206,
    headHeight: isCompact ? 190 : 214,
    lensRadius: isCompact ? 33 : 38,
    lensReach: isCompact ? 56 : 78,
    screen: fundusScreen(look.seed, look.accent),
    screenWidth: isCompact ? 214 : 244,
    screenHeight: isCompact ? 160 : 188,
    screenTilt: isCompact ? 22 : 13,
    hasJoystick: true,
    included: isCompact ? ['chinPaper', 'powerCable', 'usbStick'] : ['manual', 'powerCable', 'lensCap'],
  });
}
