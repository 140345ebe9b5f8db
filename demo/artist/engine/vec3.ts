/** Plain vector arithmetic for the drawing engine. Lengths are millimetres: x right, y up, z towards the operator. */
export type Vec3 = readonly [number, number, number];
export type Vec2 = readonly [number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);

export function normalize(a: Vec3): Vec3 {
  const size = length(a);
  return size === 0 ? [0, 0, 0] : scale(a, 1 / size);
}

export function centroid(points: readonly Vec3[]): Vec3 {
  let x = 0;
  let y = 0;
  let z = 0;
  for (const point of points) {
    x += point[0];
    y += point[1];
    z += point[2];
  }
  const count = Math.max(1, points.length);
  return [x / count, y / count, z / count];
}

export type Axis = 'x' | 'y' | 'z';

/** Turns `point` around an axis through `pivot`; positive degrees follow the right-hand rule. */
export function turn(point: Vec3, axis: Axis, degrees: number, pivot: Vec3 = [0, 0, 0]): Vec3 {
  const angle = (degrees * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const [x, y, z] = sub(point, pivot);
  if (axis === 'x') return add(pivot, [x, y * c - z * s, y * s + z * c]);
  if (axis === 'y') return add(pivot, [x * c + z * s, y, -x * s + z * c]);
  return add(pivot, [x * c - y * s, x * s + y * c, z]);
}

/** Two directions at right angles to `axis`, so that (first, second, axis) is right-handed. */
export function frameAround(axis: Vec3): readonly [Vec3, Vec3] {
  const helper: Vec3 = Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [0, 0, 1];
  const first = normalize(cross(helper, axis));
  return [first, cross(axis, first)];
}
