import { darken } from '../engine/colour.js';
import { metal, plastic } from '../engine/material.js';
import { box, cylinder } from '../engine/shapes.js';
import { shifted, withDecals, rotated, type Part } from '../engine/solid.js';
import { badge, keys, monitor, vents } from '../parts/details.js';
import { onFace } from '../parts/face.js';
import { visionChart } from '../screens/chart-screen.js';
import type { DeviceModel, Look } from './model.js';

/** A flat vision chart on a stand, with its remote control in front. */
export function visionPanel(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model, seed } = look;
  const panel = monitor({
    centre: [0, 400, 0],
    width: 380,
    height: 560,
    depth: 44,
    frame: plastic(paint, 0.5),
    screen: visionChart(seed),
    border: 20,
    chin: 30,
    brand: maker,
  });
  const remote = withDecals(
    box(plastic('#eef1f3', 0.4), { at: [0, 0, 0], size: [74, 20, 190], radius: 22, bevel: 7 }),
    onFace(
      'top',
      [0, 20.3, -52],
      54,
      54,
      (_sheet, w, h) =>
        `<rect width="${w}" height="${h}" rx="6" fill="#1d252d"/><rect x="5" y="5" width="${w - 10}" height="${h - 10}" rx="4" fill="#a9d7c3"/>`,
    ),
    ...[0, 1, 2, 3].map((row) => onFace('top', [0, 20.3, 2 + row * 24], 54, 16, keys(4, accent))),
  );
  const parts: Part[] = [
    box(plastic(trim, 0.35), { at: [0, 0, -10], size: [300, 20, 210], radius: 70, bevel: 7 }),
    cylinder(metal(), [0, 18, -34], [0, 1, 0], 20, 130),
    withDecals(
      panel,
      onFace('back', [0, 480, -22.4], 200, 60, badge(maker, model, darken(trim, 0.4))),
      onFace('back', [0, 260, -22.4], 220, 70, vents(7)),
    ),
    ...shifted(rotated([remote], 'y', 24, [0, 0, 0]), [250, 0, 150]),
  ];
  return {
    parts,
    hero: { azimuth: -22, elevation: 10 },
    other: { azimuth: 148, elevation: 10 },
    detail: { azimuth: -10, elevation: 4, centre: [0, 460, 22], radius: 190 },
    included: ['powerCable', 'cloth', 'manual'],
  };
}
