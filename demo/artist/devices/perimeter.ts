import { darken, lighten } from '../engine/colour.js';
import { plastic } from '../engine/material.js';
import { box, extrude, lathe } from '../engine/shapes.js';
import { rotated, withDecals, type Part } from '../engine/solid.js';
import { chinRest } from '../parts/chin-rest.js';
import { badge, monitor, stripe, vents } from '../parts/details.js';
import { onFace } from '../parts/face.js';
import { fieldScreen } from '../screens/readings-screen.js';
import type { DeviceModel, Look } from './model.js';

/** A visual field analyser: a white bowl towards the patient, computer and screen at the operator's side. */
export function perimeter(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model, seed } = look;
  const ink = darken(accent, 0.3);
  const bowl = Array.from({ length: 9 }, (_, step) => {
    const angle = (Math.PI / 2) * (step / 8);
    return [Math.cos(angle) * 196, 150 - Math.sin(angle) * 180] as const;
  });
  const shell = lathe(
    plastic('#fbfbf8', 0.25),
    [0, 330, -60],
    [0, 0, -1],
    [[150, -46], [196, 20], [218, 110], [222, 146], [212, 154], ...bowl],
    72,
  );
  const rear = extrude(
    [
      [-210, 52, 30],
      [60, 52, 20],
      [60, 470, 60],
      [-90, 520, 60],
      [-170, 440, 40],
      [-210, 220, 40],
    ],
    plastic(paint, 0.5),
    { axis: 'x', from: -170, to: 170, bevel: 34 },
  );
  const screen = monitor({
    centre: [0, 400, 188],
    width: 270,
    height: 200,
    frame: plastic('#20252b', 0.5),
    screen: fieldScreen(seed, accent),
    chin: 10,
    brand: maker,
  });
  const parts: Part[] = [
    box(plastic(trim, 0.35), { at: [0, 0, -30], size: [400, 54, 520], radius: 70, bevel: 16 }),
    withDecals(
      rear,
      onFace('left', [-170.4, 330, 60], 150, 40, badge(maker, model, ink)),
      onFace('right', [170.4, 330, 60], 150, 40, badge(maker, model, ink)),
      onFace('left', [-170.4, 130, 70], 190, 7, stripe(accent)),
      onFace('right', [170.4, 130, 70], 190, 7, stripe(accent)),
      onFace('right', [170.4, 200, 90], 110, 50, vents(6)),
    ),
    shell,
    ...chinRest({ z: -236, floor: 54, top: 400, width: 230, paint: lighten(trim, 0.2), pad: '#eef1f4' }),
    ...rotated([screen], 'x', -18, [0, 380, 170]),
  ];
  return {
    parts,
    hero: { azimuth: -146, elevation: 12 },
    other: { azimuth: -46, elevation: 15 },
    detail: { azimuth: -16, elevation: 14, centre: [0, 402, 196], radius: 136 },
    included: ['cloth', 'powerCable', 'manual'],
  };
}
