import { add, cross, frameAround, normalize, scale, sub, type Axis, type Vec2, type Vec3 } from './vec3.js';
import type { Material } from './material.js';
import { solid, type Facet, type Solid } from './solid.js';

interface ProfilePoint {
  at: Vec2;
  /** Outward direction in the profile's plane. */
  out: Vec2;
}

const bevelSteps = 2;
const minus = (a: Vec2, b: Vec2): Vec2 => [a[0] - b[0], a[1] - b[1]];
const unit = (a: Vec2): Vec2 => {
  const size = Math.hypot(a[0], a[1]) || 1;
  return [a[0] / size, a[1] / size];
};

/** A corner of an outline: x, y and the radius that rounds it. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** Rounds the corners of a counter-clockwise outline; concave corners are rounded as well. */
function rounded(corners: readonly Corner[], radius: number): ProfilePoint[] {
  const result: ProfilePoint[] = [];
  corners.forEach((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const here: Vec2 = [corner[0], corner[1]];
    const into = unit(minus(here, [before[0], before[1]]));
    const onward = unit(minus([after[0], after[1]], here));
    const bend = Math.atan2(
      into[0] * onward[1] - into[1] * onward[0],
      into[0] * onward[0] + into[1] * onward[1],
    );
    const room = Math.min(
      Math.hypot(here[0] - before[0], here[1] - before[1]),
      Math.hypot(here[0] - after[0], here[1] - after[1]),
    );
    const tangent = Math.tan(Math.abs(bend) / 2) || 0.001;
    const size = Math.min(corner[2] ?? radius, (0.49 * room) / tangent);
    const start: Vec2 = [here[0] - into[0] * size * tangent, here[1] - into[1] * size * tangent];
    const side = Math.sign(bend) || 1;
    const centre: Vec2 = [start[0] - into[1] * size * side, start[1] + into[0] * size * side];
    const steps = Math.max(1, Math.round((Math.abs(bend) / Math.PI) * (size < 9 ? 4 : size < 26 ? 8 : 12)));
    const first = Math.atan2(start[1] - centre[1], start[0] - centre[0]);
    for (let step = 0; step <= steps; step += 1) {
      const angle = first + (bend * step) / steps;
      const ray: Vec2 = [Math.cos(angle), Math.sin(angle)];
      result.push({
        at: [centre[0] + ray[0] * size, centre[1] + ray[1] * size],
        out: [ray[0] * side, ray[1] * side],
      });
    }
  });
  return result;
}

// (u, v, axis) is right-handed for each axis, so a counter-clockwise outline has outward normals.
const planes: Record<Axis, (u: number, v: number, t: number) => Vec3> = {
  z: (u, v, t) => [u, v, t],
  x: (u, v, t) => [t, v, -u],
  y: (u, v, t) => [u, t, -v],
};

export interface ExtrudeOptions {
  axis: Axis;
  from: number;
  to: number;
  radius?: number;
  bevel?: number;
}

/**
 * Pulls an outline along an axis, with softened edges.
 * Outline planes: axis z uses (x, y), axis x uses (-z, y), axis y uses (x, -z); counter-clockwise.
 */
