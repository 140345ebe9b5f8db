import type { DeviceModel, Look } from '../model.js';
import { darken, lighten } from '../../engine/colour.js';
import { metal, plastic } from '../../engine/material.js';
import { box, cylinder, extrude, lathe } from '../../engine/shapes.js';
import { num } from '../../engine/sheet.js';
import { rotated, cable, withDecals, type Part } from '../../engine/solid.js';
import { feet, badge, monitor } from '../../parts/details.js';
import { onFace } from '../../parts/face.js';
import { echoScreen } from '../../screens/console-screen.js';

/** An eye ultrasound: keyboard, screen, probe in its holder. */
export function ultrasound(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model, seed } = look;
  const ink = darken(accent, 0.3);
  const screen = monitor({
    centre: [0, 262, -30],
    width: 350,
    height: 250,
    depth: 30,
    frame: plastic('#22272e', 0.5),
    screen: echoScreen(seed, accent),
    chin: 14,
    brand: maker,
  });
  const probeBody = lathe(
    plastic(lighten(paint, 0.3), 0.5),
    [236, 70, 60],
    [0, 1, 0],
    [
      [9, 0],
      [13, 20],
      [15, 70],
      [11, 84],
      [17, 104],
      [15, 114],
    ],
    28,
  );
  const parts: Part[] = [
    ...feet(150, 120),
    withDecals(
      extrude(
        [
          [-180, 10, 16],
          [150, 10, 20],
          [150, 100, 20],
          [60, 118, 30],
          [-150, 70, 30],
        ],
        plastic(paint, 0.5),
        { axis: 'x', from: -190, to: 190, bevel: 16 },
      ),
      onFace('left', [-190.4, 46, -10], 170, 26, badge(maker, model, ink)),
      onFace('right', [190.4, 46, -10], 170, 26, badge(maker, model, ink)),
    ),
    ...rotated(
      [
        withDecals(
          box(plastic(trim, 0.3), { at: [0, 92, 60], size: [330, 6, 150], radius: 14, bevel: 2 }),
          onFace('top', [0, 98.3, 60], 310, 130, (_sheet, w, h) => {
            const cell = w / 12;
            return Array.from(
              { length: 60 },
              (_, at) =>
                `<rect x="${num((at % 12) * cell + 2)}" y="${num(Math.floor(at / 12) * (h / 5) + 2)}" width="${num(cell - 4)}" height="${num(h / 5 - 4)}" rx="4" fill="${at % 12 > 9 ? accent : '#f7f9fa'}" stroke="#a5afb8" stroke-width="0.8"/>`,
            ).join('');
          }),
        ),
      ],
      'x',
      13,
      [0, 92, 60],
    ),
    cylinder(metal(), [0, 100, -60], [0, 1, 0], 26, 50),
    ...rotated([screen], 'x', -8, [0, 262, -30]),
    cylinder(plastic('#2b3038', 0.4), [236, 0, 60], [0, 1, 0], 26, 76),
    probeBody,
    cable(
      [
        [236, 40, 86],
        [240, 8, 130],
        [180, 6, 200],
        [60, 6, 190],
        [100, 6, 240],
        [220, 6, 236],
        [290, 6, 160],
        [270, 10, 20],
        [200, 30, -30],
      ],
      4,
    ),
  ];
  return {
    parts,
    hero: { azimuth: -22, elevation: 18 },
    other: { azimuth: 44, elevation: 18 },
    detail: { azimuth: -10, elevation: 8, centre: [0, 264, -10], radius: 140 },
    included: ['probe', 'powerCable', 'manual'],
  };
}
