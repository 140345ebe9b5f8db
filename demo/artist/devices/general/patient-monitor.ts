import type { DeviceModel, Look } from '../model.js';
import { darken } from '../../engine/colour.js';
import { plastic } from '../../engine/material.js';
import { bentBar, box } from '../../engine/shapes.js';
import { num } from '../../engine/sheet.js';
import { cable, withDecals, type Part } from '../../engine/solid.js';
import { feet, badge, keys, knob, monitor, vents } from '../../parts/details.js';
import { onFace } from '../../parts/face.js';
import { vitalsScreen } from '../../screens/console-screen.js';

/** A bedside monitor with its leads. */
export function patientMonitor(look: Look): DeviceModel {
  const { paint, accent, maker, model, seed } = look;
  const body = withDecals(
    box(plastic(paint, 0.5), { at: [0, 8, -40], size: [340, 300, 130], axis: 'z', radius: 30, bevel: 16 }),
    onFace('left', [-170.4, 220, -50], 84, 30, badge(maker, model, darken(accent, 0.3))),
    onFace('left', [-170.4, 90, -50], 74, 96, (_sheet, w, h) =>
      ['#58b06f', '#4c9fd6', '#e0b13e', '#d5533f']
        .map(
          (tone, row) =>
            `<circle cx="${num(w / 2)}" cy="${num(h * (0.13 + row * 0.25))}" r="${num(h * 0.09)}" fill="#20262c" stroke="${tone}" stroke-width="4"/>`,
        )
        .join(''),
    ),
    onFace('right', [170.4, 150, -50], 80, 130, vents(12)),
  );
  const screen = monitor({
    centre: [0, 176, 36],
    width: 318,
    height: 232,
    depth: 24,
    border: 11,
    chin: 16,
    brand: maker,
    frame: plastic('#23282f', 0.5),
    screen: vitalsScreen(seed),
  });
  const parts: Part[] = [
    ...feet(120, 60),
    body,
    screen,
    knob([128, 36, 25], [0, 0, 1], 20, 16, accent),
    withDecals(
      box(plastic(darken(paint, 0.08), 0.4), {
        at: [-20, 18, 26],
        size: [220, 30, 12],
        axis: 'z',
        radius: 12,
      }),
      onFace('front', [-20, 33, 32.4], 190, 20, keys(6, accent)),
    ),
    bentBar(
      plastic(darken(paint, 0.2), 0.4),
      [
        [-90, 300, -60],
        [-84, 344, -60],
        [0, 356, -60],
        [84, 344, -60],
        [90, 300, -60],
      ],
      12,
    ),
    cable(
      [
        [-172, 126, -50],
        [-220, 90, -40],
        [-240, 8, 10],
        [-190, 6, 120],
        [-60, 6, 150],
        [30, 6, 140],
      ],
      4,
      '#6d8fae',
    ),
    cable(
      [
        [-172, 60, -50],
        [-200, 30, -20],
        [-210, 6, 60],
        [-120, 6, 110],
        [90, 6, 120],
      ],
      4,
      '#d9dee2',
    ),
    box(plastic('#d9dee2', 0.4), { at: [112, 0, 122], size: [58, 24, 28], radius: 11, bevel: 8 }),
  ];
  return {
    parts,
    hero: { azimuth: -28, elevation: 14 },
    other: { azimuth: -138, elevation: 14 },
    detail: { azimuth: -12, elevation: 8, centre: [0, 176, 48], radius: 128 },
    included: ['powerCable', 'probe', 'manual'],
  };
}
