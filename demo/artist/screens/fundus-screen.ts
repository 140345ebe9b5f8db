import { num, type Sheet } from '../engine/sheet.js';
import { Seeded } from '../../src/seeded.js';
import type { Drawer } from '../parts/face.js';

function vessel(
  random: Seeded,
  x: number,
  y: number,
  angle: number,
  size: number,
  width: number,
  bend: number,
): string {
  let path = `M${num(x)} ${num(y)}`;
  let at: readonly [number, number] = [x, y];
  let heading = angle;
  let branches = '';
  const steps = 4;
  for (let step = 0; step < steps; step += 1) {
    const reach = size * random.between(0.8, 1.15);
    const control = [
      at[0] + Math.cos(heading) * reach * 0.5,
      at[1] + Math.sin(heading) * reach * 0.5,
    ] as const;
    heading += bend + random.between(-0.16, 0.16);
    at = [control[0] + Math.cos(heading) * reach * 0.5, control[1] + Math.sin(heading) * reach * 0.5];
    path += `Q${num(control[0])} ${num(control[1])} ${num(at[0])} ${num(at[1])}`;
    if (width > 0.8 && step > 0) {
      const side = random.between(0, 1) > 0.5 ? 1 : -1;
      branches += vessel(
        random,
        at[0],
        at[1],
        heading + side * random.between(0.5, 0.9),
        size * 0.55,
        width * 0.5,
        side * -0.08,
      );
    }
  }
  return `<path d="${path}" stroke-width="${num(width)}"/>${branches}`;
}

/** A round colour photograph of a healthy fundus within a circle of radius `r` around (cx, cy). */
export function fundusDisc(
  sheet: Sheet,
  cx: number,
  cy: number,
  r: number,
  seed: string,
  isGreen = false,
): string {
  const random = new Seeded(seed);
  const side = random.between(0, 1) > 0.5 ? 1 : -1;
  const tones = isGreen ? ['#7d9488', '#4a5f57', '#20302b'] : ['#f0953f', '#cf5f22', '#6d2410'];
  const ground = sheet.radial(
    [
      [0, tones[0] ?? '#fff'],
      [0.55, tones[1] ?? '#888'],
      [1, tones[2] ?? '#000'],
    ],
    [0.5, 0.48],
    0.56,
  );
  const discX = cx + side * r * 0.42;
  const discY = cy - r * 0.02;
  const disc = sheet.radial(
    isGreen
      ? [
          [0, '#f2f6f2'],
          [0.6, '#c3d0c8'],
          [1, '#7d9488', 0],
        ]
      : [
          [0, '#fff6cf'],
          [0.55, '#ffd98a'],
          [1, '#f09a45', 0],
        ],
  );
  const macula = sheet.radial([
    [0, isGreen ? '#14211c' : '#7a2610', 0.75],
    [1, isGreen ? '#14211c' : '#7a2610', 0],
  ]);
  const width = r * 0.035;
  // Heading and bend of the four great arcades, as in an eye whose macula lies to the right of the disc.
  const trunks = [
    [-1.3, 0.3],
    [1.3, -0.3],
    [-2.2, -0.12],
    [2.2, 0.12],
  ] as const;
  const dark = trunks
    .map(([angle, bend]) => {
      const heading = side === 1 ? Math.PI - angle : angle;
      return vessel(random, discX, discY, heading, r * 0.42, width, side === 1 ? -bend : bend);
    })
    .join('');
  const thin = trunks
    .map(([angle, bend]) => {
      const heading = (side === 1 ? Math.PI - angle : angle) + 0.18;
      return vessel(random, discX, discY, heading, r * 0.4, width * 0.6, side === 1 ? -bend : bend);
    })
    .join('');
  const round = sheet.clip(`<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"/>`);
  return (
    `<g clip-path="${round}"><circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${ground}"/>` +
    `<circle cx="${num(cx - side * r * 0.16)}" cy="${num(cy + r * 0.05)}" r="${num(r * 0.3)}" fill="${macula}"/>` +
    `<g fill="none" stroke-linecap="round" stroke="${isGreen ? '#17251f' : '#8f1d10'}" opacity="0.85">${dark}</g>` +
    `<g fill="none" stroke-linecap="round" stroke="${isGreen ? '#33473f' : '#c8402a'}" opacity="0.8">${thin}</g>` +
    `<circle cx="${num(discX)}" cy="${num(discY)}" r="${num(r * 0.19)}" fill="${disc}"/>` +
    `<circle cx="${num(discX)}" cy="${num(discY)}" r="${num(r * 0.07)}" fill="${isGreen ? '#fff' : '#fffbe6'}" opacity="0.8"/></g>`
  );
}

/** A capture screen: the big photograph, two earlier ones and a row of soft keys. */
export const fundusScreen =
  (seed: string, accent: string): Drawer =>
  (sheet, w, h) => {
    const r = h * 0.42;
    const cx = w * 0.4;
    const small = h * 0.17;
    const keys = [0, 1, 2, 3]
      .map((key) => {
        const fill = key === 0 ? accent : '#2b3644';
        return `<rect x="${num(w * 0.76)}" y="${num(h * (0.62 + key * 0.085))}" width="${num(w * 0.2)}" height="${num(h * 0.06)}" rx="${num(h * 0.015)}" fill="${fill}"/>`;
      })
      .join('');
    return (
      `<rect width="${num(w)}" height="${num(h)}" fill="#07090d"/>` +
      fundusDisc(sheet, cx, h * 0.5, r, seed) +
      `<g stroke="#8dffb0" stroke-width="${num(h * 0.006)}" opacity="0.85"><path d="M${num(cx - h * 0.025)} ${num(h * 0.5)}h${num(h * 0.05)}M${num(cx)} ${num(h * 0.475)}v${num(h * 0.05)}"/></g>` +
      fundusDisc(sheet, w * 0.86, h * 0.2, small * 0.86, `${seed}-b`) +
      fundusDisc(sheet, w * 0.86, h * 0.47, small * 0.6, `${seed}-c`, true) +
      keys
    );
  };
