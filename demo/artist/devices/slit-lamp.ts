import { darken, lighten } from '../engine/colour.js';
import { metal, plastic, rubber } from '../engine/material.js';
import { bar, box, cylinder, extrude } from '../engine/shapes.js';
import { cable, rotated, withDecals, type Part } from '../engine/solid.js';
import { slitTower, stereoMicroscope } from '../parts/biomicroscope.js';
import { chinRest } from '../parts/chin-rest.js';
import { badge, knob, lensFace, monitor, onDisc, stripe, vents } from '../parts/details.js';
import { onFace } from '../parts/face.js';
import { instrumentBase } from '../parts/instrument-base.js';
import { eyeView } from '../screens/readings-screen.js';
import { num } from '../engine/sheet.js';
import type { DeviceModel, Look } from './model.js';

export interface SlitLampDrawing {
  family: 'slit-lamp';
  style: 'tower' | 'below' | 'digital' | 'portable' | 'on-table';
}

const eye = 300;

/** The stand of a slit lamp: plate, carriage, joystick, arms, microscope, lamp, chin rest. */
export function slitLampParts(look: Look, isBelow: boolean): Part[] {
  const { paint, trim, accent, maker, model } = look;
  const base = instrumentBase({ width: 320, depth: 420, paint, trim, accent });
  return [
    ...base.parts,
    cylinder(plastic(darken(trim, 0.2)), [0, base.deck, -20], [0, 1, 0], 44, 22),
    extrude(
      [
        [-112, 128, 14],
        [20, 116, 14],
        [34, 142, 12],
        [-70, 152, 20],
        [-78, eye - 34, 10],
        [-112, eye - 34, 10],
      ],
      plastic(paint, 0.5),
      { axis: 'x', from: -22, to: 22, bevel: 9 },
    ),
    ...stereoMicroscope({ eye, paint, accent, maker, model, hasDrum: !isBelow }),
    ...slitTower(eye, 142, paint, accent, isBelow),
    ...chinRest({ z: -210, floor: 40, top: 430, width: 250, paint: lighten(trim, 0.1), pad: '#eef1f4' }),
    box(rubber('#30363d'), { at: [0, 42, -198], size: [280, 14, 36], axis: 'x', radius: 7 }),
    bar(metal(), [-96, 56, -196], [-96, 168, -196], 6),
    box(plastic(accent, 0.4), { at: [-96, 166, -188], size: [16, 12, 60], radius: 5 }),
  ];
}

function camera(look: Look): Part[] {
  const { accent, maker } = look;
  const screen = monitor({
    centre: [250, 330, -40],
    width: 300,
    height: 196,
    frame: plastic('#20252b', 0.5),
    chin: 12,
    brand: maker,
    screen: (_sheet, w, h) =>
      `<rect width="${num(w)}" height="${num(h)}" fill="#0b0e12"/>${eyeView(w * 0.44, h * 0.54, h * 0.26, accent)}` +
      `<path d="M${num(w * 0.5)} ${num(h * 0.2)}Q${num(w * 0.46)} ${num(h * 0.54)} ${num(w * 0.5)} ${num(h * 0.88)}" stroke="#fff8dc" stroke-width="${num(w * 0.018)}" fill="none" opacity="0.85"/>` +
      [0, 1, 2]
        .map(
          (row) =>
            `<rect x="${num(w * 0.84)}" y="${num(h * (0.14 + row * 0.25))}" width="${num(w * 0.13)}" height="${num(h * 0.2)}" rx="3" fill="${row === 0 ? accent : '#27313c'}"/>`,
        )
        .join(''),
  });
  return [
    box(plastic('#23282e', 0.4), { at: [0, eye + 30, 64], size: [58, 52, 60], radius: 10 }),
    cable(
      [
        [0, eye + 78, 60],
        [40, eye + 110, 20],
        [150, eye + 60, -60],
        [250, 250, -80],
      ],
      4,
    ),
    box(plastic(look.trim, 0.4), { at: [250, 0, -30], size: [200, 16, 170], radius: 40 }),
    cylinder(metal(), [250, 14, -60], [0, 1, 0], 14, 240),
    ...rotated([screen], 'y', -16, [250, 330, -40]),
  ];
}

