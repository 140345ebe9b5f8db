import { centroid, turn, type Axis, type Vec3 } from './vec3.js';
import type { Material } from './material.js';
import type { Sheet } from './sheet.js';

/** One flat polygon of a surface. `broad` marks the large even faces that get a gradient instead of one tone. */
export interface Facet {
  corners: readonly Vec3[];
  normal: Vec3;
  broad: boolean;
}

/** A drawing glued onto a plane: its own millimetres start at `origin` (top left), x along `right`, y against `up`. */
export interface Decal {
  origin: Vec3;
  right: Vec3;
  up: Vec3;
  draw: (sheet: Sheet) => string;
}

export interface Solid {
  kind: 'solid';
  facets: readonly Facet[];
  material: Material;
  decals: readonly Decal[];
  /** Off for thin things far from the floor whose shadow would only be noise. */
  castsShadow: boolean;
}

export interface Cable {
  kind: 'cable';
  path: readonly Vec3[];
  radius: number;
  colour: string;
}

export type Part = Solid | Cable;

export interface Bounds {
  low: Vec3;
  high: Vec3;
}

export const solid = (
  facets: readonly Facet[],
  material: Material,
  decals: readonly Decal[] = [],
): Solid => ({
  kind: 'solid',
  facets,
  material,
  decals,
  castsShadow: true,
});

export const withDecals = (part: Solid, ...decals: Decal[]): Solid => ({
  ...part,
  decals: [...part.decals, ...decals],
});

export const cable = (path: readonly Vec3[], radius: number, colour = '#2b3038'): Cable => ({
  kind: 'cable',
  path,
  radius,
  colour,
});

function moved(part: Solid, place: (point: Vec3) => Vec3, direct: (direction: Vec3) => Vec3): Solid {
  return {
    ...part,
    facets: part.facets.map((facet) => ({
      ...facet,
      corners: facet.corners.map(place),
      normal: direct(facet.normal),
    })),
    decals: part.decals.map((decal) => ({
      ...decal,
      origin: place(decal.origin),
      right: direct(decal.right),
      up: direct(decal.up),
    })),
  };
}

const mapPart = (part: Part, place: (point: Vec3) => Vec3, direct: (direction: Vec3) => Vec3): Part =>
  part.kind === 'solid' ? moved(part, place, direct) : { ...part, path: part.path.map(place) };

export function rotated(parts: readonly Part[], axis: Axis, degrees: number, pivot: Vec3): Part[] {
  return parts.map((part) =>
    mapPart(
      part,
      (point) => turn(point, axis, degrees, pivot),
      (direction) => turn(direction, axis, degrees),
    ),
  );
}

export function shifted(parts: readonly Part[], by: Vec3): Part[] {
  return parts.map((part) =>
    mapPart(
      part,
      (point) => [point[0] + by[0], point[1] + by[1], point[2] + by[2]],
      (direction) => direction,
    ),
  );
}

// Parts never change once built, and every picture needs the same boxes several times.
const knownBounds = new WeakMap<Part, Bounds>();

function measure(part: Part): Bounds {
  const low = { x: Infinity, y: Infinity, z: Infinity };
  const high = { x: -Infinity, y: -Infinity, z: -Infinity };
  const outlines = part.kind === 'cable' ? [part.path] : part.facets.map((facet) => facet.corners);
  for (const outline of outlines) {
    for (const [x, y, z] of outline) {
      if (x < low.x) low.x = x;
      if (x > high.x) high.x = x;
      if (y < low.y) low.y = y;
      if (y > high.y) high.y = y;
      if (z < low.z) low.z = z;
      if (z > high.z) high.z = z;
    }
  }
  return { low: [low.x, low.y, low.z], high: [high.x, high.y, high.z] };
}

export const joinBounds = (a: Bounds, b: Bounds): Bounds => ({
  low: [Math.min(a.low[0], b.low[0]), Math.min(a.low[1], b.low[1]), Math.min(a.low[2], b.low[2])],
  high: [Math.max(a.high[0], b.high[0]), Math.max(a.high[1], b.high[1]), Math.max(a.high[2], b.high[2])],
});

export function boundsOf(part: Part): Bounds {
  const found = knownBounds.get(part);
  if (found !== undefined) return found;
  const bounds = measure(part);
  knownBounds.set(part, bounds);
  return bounds;
}

export const middleOf = (bounds: Bounds): Vec3 => centroid([bounds.low, bounds.high]);
