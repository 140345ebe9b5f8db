import { darken, lighten } from '../engine/colour.js';
import { plastic, rubber } from '../engine/material.js';
import { box, extrude, type Corner } from '../engine/shapes.js';
import { rotated, withDecals, type Part } from '../engine/solid.js';
import type { Vec3 } from '../engine/vec3.js';
import { chinRest } from '../parts/chin-rest.js';
import { badge, keys, knob, lensBarrel, monitor, stripe, vents } from '../parts/details.js';
import { onFace, type Drawer } from '../parts/face.js';
import { instrumentBase } from '../parts/instrument-base.js';
import type { DeviceModel, Look } from './model.js';

export interface TableHeadOptions {
  /** Outline of the measuring head seen from the side. */
  shape: 'angular' | 'round' | 'wedge' | 'tall';
  width: number;
  headDepth: number;
  headHeight: number;
  lensRadius: number;
  lensReach: number;
  coating?: string;
  screen: Drawer;
  screenWidth: number;
  screenHeight: number;
  /** Degrees that the screen leans back. */
  screenTilt: number;
  hasJoystick: boolean;
  included: DeviceModel['included'];
}

// Outlines in units of half depth and full height; the patient is at the right (-z), as `extrude` along x sees it.
const outlines: Record<TableHeadOptions['shape'], ReadonlyArray<readonly [number, number, number]>> = {
  angular: [
    [-1, 0.18, 0.1],
    [-0.7, 0, 0.12],
    [0.55, 0, 0.16],
    [1, 0.14, 0.12],
    [1, 0.72, 0.16],
    [0.7, 0.96, 0.22],
    [-0.4, 1, 0.22],
    [-1, 0.82, 0.2],
  ],
  round: [
    [-1, 0.1, 0.3],
    [-0.6, 0, 0.2],
    [0.6, 0, 0.3],
    [1, 0.22, 0.4],
    [1, 0.7, 0.5],
    [0.5, 1, 0.6],
    [-0.6, 1, 0.6],
    [-1, 0.74, 0.4],
  ],
  wedge: [
    [-1, 0, 0.12],
    [0.7, 0, 0.2],
    [1, 0.36, 0.12],
    [1, 0.72, 0.14],
    [0.2, 1, 0.3],
    [-0.55, 1, 0.14],
    [-1, 0.62, 0.12],
  ],
  tall: [
    [-0.8, 0, 0.12],
    [0.8, 0, 0.12],
    [0.8, 0.42, 0.16],
    [1, 0.5, 0.14],
    [1, 0.94, 0.16],
    [0.85, 1, 0.16],
    [-0.8, 1, 0.2],
    [-1, 0.8, 0.2],
    [-1, 0.5, 0.2],
  ],
};

/** A chin-rest instrument: sliding base, measuring head with a lens to the patient, screen to the operator. */
export function tableHead(look: Look, options: TableHeadOptions): DeviceModel {
  const { paint, trim, accent, maker, model } = look;
  const { width, headDepth, headHeight, lensRadius, lensReach } = options;
  const depth = headDepth + 250;
  const base = instrumentBase({
    width: width + 110,
    depth,
    paint,
    trim,
    accent,
    hasJoystick: options.hasJoystick,
  });
  const foot = base.deck + 40;
  const half = headDepth / 2;
  const outline = outlines[options.shape].map(([u, v, r]): Corner => [
    u * half,
    foot + v * headHeight,
    r * headHeight * 0.6,
  ]);
  const eye = foot + headHeight * 0.6;
  const head = extrude(outline, plastic(paint, 0.5), {
    axis: 'x',
    from: -width / 2,
    to: width / 2,
    bevel: Math.min(24, width * 0.14),
  });
  const side = width / 2 + 0.4;
  const pivot: Vec3 = [0, eye, half + 12];
  const screen = monitor({
    centre: [0, eye + 8, half + 24],
    width: options.screenWidth,
    height: options.screenHeight,
    frame: plastic('#22272e', 0.5),
    screen: options.screen,
    chin: 12,
    brand: maker,
  });
  const ink = darken(accent, 0.35);
  const top = eye + 118;
  const parts: Part[] = [
    ...base.parts,
    box(plastic(darken(trim, 0.25)), {
      at: [0, base.deck - 2, 0],
      size: [width * 0.68, 46, headDepth * 0.66],
      radius: 30,
    }),
    withDecals(
      head,
      onFace('left', [-side, foot + headHeight * 0.66, 0], headDepth * 0.6, 28, badge(maker, model, ink)),
      onFace('right', [side, foot + headHeight * 0.66, 0], headDepth * 0.6, 28, badge(maker, model, ink)),
      onFace('left', [-side, foot + headHeight * 0.4, 0], headDepth * 0.6, 4, stripe(accent)),
      onFace('right', [side, foot + headHeight * 0.4, 0], headDepth * 0.6, 4, stripe(accent)),
      onFace('right', [side, foot + headHeight * 0.22, 8], headDepth * 0.34, 26, vents(5)),
      onFace('left', [-side, foot + headHeight * 0.22, 14], headDepth * 0.34, 15, keys(3, accent)),
    ),
    lensBarrel(
      [0, eye, -half + 2],
      [0, 0, -1],
      lensReach,
      lensRadius,
      plastic('#1d2127', 0.6),
      options.coating,
    ),
    knob([side - 1, foot + headHeight * 0.24, -half * 0.5], [1, 0, 0], 17, 18, darken(accent, 0.2)),
    ...rotated([screen], 'x', -options.screenTilt, pivot),
    ...chinRest({
      z: -half - lensReach - 46,
      floor: 40,
      top,
      width: width + 60,
      paint: lighten(trim, 0.1),
      pad: '#e9eef2',
    }),
    box(rubber('#30363d'), {
      at: [0, 42, -half - lensReach - 36],
      size: [width + 84, 14, 36],
      axis: 'x',
      radius: 7,
    }),
  ];
  return {
    parts,
    hero: { azimuth: -52, elevation: 15 },
    other: { azimuth: -142, elevation: 13 },
    detail: {
      azimuth: -18,
      elevation: 12,
      centre: [0, eye + 6, half + 26],
      radius: options.screenHeight * 0.66,
    },
    included: options.included,
  };
}
