import type { DeviceModel, Look } from '../model.js';
import { darken } from '../../engine/colour.js';
import { plastic } from '../../engine/material.js';
import { bentBar, box, cylinder, lathe } from '../../engine/shapes.js';
import { num } from '../../engine/sheet.js';
import { withDecals, type Part } from '../../engine/solid.js';
import { feet, badge, knob, monitor, onDisc, vents } from '../../parts/details.js';
import { onFace } from '../../parts/face.js';
import { numberScreen } from '../../screens/readings-screen.js';

/** A steam steriliser with a round door. */
export function autoclave(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model } = look;
  const body = withDecals(
    box(plastic(paint, 0.5), { at: [0, 12, 0], size: [460, 400, 520], axis: 'z', radius: 40, bevel: 20 }),
    onFace('left', [-230.4, 220, 0], 300, 90, vents(8)),
    onFace('right', [230.4, 220, 0], 300, 90, vents(8)),
    onFace('front', [0, 366, 260.4], 250, 40, badge(maker, model, darken(accent, 0.3))),
  );
  const display = monitor({
    centre: [140, 366, 262],
    width: 150,
    height: 62,
    depth: 12,
    border: 6,
    frame: plastic('#20252b', 0.5),
    screen: numberScreen(
      [
        ['°C', '134'],
        ['MIN', '05:30'],
      ],
      '#8fe3ff',
    ),
  });
  const parts: Part[] = [
    ...feet(180, 200),
    body,
    display,
    withDecals(
      lathe(
        plastic(darken(paint, 0.06), 0.6),
        [0, 174, 258],
        [0, 0, 1],
        [
          [166, 0],
          [168, 5],
          [166, 24],
          [150, 40],
          [120, 46],
        ],
        48,
      ),
      onDisc([0, 174, 304.4], [0, 0, 1], 118, (sheet, w) => {
        const tone = sheet.linear(
          [
            [0, '#f9fbfc'],
            [0.5, '#cfd6dc'],
            [1, '#aab4bd'],
          ],
          [0, 0],
          [1, 1],
        );
        return `<circle cx="${num(w / 2)}" cy="${num(w / 2)}" r="${num(w / 2)}" fill="${tone}"/><circle cx="${num(w / 2)}" cy="${num(w / 2)}" r="${num(w * 0.42)}" fill="none" stroke="${accent}" stroke-width="${num(w * 0.02)}"/>`;
      }),
    ),
    bentBar(
      plastic('#2b3038', 0.5),
      [
        [112, 70, 296],
        [132, 110, 330],
        [138, 174, 338],
        [132, 238, 330],
        [112, 278, 296],
      ],
      13,
    ),
    cylinder(plastic(trim, 0.4), [-190, 174, 260], [0, 0, 1], 22, 30),
    knob([-190, 366, 260], [0, 0, 1], 20, 16, accent),
  ];
  return {
    parts,
    hero: { azimuth: -30, elevation: 14 },
    other: { azimuth: 36, elevation: 16 },
    detail: { azimuth: -16, elevation: 8, centre: [60, 280, 290], radius: 190 },
    included: ['cloth', 'powerCable', 'manual'],
  };
}
