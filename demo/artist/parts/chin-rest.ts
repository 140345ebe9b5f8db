import { metal, plastic, rubber } from '../engine/material.js';
import { bar, bentBar, box, cylinder, extrude } from '../engine/shapes.js';
import type { Part } from '../engine/solid.js';
import type { Vec3 } from '../engine/vec3.js';

export interface ChinRestOptions {
  /** The position of the patient's side; the patient looks towards +z. */
  z: number;
  floor: number;
  /** Height of the headband above the table. */
  top: number;
  width: number;
  paint: string;
  /** Colour of chin cup and headband. */
  pad: string;
}

/** Two posts with headband, chin cup on its spindle, and the handles below. */
export function chinRest({ z, floor, top, width, paint, pad }: ChinRestOptions): Part[] {
  const half = width / 2;
  const chin = floor + (top - floor) * 0.52;
  const band: Vec3[] = Array.from({ length: 9 }, (_, step) => {
    const u = step / 4 - 1;
    return [u * half * 0.9, top - 12, z - 6 - 26 * (1 - u * u)];
  });
  const arch: Vec3[] = Array.from({ length: 13 }, (_, step) => {
    const angle = Math.PI * (step / 12);
    return [-Math.cos(angle) * half, top + Math.sin(angle) * 26, z];
  });
  return [
    bar(metal(), [-half, floor, z], [-half, top, z], 8),
    bar(metal(), [half, floor, z], [half, top, z], 8),
    bentBar(plastic(paint, 0.4), arch, 9),
    bentBar(rubber(pad), band, 13, 14),
    box(plastic(paint, 0.4), { at: [-half, floor + (top - floor) * 0.3, z], size: [26, 70, 30], radius: 9 }),
    box(plastic(paint, 0.4), { at: [half, floor + (top - floor) * 0.3, z], size: [26, 70, 30], radius: 9 }),
    box(plastic(paint, 0.4), { at: [0, chin - 78, z], size: [width - 22, 20, 24], axis: 'x', radius: 8 }),
    cylinder(metal(), [0, chin - 60, z], [0, 1, 0], 8, 58),
    cylinder(plastic('#2c3138'), [0, chin - 58, z], [0, 1, 0], 17, 15),
    extrude(
      [
        [-44, -z - 16, 14],
        [44, -z - 16, 14],
        [38, -z + 26, 20],
        [-38, -z + 26, 20],
      ],
      plastic(pad, 0.5),
      { axis: 'y', from: chin - 4, to: chin + 13, bevel: 7 },
    ),
  ];
}
