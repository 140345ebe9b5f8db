import { lettering } from '../engine/lettering.js';
import { num } from '../engine/sheet.js';
import { Seeded } from '../../src/seeded.js';
import type { Drawer } from '../parts/face.js';

const rectangle = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${fill}"/>`;

function arc(cx: number, cy: number, r: number, share: number, colour: string, width: number): string {
  const start = (Math.PI * 3) / 4;
  const end = start + Math.PI * 1.5 * share;
  const point = (angle: number): string =>
    `${num(cx + Math.cos(angle) * r)} ${num(cy + Math.sin(angle) * r)}`;
  const isLarge = share > 0.667 ? 1 : 0;
  return `<path d="M${point(start)}A${num(r)} ${num(r)} 0 ${isLarge} 1 ${point(end)}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round"/>`;
}

/** A phaco console: power, vacuum and flow as three dials, modes below. */
export const phacoScreen =
  (seed: string, accent: string): Drawer =>
  (_sheet, w, h) => {
    const random = new Seeded(seed);
    const dials = (
      [
        ['POWER', accent, random.whole(30, 60)],
        ['VAC', '#ffb547', random.whole(280, 520)],
        ['FLOW', '#58d09b', random.whole(24, 42)],
      ] as const
    )
      .map(([label, tone, value], index) => {
        const cx = w * (0.18 + index * 0.32);
        const cy = h * 0.42;
        const r = Math.min(w * 0.125, h * 0.22);
        return (
          arc(cx, cy, r, 1, '#26323f', r * 0.2) +
          arc(cx, cy, r, random.between(0.4, 0.85), tone, r * 0.2) +
          lettering(String(value), {
            x: cx,
            y: cy + r * 0.24,
            size: r * 0.5,
            colour: '#f5f8fb',
            anchor: 'middle',
            weight: 0.15,
          }) +
          lettering(label, { x: cx, y: cy + r * 1.05, size: r * 0.24, colour: '#93a4b5', anchor: 'middle' })
        );
      })
      .join('');
    const modes = ['PREP', 'PHACO 1', 'PHACO 2', 'I/A', 'VIT']
      .map((label, index) => {
        const x = w * (0.03 + index * 0.19);
        return (
          rectangle(x, h * 0.8, w * 0.18, h * 0.14, h * 0.025, index === 1 ? accent : '#26323f') +
          lettering(label, {
            x: x + w * 0.09,
            y: h * 0.893,
            size: h * 0.042,
            colour: index === 1 ? '#08111a' : '#c8d3de',
            anchor: 'middle',
            weight: 0.16,
          })
        );
      })
      .join('');
    return (
      rectangle(0, 0, w, h, 0, '#0e151d') +
      rectangle(0, 0, w, h * 0.11, 0, '#182330') +
      lettering('CATARACT', { x: w * 0.03, y: h * 0.078, size: h * 0.045, colour: accent, weight: 0.16 }) +
      rectangle(w * 0.86, h * 0.035, w * 0.1, h * 0.045, h * 0.02, '#58d09b') +
      dials +
      modes
    );
  };

/** A laser's touch panel: energy or power, spot, duration, counter, and the ready state. */
export const laserScreen =
  (seed: string, accent: string, unit: 'MJ' | 'MW'): Drawer =>
  (_sheet, w, h) => {
    const random = new Seeded(seed);
    const main = unit === 'MJ' ? random.between(0.8, 2.6).toFixed(1) : String(random.whole(10, 42) * 10);
    const cells = (
      [
        ['SPOT', unit === 'MJ' ? '8' : String(random.pick([50, 100, 200, 300]))],
        ['PULSE', unit === 'MJ' ? '1' : String(random.pick([20, 50, 100]))],
        ['COUNT', String(random.whole(12, 480))],
      ] as const
    )
      .map(([label, value], index) => {
        const x = w * (0.04 + index * 0.32);
        return (
          rectangle(x, h * 0.6, w * 0.28, h * 0.32, h * 0.025, '#223040') +
          lettering(label, {
            x: x + w * 0.14,
            y: h * 0.7,
            size: h * 0.05,
            colour: '#93a4b5',
            anchor: 'middle',
          }) +
          lettering(value, {
            x: x + w * 0.14,
            y: h * 0.86,
            size: h * 0.09,
            colour: '#f5f8fb',
            anchor: 'middle',
            weight: 0.15,
          })
        );
      })
      .join('');
    return (
      rectangle(0, 0, w, h, 0, '#0e151d') +
      lettering(main, {
        x: w * 0.42,
        y: h * 0.42,
        size: h * 0.24,
        colour: accent,
        anchor: 'middle',
        weight: 0.14,
      }) +
      lettering(unit, { x: w * 0.8, y: h * 0.42, size: h * 0.08, colour: '#93a4b5', anchor: 'middle' }) +
      rectangle(w * 0.68, h * 0.09, w * 0.27, h * 0.12, h * 0.03, '#58d09b') +
      lettering('READY', {
        x: w * 0.815,
        y: h * 0.172,
        size: h * 0.05,
        colour: '#07130d',
        anchor: 'middle',
        weight: 0.17,
      }) +
      cells
    );
  };

