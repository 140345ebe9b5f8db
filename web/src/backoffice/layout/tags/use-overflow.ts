import { type RefObject, useEffect, useState } from 'react';

export interface Overflow {
  isLeft: boolean;
  isRight: boolean;
}

/** Whether a line that scrolls sideways has more on its left or right. @param size changes when its content does */
export function useOverflow(line: RefObject<HTMLElement | null>, size: number): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ isLeft: false, isRight: false });
  useEffect(() => {
    const element = line.current;
    if (element === null) return undefined;
    const look = (): void => {
      const isLeft = element.scrollLeft > 1;
      const isRight = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setOverflow((old) => (old.isLeft === isLeft && old.isRight === isRight ? old : { isLeft, isRight }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [line, size]);
  return overflow;
}
