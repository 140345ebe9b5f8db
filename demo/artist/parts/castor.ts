import { metal, plastic } from '../engine/material.js';
import { box, cylinder } from '../engine/shapes.js';
import type { Part } from '../engine/solid.js';

/** A swivelling castor under a cart. */
export const castor = (x: number, z: number): Part[] => [
  cylinder(plastic('#2a2f36', 0.3), [x - 11, 28, z], [1, 0, 0], 28, 22),
  box(metal('#aab2b9'), { at: [x, 46, z], size: [34, 16, 34], radius: 10 }),
];
