import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FITTED, type Frame, pan, type View, zoomAt } from './pan-zoom';

const WHEEL_SPEED = 0.0016;
const STEP = 1.5;

export interface PanZoom {
  view: View;
  isMoving: boolean;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  move: (byX: number, byY: number) => void;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
}

interface Spot {
  x: number;
  y: number;
}

/** Wheel, drag and two fingers on one frame. */
export function usePanZoom(frame: RefObject<HTMLElement | null>): PanZoom {
  const [view, setView] = useState<View>(FITTED);
  const [isMoving, setMoving] = useState(false);
  const pointers = useRef(new Map<number, Spot>());

  const change = useCallback(
    (next: (view: View, size: Frame) => View) => {
      const element = frame.current;
      if (element === null) return;
      const size = { width: element.clientWidth, height: element.clientHeight };
      setView((old) => next(old, size));
    },
    [frame],
  );
  const fromMiddle = useCallback(
    (spot: Spot): Spot => {
      const box = frame.current?.getBoundingClientRect();
      return box === undefined
        ? { x: 0, y: 0 }
        : { x: spot.x - box.x - box.width / 2, y: spot.y - box.y - box.height / 2 };
    },
    [frame],
  );
  const zoom = useCallback(
    (factor: number, at: Spot = { x: 0, y: 0 }) => change((old, size) => zoomAt(old, factor, at, size)),
    [change],
  );
  const move = useCallback(
    (byX: number, byY: number) => change((old, size) => pan(old, byX, byY, size)),
    [change],
  );

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL_SPEED), fromMiddle({ x: event.clientX, y: event.clientY }));
    };
    // React's own listener is passive and could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, fromMiddle, zoom]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button') !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    setMoving(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      move(now.x - before.x, now.y - before.y);
      return;
    }
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    if (was > 0) zoom(Math.hypot(now.x - other.x, now.y - other.y) / was, fromMiddle(middle));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) setMoving(false);
  };
  return {
    view,
    isMoving,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    reset: useCallback(() => setView(FITTED), []),
    move,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
