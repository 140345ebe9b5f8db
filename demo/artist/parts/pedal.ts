import { plastic } from '../engine/material.js';
import { box, cylinder } from '../engine/shapes.js';
import { rotated, shifted, type Part } from '../engine/solid.js';
import type { Vec3 } from '../engine/vec3.js';

/** A foot pedal with its guard; the toe points to -z before it is turned by `degrees`. */
export function footPedal(at: Vec3, accent: string, degrees: number): Part[] {
  const parts: Part[] = [
    box(plastic('#414951', 0.4), { at: [0, 0, 0], size: [150, 22, 190], radius: 34, bevel: 7 }),
    ...rotated(
      [box(plastic(accent, 0.45), { at: [0, 26, 10], size: [92, 16, 140], radius: 22, bevel: 6 })],
      'x',
      9,
      [0, 26, 70],
    ),
    cylinder(plastic('#2b3037', 0.4), [-56, 20, -40], [0, 1, 0], 13, 14),
    cylinder(plastic('#2b3037', 0.4), [56, 20, -40], [0, 1, 0], 13, 14),
  ];
  return shifted(rotated(parts, 'y', degrees, [0, 0, 0]), at);
}
