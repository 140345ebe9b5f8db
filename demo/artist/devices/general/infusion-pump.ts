import type { DeviceModel, Look } from '../model.js';
import { darken } from '../../engine/colour.js';
import { glass, metal, plastic } from '../../engine/material.js';
import { bar, box, lathe } from '../../engine/shapes.js';
import { num } from '../../engine/sheet.js';
import { cable, withDecals, type Part } from '../../engine/solid.js';
import { feet, badge, monitor } from '../../parts/details.js';
import { onFace } from '../../parts/face.js';
import { numberScreen } from '../../screens/readings-screen.js';

/** A syringe pump. */
export function infusionPump(look: Look): DeviceModel {
  const { paint, accent, maker, model } = look;
  const screen = monitor({
    centre: [-40, 96, 66],
    width: 170,
    height: 98,
    depth: 10,
    border: 7,
    frame: plastic('#20252b', 0.5),
    screen: numberScreen(
      [
        ['ML/H', '12.5'],
        ['VTBI', '250'],
      ],
      '#ffd070',
    ),
  });
  const parts: Part[] = [
    ...feet(120, 44),
    withDecals(
      box(plastic(paint, 0.5), { at: [0, 8, 0], size: [330, 150, 130], axis: 'z', radius: 26, bevel: 12 }),
      onFace('front', [-70, 30, 65.4], 110, 22, badge(maker, model, darken(accent, 0.3))),
      onFace('front', [104, 86, 65.4], 84, 84, (_sheet, w, h) =>
        Array.from(
          { length: 9 },
          (_, at) =>
            `<rect x="${num((at % 3) * (w / 3) + 3)}" y="${num(Math.floor(at / 3) * (h / 3) + 3)}" width="${num(w / 3 - 6)}" height="${num(h / 3 - 6)}" rx="6" fill="${at === 8 ? '#58b06f' : at === 2 ? '#d5533f' : '#f4f6f8'}" stroke="#8a949e" stroke-width="1"/>`,
        ).join(''),
      ),
    ),
    screen,
    box(plastic(darken(paint, 0.12), 0.4), { at: [0, 157, -10], size: [320, 18, 90], axis: 'x', radius: 8 }),
    lathe(
      glass('#d8ecf6', 0.62),
      [-120, 196, -6],
      [1, 0, 0],
      [
        [5, -18],
        [6, -2],
        [20, 0],
        [20, 118],
      ],
      30,
    ),
    lathe(
      plastic('#e8ecef', 0.4),
      [-10, 196, -6],
      [1, 0, 0],
      [
        [16, 0],
        [16, 4],
        [6, 6],
        [6, 120],
        [18, 122],
        [18, 128],
      ],
      26,
    ),
    box(plastic(accent, 0.5), { at: [118, 170, -6], size: [26, 54, 60], axis: 'x', radius: 10 }),
    bar(metal(), [-6, 178, 26], [120, 178, 26], 4),
    cable(
      [
        [-138, 196, -6],
        [-176, 190, 6],
        [-210, 100, 40],
        [-214, 6, 80],
        [-140, 5, 132],
        [20, 5, 124],
        [120, 5, 150],
      ],
      2.2,
      '#bfe0f0',
    ),
  ];
  return {
    parts,
    hero: { azimuth: -22, elevation: 18 },
    other: { azimuth: 34, elevation: 24 },
    detail: { azimuth: -8, elevation: 10, centre: [-20, 100, 70], radius: 84 },
    included: ['powerCable', 'cloth', 'manual'],
  };
}
