import bwip from 'bwip-js/node';
import type { PrintedCode } from './printed-document.js';

/** What a code is made of: dark rectangles on a grid of `width` by `height` modules. */
export interface Modules {
  width: number;
  height: number;
  dark: { x: number; y: number; width: number; height: number }[];
}

/** Light modules that have to stay around a code, on each side (ISO/IEC 18004, 16022, 15417). */
export const QUIET: Record<PrintedCode['kind'], number> = { qr: 4, gs1datamatrix: 2, code128: 10 };

const BCID: Record<PrintedCode['kind'], string> = {
  qr: 'qrcode',
  gs1datamatrix: 'gs1datamatrix',
  code128: 'code128',
};

/** @throws Error where the text does not fit this kind of code: the caller has checked that */
export function modulesOf({ kind, text }: PrintedCode): Modules {
  const [drawn] = bwip.raw({ bcid: BCID[kind], text, ...(kind === 'qr' && { eclevel: 'M' }) });
  if (!drawn) throw new Error(`a ${kind} of nothing`);
  return 'sbs' in drawn ? barsOf(drawn.sbs) : squaresOf(drawn);
}

/** Widths of bar and gap by turns. */
function barsOf(widths: readonly number[]): Modules {
  const dark: Modules['dark'] = [];
  let x = 0;
  widths.forEach((width, at) => {
    if (at % 2 === 0) dark.push({ x, y: 0, width, height: 1 });
    x += width;
  });
  return { width: x, height: 1, dark };
}

/** Neighbours in a row become one, so that no line of light shows between them. */
function squaresOf({ pixs, pixx, pixy }: { pixs: readonly number[]; pixx: number; pixy: number }): Modules {
  const dark: Modules['dark'] = [];
  for (let y = 0; y < pixy; y += 1)
    for (let x = 0; x < pixx;) {
      let end = x;
      while (end < pixx && pixs[y * pixx + end] === 1) end += 1;
      if (end > x) dark.push({ x, y, width: end - x, height: 1 });
      x = Math.max(end, x + 1);
    }
  return { width: pixx, height: pixy, dark };
}
