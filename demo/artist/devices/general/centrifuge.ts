import type { DeviceModel, Look } from '../model.js';
import { darken, lighten } from '../../engine/colour.js';
import { plastic } from '../../engine/material.js';
import { box, lathe } from '../../engine/shapes.js';
import { withDecals, type Part } from '../../engine/solid.js';
import { feet, badge, knob, monitor, onDisc, vents } from '../../parts/details.js';
import { onFace } from '../../parts/face.js';
import { numberScreen } from '../../screens/readings-screen.js';

/** A bench centrifuge with a glass window in its lid. */
export function centrifuge(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model } = look;
  const display = monitor({
    centre: [-60, 92, 166],
    width: 150,
    height: 70,
    depth: 10,
    border: 6,
    frame: plastic('#20252b', 0.5),
    screen: numberScreen(
      [
        ['RPM', '4000'],
        ['MIN', '10'],
      ],
      '#8fffc0',
    ),
  });
  const parts: Part[] = [
    ...feet(130, 120),
    withDecals(
      box(plastic(paint, 0.5), { at: [0, 8, 0], size: [350, 190, 330], radius: 70, bevel: 22 }),
      onFace('front', [-40, 148, 165.4], 190, 32, badge(maker, model, darken(accent, 0.3))),
      onFace('left', [-175.4, 90, 0], 160, 60, vents(6)),
      onFace('right', [175.4, 90, 0], 160, 60, vents(6)),
    ),
    display,
    knob([70, 92, 165], [0, 0, 1], 24, 18, accent),
    withDecals(
      box(plastic(trim, 0.3), { at: [122, 66, 166], size: [40, 54, 10], axis: 'z', radius: 8 }),
      onFace(
        'front',
        [122, 93, 171.4],
        30,
        42,
        (_sheet, w, h) =>
          `<circle cx="${w / 2}" cy="${h * 0.26}" r="9" fill="#58b06f"/><circle cx="${w / 2}" cy="${h * 0.74}" r="9" fill="#d5533f"/>`,
      ),
    ),
    lathe(
      plastic(trim, 0.4),
      [0, 196, -10],
      [0, 1, 0],
      [
        [150, 0],
        [152, 6],
        [144, 14],
      ],
      44,
    ),
    withDecals(
      lathe(
        plastic(lighten(paint, 0.2), 0.7),
        [0, 208, -10],
        [0, 1, 0],
        [
          [140, 0],
          [138, 14],
          [110, 30],
          [60, 40],
          [52, 40],
        ],
        44,
      ),
      onDisc(
        [0, 248.4, -10],
        [0, 1, 0],
        50,
        (sheet, w) =>
          `<circle cx="${w / 2}" cy="${w / 2}" r="${w * 0.48}" fill="${sheet.radial([
            [0, '#9fc4d8'],
            [0.8, '#2f4a5c'],
            [1, '#1b2b36'],
          ])}"/><path d="M${w * 0.2} ${w * 0.45}Q${w * 0.4} ${w * 0.15} ${w * 0.7} ${w * 0.22}" stroke="#fff" stroke-width="3" fill="none" opacity="0.7"/>`,
      ),
    ),
  ];
  return {
    parts,
    hero: { azimuth: -26, elevation: 24 },
    other: { azimuth: 40, elevation: 34 },
    detail: { azimuth: -12, elevation: 14, centre: [0, 110, 170], radius: 108 },
    included: ['powerCable', 'case', 'manual'],
  };
}
