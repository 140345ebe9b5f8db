import { type RefObject, useEffect, useState } from 'react';
import { measurePlaces } from './fixed-places';

/**
 * Whether something lies beyond the left or right edge, and whether the keyboard has something to scroll.
 * @param columns change whenever their widths or places may have
 */
export function useEdges(
  scroller: RefObject<HTMLElement | null>,
  columns: unknown,
): {
  left: boolean;
  right: boolean;
  canScroll: boolean;
} {
  const [edges, setEdges] = useState({ left: false, right: false, canScroll: false });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const next = {
        left: scrollLeft > 1,
        right: scrollLeft + clientWidth < scrollWidth - 1,
        canScroll: scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      };
      measurePlaces(element);
      setEdges((old) =>
        old.left === next.left && old.right === next.right && old.canScroll === next.canScroll ? old : next,
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, columns]);
  return edges;
}
