import { darken } from '../engine/colour.js';
import { metal, plastic } from '../engine/material.js';
import { num } from '../engine/sheet.js';
import { box, cylinder } from '../engine/shapes.js';
import { cable, rotated, shifted, withDecals, type Part } from '../engine/solid.js';
import { chinRest } from '../parts/chin-rest.js';
import { badge, lensBarrel, monitor, stripe, vents } from '../parts/details.js';
import { onFace } from '../parts/face.js';
import { octScreen } from '../screens/oct-screen.js';
import type { DeviceModel, Look } from './model.js';
import { tableHead } from './table-head.js';

export interface OctDrawing {
  family: 'oct';
  style: 'integrated' | 'compact' | 'workstation' | 'tall';
  /** Whether its scans are shown in false colours. */
  isColour: boolean;
}

/** The measuring unit beside its computer: a wide screen and a keyboard on one table. */
function workstation(look: Look, isColour: boolean): DeviceModel {
  const { paint, trim, accent, maker, model, seed } = look;
  const ink = darken(accent, 0.3);
  const unit: Part[] = [
    box(plastic(trim, 0.3), { at: [-190, 58, -10], size: [230, 30, 400], radius: 40, bevel: 8 }),
    withDecals(
      box(plastic(paint, 0.5), { at: [-190, 104, 30], size: [200, 250, 220], radius: 46, bevel: 30 }),
      onFace('front', [-190, 290, 140.4], 130, 30, badge(maker, model, ink)),
      onFace('front', [-190, 232, 140.4], 130, 7, stripe(accent)),
      onFace('front', [-190, 168, 140.4], 120, 50, vents(6)),
      onFace('left', [-290.4, 250, 30], 130, 30, badge(maker, model, ink)),
    ),
    box(plastic(darken(trim, 0.3)), { at: [-190, 86, 30], size: [130, 22, 160], radius: 30 }),
    lensBarrel([-190, 262, -78], [0, 0, -1], 60, 40, plastic('#1d2127', 0.6), '#c0703a'),
    ...shifted(
      chinRest({ z: -172, floor: 84, top: 430, width: 220, paint: trim, pad: '#eef1f4' }),
      [-190, 0, 0],
    ),
  ];
  const screen = monitor({
    centre: [150, 300, -20],
    width: 400,
    height: 250,
    frame: plastic('#20252b', 0.5),
    screen: octScreen(seed, accent, isColour),
    border: 11,
    chin: 12,
    brand: maker,
  });
  const desk: Part[] = [
    withDecals(
      box(plastic('#f2f3f4', 0.3), { at: [-10, 28, 0], size: [800, 30, 470], radius: 40, bevel: 8 }),
      onFace('front', [-10, 43, 235.4], 700, 5, stripe(accent)),
    ),
    cylinder(metal(), [150, 64, -40], [0, 1, 0], 15, 130),
    box(plastic('#2c3138', 0.4), { at: [150, 58, -30], size: [190, 10, 130], radius: 40 }),
    withDecals(
      box(plastic('#e3e7ea', 0.3), { at: [130, 58, 150], size: [300, 13, 100], radius: 10, bevel: 3 }),
      onFace('top', [130, 71.3, 150], 286, 88, (_sheet, w, h) =>
        Array.from({ length: 5 }, (_, row) =>
          Array.from({ length: 15 }, (_, column) => {
            const step = w / 15;
            return `<rect x="${num(column * step + 1)}" y="${num((row * h) / 5 + 1)}" width="${num(step - 2)}" height="${num(h / 5 - 2)}" rx="2" fill="#f9fafb" stroke="#b9c2ca" stroke-width="0.7"/>`;
          }).join(''),
        ).join(''),
      ),
    ),
    box(plastic('#2c3138', 0.5), { at: [324, 58, 150], size: [44, 18, 74], radius: 20, bevel: 8 }),
    cable(
      [
        [324, 62, 112],
        [330, 60, 60],
        [290, 60, 0],
        [220, 60, -60],
      ],
      2.5,
    ),
    ...rotated([screen], 'x', -5, [150, 300, -20]),
  ];
  return {
    parts: [...desk, ...unit],
    hero: { azimuth: -24, elevation: 15 },
    other: { azimuth: -128, elevation: 14 },
    detail: { azimuth: -10, elevation: 6, centre: [150, 305, -6], radius: 150 },
    included: ['manual', 'powerCable', 'modelEye'],
  };
}

export function oct({ style, isColour }: OctDrawing, look: Look): DeviceModel {
  if (style === 'workstation') return workstation(look, isColour);
  const isTall = style === 'tall';
  const isCompact = style === 'compact';
  return tableHead(look, {
    shape: isTall ? 'tall' : isCompact ? 'wedge' : 'round',
    width: isCompact ? 196 : 236,
    headDepth: isTall ? 220 : isCompact ? 220 : 262,
    headHeight: isTall ? 300 : isCompact ? 206 : 256,
    lensRadius: isCompact ? 36 : 43,
    lensReach: isTall ? 44 : 62,
    coating: '#b5653c',
    screen: octScreen(look.seed, look.accent, isColour),
    screenWidth: isCompact ? 280 : 330,
    screenHeight: isCompact ? 188 : 222,
    screenTilt: isCompact ? 24 : 12,
    hasJoystick: !isTall,
    included: isTall ? ['chinPaper', 'powerCable', 'modelEye'] : ['manual', 'dustCover', 'modelEye'],
  });
}
