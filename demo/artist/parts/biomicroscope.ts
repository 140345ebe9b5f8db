import { darken } from '../engine/colour.js';
import { metal, plastic, rubber } from '../engine/material.js';
import { bar, box, cylinder, extrude, lathe } from '../engine/shapes.js';
import { withDecals, type Part } from '../engine/solid.js';
import { badge, knob, lensFace, onDisc } from './details.js';
import { onFace } from './face.js';

export interface MicroscopeOptions {
  eye: number;
  paint: string;
  accent: string;
  maker: string;
  model: string;
  /** Bodies of the straight (converging) kind are slimmer and carry a magnification drum. */
  hasDrum: boolean;
}

/** Stereo microscope: objective to the patient at -z, eyepieces to the operator at +z. */
export function stereoMicroscope({ eye, paint, accent, maker, model, hasDrum }: MicroscopeOptions): Part[] {
  const body = withDecals(
    box(plastic(paint, 0.5), { at: [0, eye - 34, 70], size: [96, 68, 92], axis: 'z', radius: 22, bevel: 10 }),
    onFace('left', [-48.4, eye + 8, 86], 52, 15, badge(maker, model, darken(accent, 0.3))),
    onFace('right', [48.4, eye + 8, 86], 52, 15, badge(maker, model, darken(accent, 0.3))),
  );
  const prism = extrude(
    [
      [-150, eye - 26, 10],
      [-112, eye - 30, 10],
      [-112, eye + 26, 10],
      [-150, eye + 30, 14],
    ],
    plastic(paint, 0.5),
    { axis: 'x', from: -46, to: 46, bevel: 12 },
  );
  const objective = withDecals(
    lathe(
      plastic('#1e2228', 0.5),
      [0, eye, 26],
      [0, 0, -1],
      [
        [36, 0],
        [36, 10],
        [30, 14],
        [30, 30],
      ],
    ),
    onDisc([0, eye, -4.4], [0, 0, -1], 26, lensFace('#4f9bd0')),
  );
  const eyepieces = ([-1, 1] as const).flatMap((side): Part[] => [
    lathe(
      metal('#b9c0c7'),
      [side * 28, eye + 2, 146],
      [0, 0.05, 1],
      [
        [17, 0],
        [17, 24],
        [19, 26],
        [19, 34],
      ],
    ),
    withDecals(
      lathe(
        rubber('#1c2025'),
        [side * 28, eye + 3.7, 180],
        [0, 0.05, 1],
        [
          [19, 0],
          [22, 8],
          [22, 20],
          [24, 28],
          [20, 30],
        ],
      ),
      onDisc([side * 28, eye + 5.3, 210.6], [0, 0.05, 1], 15, lensFace('#6f7fd0')),
    ),
  ]);
  const drum = hasDrum
    ? [
        knob([48, eye - 6, 40], [1, 0, 0], 19, 18, '#2d333b'),
        knob([-48, eye - 6, 40], [-1, 0, 0], 19, 18, '#2d333b'),
      ]
    : [knob([48, eye - 8, 96], [1, 0, 0], 14, 14, '#2d333b')];
  return [body, prism, objective, ...eyepieces, ...drum];
}

/** The lamp column whose slit of light is thrown by a small mirror in front of the patient's eye. */
export function slitTower(
  eye: number,
  foot: number,
  paint: string,
  accent: string,
  isBelow: boolean,
): Part[] {
  const z = -46;
  if (isBelow) {
    return [
      box(plastic(paint, 0.5), { at: [0, foot, z], size: [54, eye - foot - 60, 56], radius: 16, bevel: 8 }),
      knob([28, foot + 46, z], [1, 0, 0], 15, 14, '#2d333b'),
      cylinder(plastic('#24292f', 0.4), [0, eye - 62, z], [0, 1, 0], 22, 34),
      box(plastic('#24292f', 0.4), { at: [0, eye - 28, z - 8], size: [30, 46, 26], axis: 'x', radius: 10 }),
    ];
  }
  return [
    bar(metal(), [0, foot, z - 6], [0, eye - 24, z - 6], 10),
    box(plastic(darken(paint, 0.1), 0.4), { at: [0, foot, z - 4], size: [50, 62, 44], radius: 12 }),
    knob([26, foot + 32, z], [1, 0, 0], 14, 14, '#2d333b'),
    box(plastic('#24292f', 0.5), { at: [0, eye - 22, z - 8], size: [22, 40, 20], axis: 'x', radius: 5 }),
    cylinder(plastic('#2a3037', 0.4), [0, eye + 18, z - 8], [0, 1, 0], 16, 40),
    box(plastic(paint, 0.5), { at: [0, eye + 54, z - 2], size: [58, 92, 62], radius: 18, bevel: 8 }),
    knob([30, eye + 92, z], [1, 0, 0], 13, 10, accent),
    lathe(
      plastic('#24292f', 0.3),
      [0, eye + 146, z - 2],
      [0, 1, 0],
      [
        [27, 0],
        [30, 4],
        [30, 32],
        [24, 44],
        [10, 48],
      ],
    ),
  ];
}