export function extrude(corners: readonly Corner[], material: Material, options: ExtrudeOptions): Solid {
  const profile = rounded(corners, options.radius ?? 0);
  const plane = planes[options.axis];
  const bevel = Math.min(options.bevel ?? 3, (options.to - options.from) / 2);
  const rings: Array<{ inset: number; height: number; lean: number }> = [];
  for (let step = 0; step <= bevelSteps; step += 1) {
    const angle = (Math.PI / 2) * (1 - step / bevelSteps);
    rings.push({
      inset: bevel * (1 - Math.cos(angle)),
      height: options.from + bevel * (1 - Math.sin(angle)),
      lean: -angle,
    });
  }
  for (let step = 0; step <= bevelSteps; step += 1) {
    const angle = ((Math.PI / 2) * step) / bevelSteps;
    rings.push({
      inset: bevel * (1 - Math.cos(angle)),
      height: options.to - bevel * (1 - Math.sin(angle)),
      lean: angle,
    });
  }
  const ringPoint = (point: ProfilePoint, ring: { inset: number; height: number }): Vec3 =>
    plane(point.at[0] - point.out[0] * ring.inset, point.at[1] - point.out[1] * ring.inset, ring.height);
  const facets: Facet[] = [];
  for (let index = 0; index + 1 < rings.length; index += 1) {
    const low = rings[index];
    const high = rings[index + 1];
    if (low === undefined || high === undefined) continue;
    const lean = (low.lean + high.lean) / 2;
    profile.forEach((point, at) => {
      const next = profile[(at + 1) % profile.length] ?? point;
      const out = unit([point.out[0] + next.out[0], point.out[1] + next.out[1]]);
      facets.push({
        corners: [ringPoint(point, low), ringPoint(next, low), ringPoint(next, high), ringPoint(point, high)],
        normal: normalize(plane(out[0] * Math.cos(lean), out[1] * Math.cos(lean), Math.sin(lean))),
        broad:
          Math.hypot(next.at[0] - point.at[0], next.at[1] - point.at[1]) > 25 &&
          high.height - low.height > 25,
      });
    });
  }
  const bottom = rings[0];
  const top = rings[rings.length - 1];
  if (bottom !== undefined && top !== undefined) {
    facets.push({
      corners: profile.map((point) => ringPoint(point, bottom)),
      normal: plane(0, 0, -1),
      broad: true,
    });
    facets.push({
      corners: profile.map((point) => ringPoint(point, top)),
      normal: plane(0, 0, 1),
      broad: true,
    });
  }
  return solid(facets, material);
}

export interface BoxOptions {
  /** Centre of the footprint and bottom: x, y of the underside, z. */
  at: Vec3;
  size: Vec3;
  /** The axis whose outline is rounded by `radius`; the other edges get the bevel. */
  axis?: Axis;
  radius?: number;
  bevel?: number;
}

export function box(material: Material, { at, size, axis = 'y', radius = 6, bevel = 3 }: BoxOptions): Solid {
  const [w, h, d] = size;
  const [x, y, z] = at;
  const rectangle = (u0: number, u1: number, v0: number, v1: number): Corner[] => [
    [u0, v0],
    [u1, v0],
    [u1, v1],
    [u0, v1],
  ];
  if (axis === 'y') {
    const outline = rectangle(x - w / 2, x + w / 2, -z - d / 2, -z + d / 2);
    return extrude(outline, material, { axis, from: y, to: y + h, radius, bevel });
  }
  if (axis === 'x') {
    const outline = rectangle(-z - d / 2, -z + d / 2, y, y + h);
    return extrude(outline, material, { axis, from: x - w / 2, to: x + w / 2, radius, bevel });
  }
  const outline = rectangle(x - w / 2, x + w / 2, y, y + h);
  return extrude(outline, material, { axis, from: z - d / 2, to: z + d / 2, radius, bevel });
}

/** Thin bars need few facets to look round; big bowls need many. */
const smoothness = (profile: ReadonlyArray<readonly [number, number]>): number => {
  const widest = Math.max(...profile.map(([radius]) => radius));
  return widest < 10 ? 12 : widest < 22 ? 18 : widest < 60 ? 26 : 40;
};

/**
 * Turns a profile around an axis.
 * @param profile pairs of radius and distance along `axis`
 * @param isOpen  leaves the ends without lids: bands that are slipped over something
 */
