import { darken, lighten } from './colour.js';
import type { Camera } from './camera.js';
import { lit } from './material.js';
import { paintingOrder } from './order.js';
import { num, points, type Sheet } from './sheet.js';
import type { Cable, Decal, Facet, Part, Solid } from './solid.js';
import { centroid, cross, dot, type Vec2, type Vec3 } from './vec3.js';

interface Scene {
  camera: Camera;
  sheet: Sheet;
  floor: number;
}

function areaOf(outline: readonly Vec2[]): number {
  let twice = 0;
  let before = outline[outline.length - 1] ?? [0, 0];
  for (const point of outline) {
    twice += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return Math.abs(twice) / 2;
}

function paintFacet({ camera, sheet, floor }: Scene, part: Solid, facet: Facet): string {
  const middle = centroid(facet.corners);
  const height = middle[1] - floor;
  // Little light reaches the sides close to the table top: a dark foot makes a body stand instead of float.
  const nearFloor = facet.normal[1] < 0.5 ? Math.max(0, 1 - height / 55) * 0.5 : 0;
  const underside = facet.normal[1] < -0.5 ? 0.35 : 0;
  const colour = lit(part.material, camera.turnToCamera(facet.normal), nearFloor + underside);
  const outline = facet.corners.map((corner) => camera.project(corner));
  // Slivers below half a pixel only cost time; their neighbours' outlines cover them.
  if (areaOf(outline) < 0.5) return '';
  const shape = points(outline);
  if (part.material.opacity < 1)
    return `<polygon points="${shape}" fill="${colour}" opacity="${part.material.opacity}"/>`;
  if (!facet.broad) return `<polygon points="${shape}" fill="${colour}" stroke="${colour}"/>`;
  const strength = 0.05 + part.material.gloss * 0.08;
  const tone = sheet.linear(
    [
      [0, lighten(colour, strength * 1.5)],
      [0.45, colour],
      [1, darken(colour, strength * 1.1)],
    ],
    [0.1, 0],
    [0.45, 1],
  );
  return `<polygon points="${shape}" fill="${tone}" stroke="${colour}"/>`;
}

function paintDecal({ camera, sheet }: Scene, decal: Decal): string {
  if (dot(cross(decal.right, decal.up), camera.towards) < 0.04) return '';
  const origin = camera.project(decal.origin);
  const tip = (direction: Vec3, sign: number): Vec2 => {
    const end = camera.project([
      decal.origin[0] + direction[0] * sign,
      decal.origin[1] + direction[1] * sign,
      decal.origin[2] + direction[2] * sign,
    ]);
    return [end[0] - origin[0], end[1] - origin[1]];
  };
  const x = tip(decal.right, 1);
  const y = tip(decal.up, -1);
  const exact = (value: number): string => String(Math.round(value * 1e5) / 1e5);
  const matrix = [x[0], x[1], y[0], y[1], origin[0], origin[1]].map(exact).join(' ');
  return `<g transform="matrix(${matrix})" stroke="none">${decal.draw(sheet)}</g>`;
}

function paintSolid(scene: Scene, part: Solid): string {
  const visible = part.facets
    .filter((facet) => dot(facet.normal, scene.camera.towards) > 0.001)
    .map((facet) => ({ facet, depth: scene.camera.depth(centroid(facet.corners)) }))
    .sort((a, b) => a.depth - b.depth);
  const body = visible.map(({ facet }) => paintFacet(scene, part, facet)).join('');
  return body + part.decals.map((decal) => paintDecal(scene, decal)).join('');
}

/** A smooth line through all points (Catmull-Rom turned into cubic curves). */
function smoothPath(path: readonly Vec2[]): string {
  const first = path[0];
  if (first === undefined) return '';
  let line = `M${num(first[0])} ${num(first[1])}`;
  for (let index = 0; index + 1 < path.length; index += 1) {
    const here = path[index] ?? first;
    const next = path[index + 1] ?? here;
    const before = path[index - 1] ?? here;
    const after = path[index + 2] ?? next;
    const controls = [
      here[0] + (next[0] - before[0]) / 6,
      here[1] + (next[1] - before[1]) / 6,
      next[0] - (after[0] - here[0]) / 6,
      next[1] - (after[1] - here[1]) / 6,
      next[0],
      next[1],
    ];
    line += `C${controls.map(num).join(' ')}`;
  }
  return line;
}

function paintCable({ camera, floor }: Scene, part: Cable): string {
  const path = smoothPath(part.path.map((point) => camera.project(point)));
  const width = Math.max(1.5, part.radius * 2 * camera.pixelsPerMm);
  const line = (colour: string, size: number, shift: number): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(size)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${num(-shift)} ${num(-shift)})"/>`;
  // Where a cable lies on the table it darkens the sheet right under it.
  const resting = part.path.filter((point) => point[1] - floor < 24).map((point) => camera.project(point));
  const shade = smoothPath(resting);
  const under = [2.4, 1.7]
    .map(
      (size) =>
        `<path d="${shade}" fill="none" stroke="#141c28" stroke-opacity="0.13" stroke-width="${num(width * size)}" stroke-linecap="round" transform="translate(${num(width * 0.35)} ${num(width * 0.5)})"/>`,
    )
    .join('');
  return (
    (resting.length > 2 ? under : '') +
    line(darken(part.colour, 0.45), width, 0) +
    line(part.colour, width * 0.72, width * 0.06) +
    line(lighten(part.colour, 0.42), width * 0.18, width * 0.2)
  );
}

/** Everything of the product, without studio and shadow. */
export function paintParts(scene: Scene, parts: readonly Part[]): string {
  const body = paintingOrder(scene.camera, parts)
    .map((part) => (part.kind === 'solid' ? paintSolid(scene, part) : paintCable(scene, part)))
    .join('');
  return `<g stroke-width="0.8" stroke-linejoin="round">${body}</g>`;
}