function trace(kind: 'ecg' | 'pleth' | 'resp', x: number, y: number, w: number, h: number): string {
  const beat = kind === 'resp' ? w / 2.3 : w / 5;
  let path = `M${num(x)} ${num(y)}`;
  for (let at = 0; at < w - 1; at += beat) {
    const p = (u: number, v: number): string =>
      `${num(Math.min(x + w, x + at + beat * u))} ${num(y - h * v)}`;
    path +=
      kind === 'ecg'
        ? `L${p(0.2, 0)}Q${p(0.27, 0.2)} ${p(0.34, 0)}L${p(0.42, 0)}L${p(0.46, -0.16)}L${p(0.52, 1)}L${p(0.58, -0.3)}L${p(0.62, 0)}L${p(0.7, 0)}Q${p(0.8, 0.34)} ${p(0.9, 0)}L${p(1, 0)}`
        : kind === 'pleth'
          ? `C${p(0.15, 0)} ${p(0.2, 0.95)} ${p(0.32, 0.95)}C${p(0.45, 0.95)} ${p(0.5, 0.35)} ${p(0.58, 0.4)}C${p(0.7, 0.45)} ${p(0.8, 0)} ${p(1, 0)}`
          : `C${p(0.25, 0)} ${p(0.3, 0.8)} ${p(0.5, 0.8)}C${p(0.7, 0.8)} ${p(0.75, 0)} ${p(1, 0)}`;
  }
  return path;
}

/** A bedside monitor: three running curves and their numbers. */
export const vitalsScreen =
  (seed: string): Drawer =>
  (_sheet, w, h) => {
    const random = new Seeded(seed);
    const rows = [
      ['ecg', '#58e08f', String(random.whole(62, 84))],
      ['pleth', '#4cc4f0', String(random.whole(96, 99))],
      ['resp', '#f4d35e', String(random.whole(13, 18))],
    ] as const;
    return (
      rectangle(0, 0, w, h, 0, '#05080c') +
      rows
        .map(([kind, tone, value], row) => {
          const y = h * (0.28 + row * 0.3);
          return (
            `<path d="${trace(kind, w * 0.03, y, w * 0.66, h * 0.18)}" fill="none" stroke="${tone}" stroke-width="${num(h * 0.012)}" stroke-linejoin="round"/>` +
            lettering(value, {
              x: w * 0.96,
              y: y + h * 0.02,
              size: h * 0.17,
              colour: tone,
              anchor: 'end',
              weight: 0.14,
            })
          );
        })
        .join('') +
      rectangle(w * 0.72, h * 0.04, h * 0.008, h * 0.92, 0, '#1f2a35')
    );
  };

/** A sector of grey echoes, as an ultrasound scanner shows an eye. */
export const echoScreen =
  (seed: string, accent: string): Drawer =>
  (sheet, w, h) => {
    const random = new Seeded(seed);
    const cx = w * 0.42;
    const top = h * 0.1;
    const sector = `M${num(cx - w * 0.08)} ${num(top)}L${num(cx + w * 0.08)} ${num(top)}L${num(cx + w * 0.36)} ${num(h * 0.9)}Q${num(cx)} ${num(h * 1.06)} ${num(cx - w * 0.36)} ${num(h * 0.9)}Z`;
    const tone = sheet.radial(
      [
        [0, '#565f68'],
        [1, '#15191e'],
      ],
      [0.5, 0.2],
      0.9,
    );
    const grains = Array.from({ length: 160 }, () => {
      const v = random.between(0.15, 0.9);
      const u = random.between(-1, 1);
      return `M${num(cx + u * w * (0.06 + 0.28 * v))} ${num(h * v)}h${num(random.between(1, 4) * w * 0.004)}`;
    }).join('');
    const eye = sheet.radial([
      [0, '#06090c'],
      [0.86, '#0a0e12'],
      [0.94, '#b9c2ca'],
      [1, '#6a747d'],
    ]);
    return (
      rectangle(0, 0, w, h, 0, '#05070a') +
      `<path d="${sector}" fill="${tone}"/><path d="${grains}" stroke="#aab4bd" stroke-width="${num(h * 0.006)}" opacity="0.5"/>` +
      `<ellipse cx="${num(cx)}" cy="${num(h * 0.5)}" rx="${num(h * 0.27)}" ry="${num(h * 0.26)}" fill="${eye}"/>` +
      `<path d="M${num(cx - h * 0.1)} ${num(h * 0.3)}Q${num(cx)} ${num(h * 0.37)} ${num(cx + h * 0.1)} ${num(h * 0.3)}Q${num(cx)} ${num(h * 0.22)} ${num(cx - h * 0.1)} ${num(h * 0.3)}" fill="#3b444c" stroke="#cfd8df" stroke-width="${num(h * 0.008)}"/>` +
      [0, 1, 2, 3, 4]
        .map((row) =>
          rectangle(
            w * 0.84,
            h * (0.12 + row * 0.13),
            w * 0.13,
            h * 0.07,
            h * 0.015,
            row === 1 ? accent : '#222c37',
          ),
        )
        .join('')
    );
  };
