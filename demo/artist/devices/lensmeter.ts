import { darken } from '../engine/colour.js';
import { glass, metal, plastic, rubber } from '../engine/material.js';
import { box, cylinder, extrude, lathe } from '../engine/shapes.js';
import { rotated, withDecals, type Part } from '../engine/solid.js';
import { badge, keys, monitor, stripe } from '../parts/details.js';
import { onFace } from '../parts/face.js';
import { numberScreen } from '../screens/readings-screen.js';
import type { DeviceModel, Look } from './model.js';

/** A digital lensmeter: nose with lens holder, sliding table for the frame, tilted screen on top. */
export function lensmeter(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model } = look;
  const ink = darken(accent, 0.3);
  const tower = extrude(
    [
      [-20, 34, 10],
      [110, 34, 20],
      [118, 300, 40],
      [40, 372, 30],
      [-116, 330, 14],
      [-96, 262, 18],
      [-30, 250, 26],
      [-16, 150, 20],
    ],
    plastic(paint, 0.5),
    { axis: 'x', from: -88, to: 88, bevel: 22 },
  );
  const screen = monitor({
    centre: [0, 336, 44],
    width: 150,
    height: 118,
    depth: 16,
    border: 9,
    frame: plastic('#20252b', 0.5),
    screen: numberScreen(
      [
        ['S', '-2.25'],
        ['C', '-0.75'],
        ['A', '178'],
      ],
      '#bfe6ff',
    ),
  });
  const parts: Part[] = [
    box(plastic(trim, 0.35), { at: [0, 0, 10], size: [214, 40, 270], radius: 34, bevel: 11 }),
    withDecals(
      tower,
      onFace('left', [-88.4, 206, -52], 92, 26, badge(maker, model, ink)),
      onFace('right', [88.4, 206, -52], 92, 26, badge(maker, model, ink)),
      onFace('left', [-88.4, 90, -50], 110, 5, stripe(accent)),
      onFace('right', [88.4, 90, -50], 110, 5, stripe(accent)),
    ),
    ...rotated([screen], 'x', -38, [0, 336, 44]),
    box(plastic('#23282e', 0.4), { at: [0, 168, 74], size: [200, 14, 16], axis: 'x', radius: 6 }),
    cylinder(plastic('#1e2329', 0.5), [0, 112, 76], [0, 1, 0], 20, 38),
    cylinder(rubber('#14171b'), [0, 150, 76], [0, 1, 0], 9, 8),
    lathe(
      plastic('#1e2329', 0.5),
      [0, 258, 76],
      [0, -1, 0],
      [
        [26, 0],
        [24, 18],
        [14, 34],
      ],
    ),
    ...([-1, 1] as const).map((side) => cylinder(metal(), [side * 14, 226, 60], [0, -1, 0], 3, 50)),
    // A spectacle frame on the holder shows what the instrument is for.
    ...([-1, 1] as const).map((side) =>
      lathe(
        glass('#cfe6f2', 0.5),
        [side * 30 + 30, 160, 76],
        [0, 1, 0],
        [
          [25, 0],
          [27, 2],
          [25, 4],
        ],
      ),
    ),
    withDecals(
      box(plastic(trim, 0.4), { at: [0, 38, 128], size: [150, 12, 40], radius: 12 }),
      onFace('top', [0, 50.3, 128], 120, 22, keys(4, accent)),
    ),
  ];
  return {
    parts,
    hero: { azimuth: -36, elevation: 16 },
    other: { azimuth: -112, elevation: 13 },
    detail: { azimuth: -16, elevation: 28, centre: [0, 338, 60], radius: 84 },
    included: ['cloth', 'powerCable', 'manual'],
  };
}
