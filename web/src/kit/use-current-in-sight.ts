import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a line of links that may be longer than the screen: scrolls the current one into its middle.
 * @param place changes when another link becomes the current one
 */
export function useCurrentInSight<Line extends HTMLElement>(place: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  useEffect(() => {
    const bar = line.current;
    if (bar === null) return undefined;
    const center = (): void => {
      const current = bar.querySelector<HTMLElement>('[aria-current]');
      if (current === null) return;
      const before = current.getBoundingClientRect().left - bar.getBoundingClientRect().left + bar.scrollLeft;
      bar.scrollLeft = before - (bar.clientWidth - current.clientWidth) / 2;
    };
    center();
    // Arrows that come beside the line make it shorter.
    const observer = new ResizeObserver(center);
    observer.observe(bar);
    return () => observer.disconnect();
  }, [place]);
  return line;
}
