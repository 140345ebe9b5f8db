import type { Decal } from '../engine/solid.js';
import type { Sheet } from '../engine/sheet.js';
import type { Vec3 } from '../engine/vec3.js';

export type Side = 'front' | 'back' | 'left' | 'right' | 'top';

const frames: Record<Side, { right: Vec3; up: Vec3 }> = {
  front: { right: [1, 0, 0], up: [0, 1, 0] },
  back: { right: [-1, 0, 0], up: [0, 1, 0] },
  right: { right: [0, 0, -1], up: [0, 1, 0] },
  left: { right: [0, 0, 1], up: [0, 1, 0] },
  top: { right: [1, 0, 0], up: [0, 0, -1] },
};

/** How drawings on a device are written: into a rectangle of `width` x `height` millimetres, (0,0) top left. */
export type Drawer = (sheet: Sheet, width: number, height: number) => string;

/** Projects a drawing onto a side of a device, centred on `centre`, a point of that side's surface. */
export function onFace(side: Side, centre: Vec3, width: number, height: number, draw: Drawer): Decal {
  const { right, up } = frames[side];
  const origin: Vec3 = [
    centre[0] - (right[0] * width) / 2 + (up[0] * height) / 2,
    centre[1] - (right[1] * width) / 2 + (up[1] * height) / 2,
    centre[2] - (right[2] * width) / 2 + (up[2] * height) / 2,
  ];
  return { origin, right, up, draw: (sheet) => draw(sheet, width, height) };
}
