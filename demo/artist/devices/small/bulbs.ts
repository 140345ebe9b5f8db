import type { Look } from '../model.js';
import { lighten } from '../../engine/colour.js';
import { lettering } from '../../engine/lettering.js';
import { glass, metal, plastic } from '../../engine/material.js';
import { box, lathe } from '../../engine/shapes.js';
import { rotated, shifted, withDecals, type Part } from '../../engine/solid.js';
import { onFace } from '../../parts/face.js';

/** Spare lamps in and beside their cartons. */
export function bulbs(look: Look): Part[] {
  const one = (x: number, z: number, degrees: number): Part[] =>
    shifted(
      rotated(
        [
          lathe(
            metal('#b7bdc3'),
            [0, 15, 40],
            [0, 0, -1],
            [
              [9, 0],
              [15, 3],
              [15, 30],
              [11, 34],
            ],
            30,
          ),
          lathe(
            plastic('#30363d', 0.4),
            [0, 15, 44],
            [0, 0, 1],
            [
              [8, 0],
              [6, 6],
            ],
          ),
          lathe(
            glass('#f3e4bd', 0.72),
            [0, 15, 8],
            [0, 0, -1],
            [
              [11, 0],
              [15, 14],
              [15, 44],
              [10, 58],
              [0, 63],
            ],
            30,
          ),
          lathe(
            metal('#e2b34c'),
            [0, 15, -10],
            [0, 0, -1],
            [
              [2, 0],
              [4, 4],
              [4, 16],
              [2, 20],
            ],
          ),
        ],
        'y',
        degrees,
        [0, 0, 0],
      ),
      [x, 0, z],
    );
  const carton = (x: number, z: number, y: number, degrees: number): Part[] =>
    rotated(
      [
        withDecals(
          box(plastic('#f3f4f5', 0.15), { at: [x, y, z], size: [84, 84, 84], radius: 2, bevel: 1 }),
          onFace(
            'front',
            [x, y + 42, z + 42.3],
            82,
            82,
            (_sheet, w, h) =>
              `<rect width="${w}" height="${h * 0.36}" fill="${look.accent}"/>` +
              lettering(look.maker, { x: 6, y: h * 0.24, size: 8, colour: '#fff', weight: 0.17 }) +
              lettering(look.model, { x: 6, y: h * 0.58, size: 7, colour: '#2a333c' }) +
              lettering('12V 30W', { x: 6, y: h * 0.78, size: 7, colour: '#2a333c' }),
          ),
          onFace(
            'top',
            [x, y + 84.3, z],
            82,
            82,
            (_sheet, w, h) =>
              `<rect width="${w}" height="${h}" fill="${lighten(look.accent, 0.2)}"/><path d="M0 ${h / 2}h${w}" stroke="#fff" stroke-width="1.5"/>`,
          ),
        ),
      ],
      'y',
      degrees,
      [x, 0, z],
    );
  return [
    ...carton(-70, -60, 0, 12),
    ...carton(36, -70, 0, -8),
    ...one(-56, 56, 70),
    ...one(20, 66, 34),
    ...one(112, 30, -24),
  ];
}