export function lathe(
  material: Material,
  base: Vec3,
  axis: Vec3,
  profile: ReadonlyArray<readonly [radius: number, along: number]>,
  segments = smoothness(profile),
  isOpen = false,
): Solid {
  const direction = normalize(axis);
  const [first, second] = frameAround(direction);
  const ray = (angle: number): Vec3 => add(scale(first, Math.cos(angle)), scale(second, Math.sin(angle)));
  const facets: Facet[] = [];
  const rim = (radius: number, along: number, angle: number): Vec3 =>
    add(add(base, scale(direction, along)), scale(ray(angle), radius));
  for (let index = 0; index + 1 < profile.length; index += 1) {
    const low = profile[index];
    const high = profile[index + 1];
    if (low === undefined || high === undefined) continue;
    const rise = high[1] - low[1];
    const run = high[0] - low[0];
    for (let step = 0; step < segments; step += 1) {
      const a = (2 * Math.PI * step) / segments;
      const b = (2 * Math.PI * (step + 1)) / segments;
      const outward = ray((a + b) / 2);
      facets.push({
        corners: [rim(...low, a), rim(...low, b), rim(...high, b), rim(...high, a)],
        normal: normalize(sub(scale(outward, rise), scale(direction, run))),
        broad: false,
      });
    }
  }
  const disc = (ring: readonly [number, number] | undefined, normal: Vec3): void => {
    if (ring === undefined || ring[0] <= 0) return;
    const corners = Array.from({ length: segments }, (_, step) =>
      rim(...ring, (2 * Math.PI * step) / segments),
    );
    facets.push({ corners, normal, broad: true });
  };
  if (isOpen) return solid(facets, material);
  disc(profile[0], scale(direction, -1));
  disc(profile[profile.length - 1], direction);
  return solid(facets, material);
}

export const cylinder = (
  material: Material,
  base: Vec3,
  axis: Vec3,
  radius: number,
  height: number,
): Solid => {
  const edge = Math.min(1.6, radius / 4, height / 4);
  return lathe(material, base, axis, [
    [radius - edge, 0],
    [radius, edge],
    [radius, height - edge],
    [radius - edge, height],
  ]);
};

/** A straight round bar between two points. */
export function bar(material: Material, from: Vec3, to: Vec3, radius: number): Solid {
  const along = sub(to, from);
  return cylinder(material, from, along, radius, Math.hypot(along[0], along[1], along[2]));
}

/** Cuts the corners of a path: a tube is bent, not folded. */
function softened(path: readonly Vec3[]): Vec3[] {
  const first = path[0];
  const last = path[path.length - 1];
  if (first === undefined || last === undefined) return [];
  const between = path.slice(0, -1).flatMap((here, index) => {
    const next = path[index + 1] ?? here;
    const step = sub(next, here);
    return [add(here, scale(step, 0.25)), add(here, scale(step, 0.75))];
  });
  return [first, ...between, last];
}

/** A thick band bent along a path in space: headrests, handles, hoses that must look solid. */
export function bentBar(material: Material, bends: readonly Vec3[], radius: number, segments = 12): Solid {
  const path = bends.length < 8 ? softened(softened(bends)) : bends;
  const facets: Facet[] = [];
  const ringAt = (index: number): { centre: Vec3; first: Vec3; second: Vec3 } => {
    const here = path[index] ?? [0, 0, 0];
    const before = path[Math.max(0, index - 1)] ?? here;
    const after = path[Math.min(path.length - 1, index + 1)] ?? here;
    const tangent = normalize(sub(after, before));
    const helper: Vec3 = Math.abs(tangent[1]) < 0.95 ? [0, 1, 0] : [0, 0, 1];
    const first = normalize(cross(helper, tangent));
    return { centre: here, first, second: cross(tangent, first) };
  };
  for (let index = 0; index + 1 < path.length; index += 1) {
    const low = ringAt(index);
    const high = ringAt(index + 1);
    for (let step = 0; step < segments; step += 1) {
      const a = (2 * Math.PI * step) / segments;
      const b = (2 * Math.PI * (step + 1)) / segments;
      const point = (ring: typeof low, angle: number): Vec3 =>
        add(
          ring.centre,
          add(scale(ring.first, Math.cos(angle) * radius), scale(ring.second, Math.sin(angle) * radius)),
        );
      const middle = (a + b) / 2;
      facets.push({
        corners: [point(low, a), point(low, b), point(high, b), point(high, a)],
        normal: normalize(add(scale(low.first, Math.cos(middle)), scale(low.second, Math.sin(middle)))),
        broad: false,
      });
    }
  }
  return solid(facets, material);
}
