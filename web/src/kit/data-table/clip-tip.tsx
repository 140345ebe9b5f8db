import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './clip-tip.module.css';

interface Tip {
  text: string;
  /** The position of the cell in the window. */
  cell: DOMRect;
}

const GAP_PX = 6;
const MARGIN_PX = 8;

const isClipped = (element: HTMLElement): boolean => element.scrollHeight > element.clientHeight + 1;

/**
 * One tip for all cells whose text is cut off after two lines; it opens under the pointer and at the focus. Those cells
 * become reachable with Tab; screen readers read the whole text anyway.
 * @param content changes whenever the cells do
 */
export function ClipTip({ root, content }: { root: RefObject<HTMLElement | null>; content: unknown }) {
  const [tip, setTip] = useState<Tip | null>(null);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const cells = [...(root.current?.querySelectorAll<HTMLElement>('[data-clip]') ?? [])];
      // Measured first and written after, or each cell would cost a layout.
      const clipped = new Set(cells.filter(isClipped));
      for (const cell of cells) {
        if (clipped.has(cell)) cell.tabIndex = 0;
        else cell.removeAttribute('tabindex');
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [root, content]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const show = (event: Event): void => {
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-clip]') : null;
      if (cell === null || !isClipped(cell)) {
        setTip(null);
        return;
      }
      setTip({ text: cell.textContent ?? '', cell: cell.getBoundingClientRect() });
    };
    const hide = (): void => setTip(null);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    element.addEventListener('pointerover', show);
    element.addEventListener('focusin', show);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('focusout', hide);
    element.addEventListener('scroll', hide);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('pointerover', show);
      element.removeEventListener('focusin', show);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('focusout', hide);
      element.removeEventListener('scroll', hide);
      element.removeEventListener('keydown', onKey);
    };
  }, [root]);

  return tip === null ? null : createPortal(<TipBox tip={tip} />, document.body);
}

/** Below the cell, above it where the window ends, and never beyond its sides. */
function TipBox({ tip: { text, cell } }: { tip: Tip }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });
  useLayoutEffect(() => {
    if (box.current === null) return;
    const { offsetWidth, offsetHeight } = box.current;
    const isBelow = cell.bottom + GAP_PX + offsetHeight + MARGIN_PX <= window.innerHeight;
    setPlace({
      top: isBelow ? cell.bottom + GAP_PX : Math.max(MARGIN_PX, cell.top - GAP_PX - offsetHeight),
      left: Math.max(MARGIN_PX, Math.min(cell.left, window.innerWidth - offsetWidth - MARGIN_PX)),
    });
  }, [text, cell]);
  return (
    <div ref={box} className={classes.root} style={place} aria-hidden>
      {text}
    </div>
  );
}
