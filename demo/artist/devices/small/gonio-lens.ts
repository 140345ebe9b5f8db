import type { Look } from '../model.js';
import { plastic } from '../../engine/material.js';
import { lathe } from '../../engine/shapes.js';
import { rotated, shifted, withDecals, type Part } from '../../engine/solid.js';
import { onDisc, lensFace } from '../../parts/details.js';

/** A mirrored contact lens on its foot, turned by `degrees`. */
export function gonio(look: Look, x: number, z: number, degrees: number): Part[] {
  const body = [
    withDecals(
      lathe(
        plastic('#16191d', 0.6),
        [0, 2, 0],
        [0, 1, 0],
        [
          [19, 0],
          [24, 4],
          [32, 34],
          [36, 40],
          [36, 52],
          [32, 55],
        ],
        40,
      ),
      onDisc([0, 57.3, 0], [0, 1, 0], 31, lensFace('#5fb0c8')),
    ),
    lathe(
      plastic(look.accent, 0.5),
      [0, 42, 0],
      [0, 1, 0],
      [
        [36.2, 0],
        [36.8, 3],
        [36.2, 6],
      ],
      40,
      true,
    ),
  ];
  return shifted(rotated(body, 'x', degrees, [0, 0, 0]), [x, 0, z]);
}
