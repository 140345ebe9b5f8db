import { footPedal } from '../parts/pedal.js';
import type { DeviceModel, Look } from './model.js';
import { darken } from '../engine/colour.js';
import { lettering } from '../engine/lettering.js';
import { metal, plastic } from '../engine/material.js';
import { box, lathe } from '../engine/shapes.js';
import { shifted, cable, rotated, withDecals } from '../engine/solid.js';
import { onFace } from '../parts/face.js';
import { bulbs } from './small/bulbs.js';
import { gonio } from './small/gonio-lens.js';
import { lensCase, rimmed } from './small/hand-lens.js';
import { phacoHandpiece } from './small/phaco-handpiece.js';
import { probe } from './small/probe.js';

export interface SmallPartsDrawing {
  family: 'parts';
  style: 'hand-lens' | 'gonio' | 'lens-set' | 'probe' | 'bulbs' | 'pedal' | 'handpiece';
}

export function smallParts({ style }: SmallPartsDrawing, look: Look): DeviceModel {
  const { accent } = look;
  const view = {
    hero: { azimuth: -16, elevation: 20 },
    other: { azimuth: 34, elevation: 34 },
    included: ['case', 'cloth', 'manual'] as const,
  };
  switch (style) {
    case 'hand-lens':
      return {
        ...view,
        parts: [...rimmed(0, 30, 62, look, accent, -8), ...shifted(lensCase(look), [120, 0, -70])],
        detail: { azimuth: -20, elevation: 14, centre: [6, 70, 40], radius: 62 },
      };
    case 'lens-set':
      return {
        ...view,
        parts: [
          ...rimmed(-110, 40, 62, look, accent, 12),
          ...rimmed(14, 60, 46, look, '#e0b04f', -6),
          ...rimmed(112, 66, 34, look, '#8f7fd0', -18),
          ...shifted(lensCase(look), [70, 0, -70]),
        ],
        detail: { azimuth: -8, elevation: 12, centre: [-50, 62, 50], radius: 88 },
      };
    case 'gonio':
      return {
        ...view,
        parts: [
          ...gonio(look, -50, 40, 0),
          ...shifted(rotated(gonio(look, 0, 0, 0), 'z', -72, [0, 0, 0]), [30, 28, 30]),
          ...shifted(lensCase(look), [30, 0, -80]),
        ],
        hero: { azimuth: -20, elevation: 30 },
        detail: { azimuth: -26, elevation: 44, centre: [-44, 46, 40], radius: 62 },
      };
    case 'probe':
      return {
        ...view,
        parts: probe(look),
        hero: { azimuth: -14, elevation: 30 },
        detail: { azimuth: 6, elevation: 24, centre: [40, 40, 26], radius: 62 },
        included: ['case', 'cloth', 'usbStick'],
      };
    case 'bulbs':
      return {
        ...view,
        parts: bulbs(look),
        hero: { azimuth: -12, elevation: 26 },
        detail: { azimuth: -6, elevation: 48, centre: [-10, 16, 60], radius: 74 },
        included: ['bulb', 'cloth', 'manual'],
      };
    case 'handpiece':
      return {
        ...view,
        parts: phacoHandpiece(look),
        hero: { azimuth: -18, elevation: 34 },
        detail: { azimuth: 8, elevation: 28, centre: [10, 34, 20], radius: 78 },
        included: ['case', 'cloth', 'manual'],
      };
    case 'pedal':
      return {
        ...view,
        parts: [
          ...footPedal([0, 0, 0], accent, 14),
          withDecals(
            box(plastic(darken(look.trim, 0.1), 0.4), {
              at: [0, 20, -104],
              size: [96, 34, 30],
              axis: 'x',
              radius: 12,
            }),
            onFace('front', [0, 38, -88.6], 70, 14, (_sheet, w, h) =>
              lettering(look.maker, { x: w / 2, y: h, size: 8, colour: '#fff', anchor: 'middle' }),
            ),
          ),
          cable(
            [
              [20, 12, -110],
              [40, 6, -160],
              [150, 6, -170],
              [210, 6, -90],
              [170, 6, -10],
              [140, 6, -80],
              [210, 6, -140],
              [270, 8, -70],
            ],
            5,
          ),
          lathe(
            metal(),
            [270, 10, -72],
            [0.6, 0, 1],
            [
              [8, 0],
              [12, 4],
              [12, 30],
              [9, 44],
            ],
          ),
        ],
        hero: { azimuth: -28, elevation: 30 },
        detail: { azimuth: -20, elevation: 38, centre: [0, 34, 10], radius: 86 },
        included: ['powerCable', 'cloth', 'manual'],
      };
  }
}
