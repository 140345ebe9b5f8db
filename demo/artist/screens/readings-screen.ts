import { lettering } from '../engine/lettering.js';
import { num } from '../engine/sheet.js';
import { Seeded } from '../../src/seeded.js';
import type { Drawer } from '../parts/face.js';

const ground = (w: number, h: number, colour: string): string =>
  `<rect width="${num(w)}" height="${num(h)}" fill="${colour}"/>`;

const rectangle = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${fill}" ${extra}/>`;

/** An eye as the alignment camera of a measuring instrument sees it, with target rings. */
export function eyeView(cx: number, cy: number, r: number, accent: string): string {
  return (
    `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(r * 1.75)}" ry="${num(r * 1.05)}" fill="#a9adb2"/>` +
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.92)}" fill="#5b6670"/>` +
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.92)}" fill="none" stroke="#30383f" stroke-width="${num(r * 0.1)}"/>` +
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.42)}" fill="#0c0f12"/>` +
    `<path d="M${num(cx - r * 1.9)} ${num(cy - r * 0.2)}Q${num(cx)} ${num(cy - r * 1.75)} ${num(cx + r * 1.9)} ${num(cy - r * 0.2)}" fill="none" stroke="#2a3036" stroke-width="${num(r * 0.2)}"/>` +
    `<g fill="none" stroke="${accent}" stroke-width="${num(r * 0.06)}"><circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.62)}" stroke-dasharray="${num(r * 0.14)} ${num(r * 0.12)}"/>` +
    `<path d="M${num(cx - r * 1.2)} ${num(cy)}h${num(r * 0.4)}M${num(cx + r * 0.8)} ${num(cy)}h${num(r * 0.4)}M${num(cx)} ${num(cy - r * 1.1)}v${num(r * 0.35)}M${num(cx)} ${num(cy + r * 0.75)}v${num(r * 0.35)}"/></g>` +
    `<circle cx="${num(cx - r * 0.15)}" cy="${num(cy - r * 0.15)}" r="${num(r * 0.09)}" fill="#fff"/>`
  );
}

/** Sphere, cylinder and axis of both eyes beside the camera picture. */
export const refractionScreen =
  (seed: string, accent: string): Drawer =>
  (_sheet, w, h) => {
    const random = new Seeded(seed);
    const value = (low: number, high: number): string => {
      const quarter = Math.round(random.between(low, high) * 4) / 4;
      return `${quarter < 0 ? '-' : '+'}${Math.abs(quarter).toFixed(2)}`;
    };
    const column = (x: number, title: string): string =>
      lettering(title, { x, y: h * 0.66, size: h * 0.055, colour: accent, weight: 0.18 }) +
      ['S', 'C', 'A']
        .map((name, row) => {
          const shown =
            row === 2 ? String(random.whole(2, 178)) : row === 0 ? value(-6, 2) : value(-2.5, -0.25);
          const y = h * (0.75 + row * 0.09);
          return (
            lettering(name, { x, y, size: h * 0.05, colour: '#8ea0b2' }) +
            lettering(shown, { x: x + w * 0.31, y, size: h * 0.055, colour: '#f4f7fa', anchor: 'end' })
          );
        })
        .join('');
    return (
      ground(w, h, '#10161e') +
      rectangle(w * 0.06, h * 0.06, w * 0.88, h * 0.5, h * 0.02, '#1d262f') +
      eyeView(w * 0.5, h * 0.31, h * 0.17, '#6dffb2') +
      column(w * 0.09, 'R') +
      column(w * 0.57, 'L')
    );
  };

/** A colour-coded map of corneal curvature with its scale. */
export const cornealMapScreen =
  (seed: string, accent: string): Drawer =>
  (sheet, w, h) => {
    const random = new Seeded(seed);
    const r = Math.min(w * 0.34, h * 0.4);
    const cx = w * 0.42;
    const cy = h * 0.53;
    const axis = random.whole(0, 179);
    const bow = sheet.radial(
      [
        [0, '#f24a2b'],
        [0.5, '#f7b733'],
        [1, '#f7b733', 0],
      ],
      [0.5, 0.5],
      0.5,
    );
    const field = sheet.radial([
      [0, '#f0dc4a'],
      [0.45, '#6cc25a'],
      [0.8, '#2f9fb0'],
      [1, '#2c5fb0'],
    ]);
    const scaleTones = ['#d92e22', '#f2772b', '#f7c53a', '#8ccf52', '#38b08a', '#2f8fc0', '#3157ad'];
    const bar = scaleTones
      .map((tone, row) => rectangle(w * 0.85, h * (0.17 + row * 0.1), w * 0.05, h * 0.1, 0, tone))
      .join('');
    const rings = [0.33, 0.66, 1]
      .map((size) => `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * size)}"/>`)
      .join('');
    return (
      ground(w, h, '#0d1219') +
      rectangle(0, 0, w, h * 0.075, 0, accent) +
      `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${field}"/>` +
      `<g transform="rotate(${axis} ${num(cx)} ${num(cy)})"><ellipse cx="${num(cx - r * 0.42)}" cy="${num(cy)}" rx="${num(r * 0.4)}" ry="${num(r * 0.26)}" fill="${bow}"/>` +
      `<ellipse cx="${num(cx + r * 0.42)}" cy="${num(cy)}" rx="${num(r * 0.4)}" ry="${num(r * 0.26)}" fill="${bow}"/></g>` +
      `<g fill="none" stroke="#10202c" stroke-width="${num(r * 0.012)}" opacity="0.6">${rings}<path d="M${num(cx - r)} ${num(cy)}h${num(r * 2)}M${num(cx)} ${num(cy - r)}v${num(r * 2)}"/></g>` +
      bar
    );
  };

