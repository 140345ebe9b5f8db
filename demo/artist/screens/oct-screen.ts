import { num, type Sheet } from '../engine/sheet.js';
import { Seeded } from '../../src/seeded.js';
import type { Drawer } from '../parts/face.js';
import { fundusDisc } from './fundus-screen.js';

type Tone = readonly [thickness: number, colour: string];

// Retinal layers from the vitreous down; bright and dark bands as a B-scan shows them.
const grey: readonly Tone[] = [
  [0.1, '#c9d3dc'],
  [0.09, '#77838f'],
  [0.1, '#a3afba'],
  [0.1, '#55606c'],
  [0.07, '#8d99a5'],
  [0.15, '#333d48'],
  [0.04, '#e9eff4'],
  [0.07, '#5d6874'],
  [0.08, '#ffffff'],
  [0.25, '#8f9aa6'],
];
const warm: readonly Tone[] = [
  [0.1, '#f4d03c'],
  [0.09, '#3f8f5b'],
  [0.1, '#a9c940'],
  [0.1, '#1f5f8c'],
  [0.07, '#56a765'],
  [0.15, '#12365e'],
  [0.04, '#ffb13a'],
  [0.07, '#2c7a74'],
  [0.08, '#f2542d'],
  [0.25, '#b5432c'],
];

/** A cross-section of the retina through the fovea, filling the given rectangle. */
function octScan(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  seed: string,
  isColour = false,
): string {
  const random = new Seeded(seed);
  const layers = isColour ? warm : grey;
  const tilt = random.between(-0.06, 0.06);
  const wave = random.between(0.5, 2.5);
  const columns = 44;
  const fovea = random.between(0.44, 0.56);
  const surface = (u: number): number => 0.3 + tilt * (u - 0.5) + 0.025 * Math.sin(u * 4 + wave);
  const dip = (u: number): number => Math.exp(-(((u - fovea) / 0.085) ** 2));
  const total = layers.reduce((sum, [size]) => sum + size, 0);
  const line = (depth: number, u: number): number => {
    // Inner layers run together at the fovea; the outer ones pass under it almost straight.
    const inner = Math.max(0, 0.5 - depth) * 0.85 * dip(u);
    const rim =
      depth < 0.45 ? -0.05 * Math.exp(-(((Math.abs(u - fovea) - 0.16) / 0.09) ** 2)) * (1 - depth * 2) : 0;
    return y + h * (surface(u) + 0.44 * (depth / total) + 0.44 * inner + rim);
  };
  const edge = (depth: number, isBack: boolean): string =>
    Array.from({ length: columns + 1 }, (_, step) => {
      const u = (isBack ? columns - step : step) / columns;
      return `${num(x + w * u)} ${num(line(depth, u) + random.between(-0.004, 0.004) * h)}`;
    }).join('L');
  let depth = 0;
  const bands = layers
    .map(([size, colour]) => {
      const body = `<path d="M${edge(depth, false)}L${edge(depth + size * 1.04, true)}Z" fill="${colour}"/>`;
      depth += size;
      return body;
    })
    .join('');
  const speckle = Array.from({ length: 150 }, () => {
    const u = random.between(0, 1);
    const at = line(random.between(0, 1.25), u);
    const long = random.between(0.006, 0.02) * w;
    return `M${num(x + u * w)} ${num(at)}h${num(long)}`;
  }).join('');
  const fade = sheet.linear([
    [0, '#000', 0],
    [1, '#000', 0.95],
  ]);
  const clip = sheet.clip(`<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"/>`);
  return (
    `<g clip-path="${clip}"><rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="#05070a"/>${bands}` +
    `<path d="${speckle}" stroke="#05070a" stroke-width="${num(h * 0.006)}" opacity="0.45" fill="none"/>` +
    `<path d="${speckle}" stroke="#fff" stroke-width="${num(h * 0.004)}" opacity="0.35" fill="none" transform="translate(${num(w * 0.013)} ${num(h * 0.011)})"/>` +
    `<rect x="${num(x)}" y="${num(y + h * 0.68)}" width="${num(w)}" height="${num(h * 0.32)}" fill="${fade}"/></g>`
  );
}

/** The nine-field thickness map of the macula. */
function thicknessMap(sheet: Sheet, cx: number, cy: number, r: number, seed: string): string {
  const random = new Seeded(seed);
  const heat = sheet.radial([
    [0, '#2b6fb6'],
    [0.22, '#3fae6a'],
    [0.42, '#f2d43d'],
    [0.62, '#ee8a2c'],
    [0.85, '#3fae6a'],
    [1, '#2f7fbf'],
  ]);
  const lines = [45, 135, 225, 315]
    .map((degrees) => {
      const c = Math.cos((degrees * Math.PI) / 180);
      const s = Math.sin((degrees * Math.PI) / 180);
      return `M${num(cx + c * r * 0.3)} ${num(cy + s * r * 0.3)}L${num(cx + c * r)} ${num(cy + s * r)}`;
    })
    .join('');
  const spots = Array.from({ length: 6 }, () => {
    const angle = random.between(0, 6.28);
    const far = random.between(0.3, 0.8) * r;
    return `<circle cx="${num(cx + Math.cos(angle) * far)}" cy="${num(cy + Math.sin(angle) * far)}" r="${num(r * random.between(0.1, 0.2))}" fill="${random.pick(['#e8542d', '#f7e04a', '#45b97a'])}" opacity="0.3"/>`;
  }).join('');
  return (
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${heat}"/>${spots}` +
    `<g fill="none" stroke="#10202c" stroke-width="${num(r * 0.02)}"><circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.98)}"/>` +
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.62)}"/><circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.28)}"/><path d="${lines}"/></g>`
  );
}

/** A review screen: fundus view with the scan line, the B-scan, and the thickness map. */
export const octScreen =
  (seed: string, accent: string, isColour = false): Drawer =>
  (sheet, w, h) => {
    const random = new Seeded(seed);
    const r = h * 0.2;
    const left = w * 0.17;
    const bars = Array.from({ length: 12 }, (_, bar) => {
      const size = h * random.between(0.05, 0.15);
      const fill = bar % 5 === 3 ? '#f2c14b' : '#53b98a';
      return `<rect x="${num(w * (0.37 + bar * 0.049))}" y="${num(h * 0.95 - size)}" width="${num(w * 0.032)}" height="${num(size)}" fill="${fill}"/>`;
    }).join('');
    return (
      `<rect width="${num(w)}" height="${num(h)}" fill="#0d1219"/><rect width="${num(w)}" height="${num(h * 0.075)}" fill="${accent}"/>` +
      `<rect x="${num(w * 0.02)}" y="${num(h * 0.02)}" width="${num(w * 0.16)}" height="${num(h * 0.035)}" rx="${num(h * 0.01)}" fill="#fff" opacity="0.75"/>` +
      `<rect x="${num(w * 0.8)}" y="${num(h * 0.02)}" width="${num(w * 0.1)}" height="${num(h * 0.035)}" rx="${num(h * 0.01)}" fill="#fff" opacity="0.4"/>` +
      fundusDisc(sheet, left, h * 0.33, r, seed) +
      `<path d="M${num(left - r)} ${num(h * 0.34)}h${num(r * 2)}" stroke="#6dffb2" stroke-width="${num(h * 0.008)}"/>` +
      thicknessMap(sheet, left, h * 0.76, r * 0.92, seed) +
      octScan(sheet, w * 0.35, h * 0.11, w * 0.62, h * 0.62, seed, isColour) +
      bars
    );
  };