function portable(look: Look): DeviceModel {
  const { paint, trim, accent, maker, model } = look;
  const grip = extrude(
    [
      [-30, 40, 14],
      [24, 40, 18],
      [26, 150, 20],
      [-22, 150, 20],
    ],
    plastic(darken(paint, 0.06), 0.4),
    { axis: 'x', from: -22, to: 22, bevel: 13 },
  );
  const body = withDecals(
    extrude(
      [
        [-60, 146, 18],
        [70, 146, 24],
        [88, 172, 18],
        [80, 214, 26],
        [-60, 214, 20],
      ],
      plastic(paint, 0.55),
      { axis: 'x', from: -44, to: 44, bevel: 16 },
    ),
    onFace('left', [-44.4, 184, 4], 84, 20, badge(maker, model, darken(accent, 0.3))),
    onFace('right', [44.4, 184, 4], 84, 20, badge(maker, model, darken(accent, 0.3))),
  );
  const eyepieces = ([-1, 1] as const).map((side) =>
    withDecals(
      cylinder(rubber('#1d2126'), [side * 24, 184, 58], [0, 0, 1], 18, 44),
      onDisc([side * 24, 184, 102.4], [0, 0, 1], 14, lensFace('#6f7fd0')),
    ),
  );
  const parts: Part[] = [
    box(plastic(trim, 0.35), { at: [0, 0, 0], size: [140, 40, 160], radius: 36, bevel: 12 }),
    box(rubber(), { at: [0, 38, 0], size: [76, 8, 92], radius: 20, bevel: 3 }),
    withDecals(grip, onFace('left', [-22.4, 110, 2], 30, 5, stripe(accent))),
    body,
    ...eyepieces,
    withDecals(
      cylinder(plastic('#1d2126', 0.5), [0, 190, -78], [0, 0, -1], 26, 22),
      onDisc([0, 190, -100.4], [0, 0, -1], 22, lensFace('#4f9bd0')),
    ),
    box(plastic(paint, 0.5), { at: [0, 212, -62], size: [34, 44, 34], radius: 10 }),
    box(plastic('#1d2126', 0.5), { at: [0, 220, -92], size: [22, 26, 28], axis: 'x', radius: 6 }),
    knob([44, 182, -40], [1, 0, 0], 15, 12, accent),
    cable(
      [
        [0, 14, 80],
        [20, 6, 122],
        [110, 4, 108],
        [168, 4, 60],
        [226, 4, 66],
      ],
      3.5,
    ),
  ];
  return {
    parts,
    hero: { azimuth: -46, elevation: 15 },
    other: { azimuth: -140, elevation: 12 },
    detail: { azimuth: -128, elevation: 10, centre: [0, 190, -60], radius: 74 },
    included: ['case', 'powerCable', 'bulb'],
  };
}

export function slitLamp({ style }: SlitLampDrawing, look: Look): DeviceModel {
  if (style === 'portable') return portable(look);
  const parts = [...slitLampParts(look, style === 'below')];
  if (style === 'digital') parts.push(...camera(look));
  if (style === 'on-table') {
    const top: Part[] = [
      withDecals(
        box(plastic('#eceff1', 0.4), { at: [0, -26, 0], size: [560, 26, 520], radius: 50, bevel: 7 }),
        onFace('front', [0, -13, 260.4], 420, 5, stripe(look.accent)),
      ),
      withDecals(
        box(plastic(look.trim, 0.3), { at: [0, -360, 0], size: [130, 334, 120], radius: 24, bevel: 5 }),
        onFace('front', [0, -120, 60.4], 70, 60, vents(7)),
      ),
      box(plastic(darken(look.trim, 0.2)), { at: [0, -384, 0], size: [430, 30, 420], radius: 60, bevel: 10 }),
    ];
    parts.push(...top);
  }
  return {
    parts,
    hero: { azimuth: style === 'digital' ? -30 : -58, elevation: 13 },
    other: { azimuth: -138, elevation: 12 },
    detail: { azimuth: -44, elevation: 14, centre: [0, eye, 110], radius: 105 },
    included: style === 'digital' ? ['manual', 'usbStick', 'bulb'] : ['chinPaper', 'bulb', 'dustCover'],
  };
}
