import { darken, lighten, mix } from './colour.js';
import { layerOf, type Camera, type Frame } from './camera.js';
import { num, points, type Sheet } from './sheet.js';
import { boundsOf, joinBounds, type Bounds, type Part } from './solid.js';
import type { Vec2, Vec3 } from './vec3.js';

export const frame: Frame = { width: 1200, height: 900, left: 120, right: 1080, top: 56, bottom: 832 };

/**
 * Background colours of the photo studio: pale enough for white devices, strong enough that pictures differ
 * in a list.
 */
export const backgrounds = [
  '#dfe6ec',
  '#e6e2da',
  '#dbe5e1',
  '#e3dfe9',
  '#d9e3ee',
  '#e9e1dd',
  '#dde2e4',
] as const;

/** A seamless paper sweep: bright where the lamp hits the wall, soft shade towards the edges. */
export function backdrop(sheet: Sheet, background: string): string {
  const area = `x="0" y="0" width="${frame.width}" height="${frame.height}"`;
  const wall = sheet.linear([
    [0, mix(background, '#a9b5c2', 0.42)],
    [0.52, lighten(background, 0.28)],
    [0.66, lighten(background, 0.5)],
    [1, mix(background, '#b9c1c9', 0.25)],
  ]);
  const light = sheet.radial(
    [
      [0, '#ffffff', 0.92],
      [0.35, '#ffffff', 0.42],
      [0.66, mix(background, '#ffffff', 0.6), 0],
      [1, darken(background, 0.65), 0.3],
    ],
    [0.46, 0.43],
    0.82,
  );
  return `<rect ${area} fill="${wall}"/><rect ${area} fill="${light}"/>`;
}

/**
 * A blurred silhouette without a blur: the same outline again and again with a thinner edge, each layer nearly clear.
 * A real blur filter costs more time than the whole rest of a picture.
 */
function softShape(outline: string, spread: number, strength: number, colour = '#1a2434'): string {
  const layers = 9;
  const total = (layers * (layers + 1)) / 2;
  const shapes = Array.from({ length: layers }, (_, layer) => {
    const edge = spread * 2 * (1 - layer / layers) ** 1.2;
    const alpha = Math.round(((strength * (layer + 1)) / total) * 1e4) / 1e4;
    return `<polygon points="${outline}" stroke-width="${num(edge)}" opacity="${alpha}"/>`;
  });
  return `<g fill="${colour}" stroke="${colour}" stroke-linejoin="round">${shapes.join('')}</g>`;
}

function hull(list: readonly Vec2[]): Vec2[] {
  const sorted = [...list].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turnOf = (o: Vec2, a: Vec2, b: Vec2): number =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const chain = (source: readonly Vec2[]): Vec2[] => {
    const result: Vec2[] = [];
    for (const point of source) {
      for (;;) {
        const last = result[result.length - 1];
        const before = result[result.length - 2];
        if (last === undefined || before === undefined || turnOf(before, last, point) > 0) break;
        result.pop();
      }
      result.push(point);
    }
    return result.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Parts whose footprints touch belong together and throw one shadow; things that stand apart throw their own. */
function neighbours(parts: readonly Part[]): Part[][] {
  const groups: Array<{ parts: Part[]; bounds: Bounds }> = [];
  for (const part of parts) {
    let bounds = boundsOf(part);
    const joined: Part[] = [part];
    for (let at = groups.length - 1; at >= 0; at -= 1) {
      const group = groups[at];
      if (group === undefined || !overlapsOnFloor(group.bounds, bounds)) continue;
      joined.push(...group.parts);
      bounds = joinBounds(bounds, group.bounds);
      groups.splice(at, 1);
      at = groups.length;
    }
    groups.push({ parts: joined, bounds });
  }
  return groups.map((group) => group.parts);
}

const overlapsOnFloor = (a: Bounds, b: Bounds): boolean =>
  a.low[0] < b.high[0] && b.low[0] < a.high[0] && a.low[2] < b.high[2] && b.low[2] < a.high[2];

/** The soft shadow that the lamp throws over the floor, and the dark line where feet touch it. */
export function shadows(sheet: Sheet, camera: Camera, parts: readonly Part[]): string {
  const floor = layerOf(parts);
  // From the upper left front, in camera terms, but always falling steeply enough to stay in the picture.
  const slant = camera.turnFromCamera([0.34, 0, -0.3]);
  const cast = (point: Vec3, reach: number): Vec2 => {
    const height = (point[1] - floor) * reach;
    return camera.project([point[0] + slant[0] * height, floor, point[2] + slant[2] * height]);
  };
  const outline = (chosen: readonly Part[], reach: number): string =>
    points(
      hull(
        chosen
          .flatMap((part) =>
            part.kind === 'cable' ? part.path : part.facets.flatMap((facet) => facet.corners),
          )
          .map((point) => cast(point, reach)),
      ),
    );
  const size = camera.pixelsPerMm;
  const groups = neighbours(parts.filter((part) => part.kind === 'solid' && part.castsShadow));
  const thrown = groups
    .map((group) => softShape(outline(group, 0.8), Math.max(46, 22 * size), 0.17))
    .join('');
  const contact = groups
    .map((group) => group.filter((part) => boundsOf(part).low[1] < floor + 12))
    .filter((visible) => visible.length > 0)
    .map((visible) =>
      softShape(outline(visible, 0.1), Math.min(60, Math.max(10, 14 * size)), 0.42, '#121a26'),
    )
    .join('');
  return thrown + contact;
}
