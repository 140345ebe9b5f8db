import { plastic, metal } from '../engine/material.js';
import { bar, box, extrude } from '../engine/shapes.js';
import { withDecals, type Part } from '../engine/solid.js';
import { feet, joystick, stripe } from './details.js';
import { onFace } from './face.js';

export interface BaseOptions {
  width: number;
  /** From the operator's edge at +z to the patient's edge at -z. */
  depth: number;
  paint: string;
  trim: string;
  accent: string;
  hasJoystick?: boolean;
}

export interface InstrumentBase {
  parts: Part[];
  /** Height of the sliding carriage's top. */
  deck: number;
}

/** The fixed table plate, the carriage that slides on it, and the joystick at the operator's edge. */
export function instrumentBase({
  width,
  depth,
  paint,
  trim,
  accent,
  hasJoystick = true,
}: BaseOptions): InstrumentBase {
  const half = depth / 2;
  const plate = box(plastic(trim, 0.3), { at: [0, 8, 0], size: [width, 34, depth], radius: 34, bevel: 9 });
  const carriageDepth = depth * 0.62;
  const carriage = extrude(
    [
      [-half * 0.98, 48, 6],
      [half * 0.28, 48, 6],
      [half * 0.28, 96, 22],
      [-half * 0.5, 96, 26],
      [-half * 0.98, 66, 14],
    ],
    plastic(paint, 0.4),
    { axis: 'x', from: -width * 0.42, to: width * 0.42, bevel: 12 },
  );
  const parts: Part[] = [
    ...feet(width * 0.38, half * 0.82),
    plate,
    bar(metal(), [-width * 0.47, 50, -half * 0.55], [width * 0.47, 50, -half * 0.55], 9),
    withDecals(
      carriage,
      onFace('left', [-width * 0.42 - 0.3, 66, half * 0.2], carriageDepth * 0.8, 5, stripe(accent)),
      onFace('right', [width * 0.42 + 0.3, 66, half * 0.2], carriageDepth * 0.8, 5, stripe(accent)),
    ),
  ];
  if (hasJoystick) parts.push(...joystick([width * 0.2, 72, half * 0.76], 96, accent));
  return { parts, deck: 94 };
}
