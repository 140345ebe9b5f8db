import { lettering } from '../engine/lettering.js';
import { num } from '../engine/sheet.js';
import { Seeded } from '../../src/seeded.js';
import type { Drawer } from '../parts/face.js';

/** Rows of letters and rings that shrink downwards, on white or on a projector's soft light. */
export const visionChart =
  (seed: string, document = '#f7f9fa'): Drawer =>
  (_sheet, w, h) => {
    const random = new Seeded(seed);
    const letters = ['E', 'F', 'P', 'T', 'O', 'Z', 'L', 'D', 'C'] as const;
    let y = h * 0.04;
    const rows = [0.15, 0.115, 0.085, 0.065, 0.048, 0.036, 0.026]
      .map((share, row) => {
        const size = h * share;
        y += size + h * 0.045;
        const count = Math.min(7, row + 1);
        return Array.from({ length: count }, (_, index) => {
          const x = w / 2 + (index - (count - 1) / 2) * Math.min(size * 1.75, (w * 0.86) / count);
          const gap = random.whole(0, 3) * 90;
          if (row % 2 === 1)
            return `<path transform="translate(${num(x)} ${num(y - size / 2)}) rotate(${gap})" d="M${num(size * 0.36)} ${num(-size * 0.12)}A${num(size * 0.4)} ${num(size * 0.4)} 0 1 0 ${num(size * 0.36)} ${num(size * 0.12)}" fill="none" stroke="#14181d" stroke-width="${num(size * 0.2)}"/>`;
          return lettering(random.pick(letters), {
            x,
            y,
            size,
            colour: '#14181d',
            anchor: 'middle',
            weight: 0.2,
          });
        }).join('');
      })
      .join('');
    return (
      `<rect width="${num(w)}" height="${num(h)}" fill="${document}"/>` +
      `<rect x="${num(w * 0.04)}" y="${num(h * 0.955)}" width="${num(w * 0.46)}" height="${num(h * 0.02)}" fill="#d5402f"/>` +
      `<rect x="${num(w * 0.5)}" y="${num(h * 0.955)}" width="${num(w * 0.46)}" height="${num(h * 0.02)}" fill="#2c9b62"/>` +
      rows
    );
  };
