import type { Look } from '../model.js';
import { lighten } from '../../engine/colour.js';
import { metal, plastic } from '../../engine/material.js';
import { box, cylinder, lathe } from '../../engine/shapes.js';
import { cable, type Part } from '../../engine/solid.js';

/** A handpiece set on its sterilisation tray. */
export function phacoHandpiece(look: Look): Part[] {
  const { accent } = look;
  return [
    box(metal('#c3cad0'), { at: [0, 0, 0], size: [340, 14, 190], radius: 20, bevel: 5 }),
    box(plastic(lighten(accent, 0.35), 0.1), { at: [0, 13, 0], size: [310, 6, 162], radius: 14, bevel: 2 }),
    lathe(
      metal('#d9dee2'),
      [-140, 38, 24],
      [1, 0, -0.04],
      [
        [8, 0],
        [13, 6],
        [18, 20],
        [18, 116],
        [19, 120],
        [19, 128],
        [14, 144],
        [12, 190],
        [5, 214],
        [2.2, 222],
        [1.8, 268],
      ],
      36,
    ),
    lathe(
      plastic(accent, 0.5),
      [-64, 38, 21],
      [1, 0, -0.04],
      [
        [18.3, 0],
        [18.9, 3],
        [18.3, 8],
      ],
      36,
      true,
    ),
    lathe(
      metal('#d9dee2'),
      [-120, 34, -42],
      [1, 0, 0.03],
      [
        [6, 0],
        [11, 6],
        [11, 100],
        [5, 128],
        [2, 140],
        [1.6, 190],
      ],
    ),
    cable(
      [
        [-140, 38, 24],
        [-190, 26, 34],
        [-230, 6, 90],
        [-120, 6, 140],
        [60, 6, 132],
        [150, 6, 126],
      ],
      5,
      '#d9dee2',
    ),
    cylinder(plastic('#2b3038', 0.4), [120, 19, 52], [0, 1, 0], 10, 16),
  ];
}
