import { type PointerEvent, type RefObject, useState } from 'react';
import { WIDTH_PX } from './arrange';

export type Widths = Readonly<Record<string, number>>;

/**
 * A column's right edge drawn with the pointer. Meanwhile the columns left of it stand still, so that the edge stays
 * under the pointer; what is right of it gives way.
 * @returns the widths as they are to be shown, and what takes hold of a column's edge
 */
export function useDrawnWidths(
  scroller: RefObject<HTMLElement | null>,
  widths: Widths,
  onWidth: (prop: string, width: number) => void,
): { shown: Widths; grip: (prop: string) => (event: PointerEvent<HTMLElement>) => void } {
  /** Counts until other widths come, as those that were kept do. */
  const [drawn, setDrawn] = useState<{ over: Widths; shown: Widths } | null>(null);
  const grip = (prop: string) => (event: PointerEvent<HTMLElement>) => {
    const headers = [...(scroller.current?.querySelectorAll<HTMLElement>('thead th[data-prop]') ?? [])];
    const at = headers.findIndex((header) => header.dataset.prop === prop);
    const before = headers[at]?.offsetWidth;
    if (event.button !== 0 || before === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const still = Object.fromEntries(
      headers.slice(0, at).map((header) => [header.dataset.prop ?? '', header.offsetWidth]),
    );
    const from = event.clientX;
    let width = before;
    handle.setPointerCapture(event.pointerId);
    const move = ({ clientX }: globalThis.PointerEvent): void => {
      width = Math.min(WIDTH_PX.max, Math.max(WIDTH_PX.min, before + clientX - from));
      setDrawn({ over: widths, shown: { ...widths, ...still, [prop]: width } });
    };
    const end = (): void => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('lostpointercapture', end);
      const isMoved = Math.round(width) !== before;
      setDrawn(isMoved ? { over: widths, shown: { ...widths, [prop]: width } } : null);
      if (isMoved) onWidth(prop, width);
    };
    handle.addEventListener('pointermove', move);
    // Comes after letting go, and also when the pointer is taken away.
    handle.addEventListener('lostpointercapture', end);
  };
  return { shown: drawn?.over === widths ? drawn.shown : widths, grip };
}
