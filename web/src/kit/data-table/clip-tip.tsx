import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './clip-tip.module.css';

interface Tip {
  text: string;
  top: number;
  left: number;
}

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
      const box = cell.getBoundingClientRect();
      setTip({ text: cell.textContent ?? '', top: box.bottom + 6, left: box.left });
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

  if (tip === null) return null;
  return createPortal(
    <div className={classes.root} style={{ top: tip.top, left: tip.left }} aria-hidden>
      {tip.text}
    </div>,
    document.body,
  );
}
