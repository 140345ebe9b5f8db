import type { Look } from '../model.js';
import { metal, plastic, rubber } from '../../engine/material.js';
import { lathe } from '../../engine/shapes.js';
import { cable, type Part } from '../../engine/solid.js';

/** An ultrasound probe with its cable. */
export function probe(look: Look): Part[] {
  const { paint, accent } = look;
  return [
    lathe(
      plastic(paint, 0.55),
      [-120, 24, 10],
      [1, 0.1, 0.1],
      [
        [9, 0],
        [17, 10],
        [21, 60],
        [20, 110],
        [15, 140],
        [22, 168],
        [24, 190],
        [21, 198],
      ],
      36,
    ),
    lathe(
      plastic('#22272d', 0.5),
      [74, 44, 29],
      [1, 0.1, 0.1],
      [
        [21.5, 0],
        [20, 10],
        [14, 17],
        [0, 19],
      ],
      36,
    ),
    lathe(
      plastic(accent, 0.5),
      [-66, 29.4, 15.4],
      [1, 0.1, 0.1],
      [
        [21, 0],
        [21.8, 4],
        [21.2, 12],
      ],
      36,
      true,
    ),
    lathe(
      rubber(),
      [-118, 24, 10],
      [-1, -0.1, -0.1],
      [
        [9, 0],
        [7, 10],
        [5, 34],
      ],
    ),
    cable(
      [
        [-150, 21, 7],
        [-190, 10, -10],
        [-196, 6, -80],
        [-90, 6, -120],
        [30, 6, -104],
        [90, 6, -60],
        [40, 10, -20],
        [-40, 10, -44],
        [-20, 8, -96],
        [100, 6, -130],
        [160, 8, -100],
      ],
      4.5,
      '#3a424b',
    ),
    lathe(
      metal(),
      [164, 10, -98],
      [0.85, 0, 0.5],
      [
        [8, 0],
        [12, 4],
        [12, 34],
        [9, 36],
        [9, 50],
      ],
    ),
  ];
}
