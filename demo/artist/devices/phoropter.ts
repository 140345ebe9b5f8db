import { darken } from '../engine/colour.js';
import { lettering } from '../engine/lettering.js';
import { metal, plastic } from '../engine/material.js';
import { num } from '../engine/sheet.js';
import { bar, box, cylinder, extrude, lathe } from '../engine/shapes.js';
import { withDecals, type Part } from '../engine/solid.js';
import { badge, knob, lensFace, onDisc } from '../parts/details.js';
import { onFace, type Drawer } from '../parts/face.js';
import type { DeviceModel, Look } from './model.js';

/** A dial with numbers around its edge. */
const dial =
  (ink: string, steps: number): Drawer =>
  (sheet, w) => {
    const r = w / 2;
    const face = sheet.linear([
      [0, '#ffffff'],
      [1, '#d3dade'],
    ]);
    const marks = Array.from({ length: steps }, (_, step) => {
      const turn = (360 / steps) * step;
      const long = step % 3 === 0 ? 0.16 : 0.09;
      return `<path d="M${num(r)} ${num(r * 0.08)}v${num(r * long)}" transform="rotate(${num(turn)} ${num(r)} ${num(r)})"/>`;
    }).join('');
    return (
      `<circle cx="${num(r)}" cy="${num(r)}" r="${num(r)}" fill="${face}"/><g stroke="${ink}" stroke-width="${num(r * 0.035)}">${marks}</g>` +
      `<circle cx="${num(r)}" cy="${num(r)}" r="${num(r * 0.56)}" fill="none" stroke="#9aa5af" stroke-width="${num(r * 0.03)}"/>`
    );
  };

function bank(look: Look, side: 1 | -1): Part[] {
  const { paint, accent, maker, model } = look;
  const ink = darken(accent, 0.35);
  const at = (x: number): number => x * side;
  const outline = (
    [
      [16, 96],
      [60, 70],
      [140, 74],
      [196, 130],
      [190, 236],
      [130, 292],
      [52, 280],
      [16, 210],
    ] as const
  ).map(([x, y]) => [at(x), y, 44] as const);
  const body = extrude(side === 1 ? outline : [...outline].reverse(), plastic(paint, 0.5), {
    axis: 'z',
    from: -34,
    to: 34,
    bevel: 14,
  });
  return [
    withDecals(body, onFace('front', [at(112), 270, 34.4], 96, 16, badge(maker, model, ink))),
    withDecals(
      lathe(
        plastic('#e8ecef', 0.6),
        [at(134), 186, 34],
        [0, 0, 1],
        [
          [54, 0],
          [56, 3],
          [56, 10],
          [52, 13],
        ],
        40,
      ),
      onDisc([at(134), 186, 47.3], [0, 0, 1], 51, dial(ink, 24)),
    ),
    knob([at(134), 186, 47], [0, 0, 1], 24, 16, '#2d333b'),
    withDecals(
      lathe(
        metal('#b4bcc3'),
        [at(58), 148, 34],
        [0, 0, 1],
        [
          [40, 0],
          [42, 3],
          [42, 12],
          [36, 15],
          [34, 24],
          [30, 25],
        ],
        40,
      ),
      onDisc([at(58), 148, 59.3], [0, 0, 1], 28, lensFace('#5fa4d8')),
    ),
    withDecals(
      lathe(
        plastic('#2c3239', 0.5),
        [at(74), 226, 34],
        [0, 0, 1],
        [
          [30, 0],
          [31, 3],
          [31, 10],
          [28, 12],
        ],
      ),
      onDisc([at(74), 226, 46.3], [0, 0, 1], 26, dial('#c8392f', 12)),
    ),
    knob([at(194), 180, 0], [side, 0, 0], 30, 14, '#2d333b'),
    withDecals(
      cylinder(metal(), [at(58), 84, 52], [0, 0, 1], 26, 9),
      onDisc([at(58), 84, 61.3], [0, 0, 1], 18, lensFace('#e0a04f')),
    ),
    bar(metal(), [at(58), 110, 44], [at(58), 84, 54], 5),
  ];
}

/** Two mirrored lens banks hanging from a bracket, the bridge with its measuring scale between them. */
export function phoropter(look: Look): DeviceModel {
  const { trim, accent } = look;
  const parts: Part[] = [
    ...bank(look, -1),
    ...bank(look, 1),
    withDecals(
      box(plastic(trim, 0.4), { at: [0, 296, 0], size: [250, 32, 52], axis: 'x', radius: 14, bevel: 6 }),
      onFace('front', [0, 312, 26.4], 120, 12, (_sheet, w, h) => {
        const lines = Array.from(
          { length: 21 },
          (_, step) => `M${num((w / 20) * step)} 0v${step % 5 === 0 ? h : h * 0.5}`,
        ).join('');
        return `<path d="${lines}" stroke="#26303a" stroke-width="0.8"/>${lettering('PD', { x: w + 4, y: h, size: 7, colour: '#26303a' })}`;
      }),
    ),
    knob([0, 328, 0], [0, 1, 0], 17, 14, accent),
    knob([-134, 312, 0], [-1, 0, 0], 14, 14, '#2d333b'),
    knob([134, 312, 0], [1, 0, 0], 14, 14, '#2d333b'),
    box(plastic(trim, 0.4), { at: [0, 306, -52], size: [60, 60, 60], radius: 16 }),
    bar(metal(), [0, 340, -60], [0, 428, -60], 14),
    box(plastic(look.paint, 0.5), { at: [0, 420, -120], size: [70, 46, 190], radius: 22, bevel: 9 }),
    bar(metal(), [0, 0, -190], [0, 440, -190], 17),
    box(plastic(trim, 0.3), { at: [0, -14, -170], size: [280, 22, 220], radius: 50, bevel: 8 }),
  ];
  return {
    parts,
    hero: { azimuth: -24, elevation: 9 },
    other: { azimuth: 148, elevation: 12 },
    detail: { azimuth: 16, elevation: 6, centre: [92, 186, 40], radius: 108 },
    included: ['dustCover', 'cloth', 'manual'],
  };
}