/** Three numbers large enough to be read from the other side of the room: tonometers, lensmeters, pumps. */
export const numberScreen =
  (
    rows: ReadonlyArray<readonly [label: string, value: string]>,
    accent: string,
    document = '#0f1720',
  ): Drawer =>
  (_sheet, w, h) =>
    ground(w, h, document) +
    rows
      .map(([label, value], row) => {
        const share = 1 / rows.length;
        const y = h * (row + 0.72) * share;
        const size = Math.min(h * share * 0.46, w * 0.17);
        return (
          lettering(label, { x: w * 0.06, y, size: size * 0.55, colour: '#8ea0b2' }) +
          lettering(value, { x: w * 0.94, y, size, colour: accent, anchor: 'end', weight: 0.15 }) +
          (row > 0 ? rectangle(w * 0.05, h * row * share, w * 0.9, h * 0.006, 0, '#2a3645') : '')
        );
      })
      .join('');

/** The honeycomb of corneal endothelial cells. */
export const cellScreen =
  (seed: string, accent: string): Drawer =>
  (sheet, w, h) => {
    const random = new Seeded(seed);
    const size = h * 0.052;
    const cells: string[] = [];
    for (let row = 0; row < 13; row += 1) {
      for (let column = 0; column < 9; column += 1) {
        const x = w * 0.06 + (column + (row % 2) / 2) * size * 1.74;
        const y = h * 0.12 + row * size * 1.3 + size * 0.5;
        const corners = [0, 1, 2, 3, 4, 5]
          .map((corner) => {
            const angle = (Math.PI / 3) * corner + Math.PI / 6;
            const far = size * random.between(0.82, 1.02);
            return `${num(x + Math.cos(angle) * far)},${num(y + Math.sin(angle) * far)}`;
          })
          .join(' ');
        cells.push(`<polygon points="${corners}" fill="${random.pick(['#8f9ca6', '#a3b0b9', '#7c8a95'])}"/>`);
      }
    }
    const clip = sheet.clip(rectangle(w * 0.05, h * 0.12, w * 0.54, h * 0.82, 0, '#fff'));
    return (
      ground(w, h, '#0d1219') +
      rectangle(0, 0, w, h * 0.075, 0, accent) +
      `<g clip-path="${clip}" stroke="#1d262e" stroke-width="${num(size * 0.16)}">${rectangle(0, 0, w, h, 0, '#303b44')}${cells.join('')}</g>` +
      [
        ['CD', String(random.whole(2450, 2980))],
        ['CV', String(random.whole(27, 36))],
        ['HEX', `${random.whole(55, 68)}%`],
        ['CCT', String(random.whole(521, 560))],
      ]
        .map(
          ([label, value], row) =>
            lettering(label ?? '', {
              x: w * 0.64,
              y: h * (0.26 + row * 0.2),
              size: h * 0.055,
              colour: '#8ea0b2',
            }) +
            lettering(value ?? '', {
              x: w * 0.96,
              y: h * (0.26 + row * 0.2),
              size: h * 0.07,
              colour: '#f4f7fa',
              anchor: 'end',
            }),
        )
        .join('')
    );
  };

/** The grey-tone field of one eye with its blind spot. */
export const fieldScreen =
  (seed: string, accent: string): Drawer =>
  (_sheet, w, h) => {
    const random = new Seeded(seed);
    const r = Math.min(w, h) * 0.38;
    const dots: string[] = [];
    for (let row = -5; row <= 5; row += 1) {
      for (let column = -5; column <= 5; column += 1) {
        const far = Math.hypot(row, column) / 5.3;
        if (far > 1) continue;
        const blind =
          column === 3 && Math.abs(row) < 1.5
            ? 0.9
            : far > 0.75
              ? random.between(0.15, 0.5)
              : random.between(0.02, 0.2);
        dots.push(
          rectangle(
            w * 0.42 + column * r * 0.18 - r * 0.085,
            h * 0.53 + row * r * 0.18 - r * 0.085,
            r * 0.17,
            r * 0.17,
            0,
            '#141b24',
            `opacity="${num(blind)}"`,
          ),
        );
      }
    }
    return (
      ground(w, h, '#eef2f5') +
      rectangle(0, 0, w, h * 0.075, 0, accent) +
      dots.join('') +
      `<path d="M${num(w * 0.42 - r)} ${num(h * 0.53)}h${num(r * 2)}M${num(w * 0.42)} ${num(h * 0.53 - r)}v${num(r * 2)}" stroke="#4a5866" stroke-width="${num(r * 0.012)}"/>` +
      [0, 1, 2, 3]
        .map((row) =>
          rectangle(
            w * 0.82,
            h * (0.2 + row * 0.13),
            w * 0.14,
            h * 0.07,
            h * 0.01,
            row === 0 ? accent : '#c7d0d8',
          ),
        )
        .join('')
    );
  };
