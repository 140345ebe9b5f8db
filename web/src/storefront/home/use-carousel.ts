import { useDocumentVisibility, useMediaQuery } from '@mantine/hooks';
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

export const MOVE_MS = 7_000;
/** A scroll without movement for so long has arrived. */
const SETTLED_MS = 120;

type Handlers = Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur' | 'onKeyDown'>;
type TrackHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onScroll' | 'onPointerEnter' | 'onPointerLeave' | 'onTouchStart' | 'onTouchEnd' | 'onTouchCancel'
>;

export interface CarouselState {
  /** From 0. */
  place: number;
  /** The slide a person chose, to be announced; null when it moved automatically. */
  chosen: number | null;
  /** Whether it moves by itself while nobody is at it. */
  isPlaying: boolean;
  /** The reader prefers reduced motion: it never moves automatically. */
  isStill: boolean;
  show: (place: number) => void;
  toggle: () => void;
  track: RefObject<HTMLDivElement | null>;
  handlers: Handlers;
  trackHandlers: TrackHandlers;
}

/**
 * The position of a line of slides. It moves automatically, but not under the pointer, a finger or the focus,
 * not in a hidden tab, not after "pause", and never with reduced motion.
 */
export function useCarousel(count: number): CarouselState {
  const track = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const takesFocus = useRef(false);
  const [requestedPlace, setPlace] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(true);
  const [isUnderHand, setUnderHand] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', false, {
    getInitialValueInEffect: false,
  });
  const isSeen = useDocumentVisibility() === 'visible';
  // A lot that ended is a slide less.
  const place = Math.min(requestedPlace, count - 1);
  const isMoving = count > 1 && isPlaying && !isStill && !isUnderHand && !isFocused && isSeen;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => {
      const next = (place + 1) % count;
      setChosen(null);
      setPlace(next);
      scrollToSlide(track.current, next, next !== 0);
    }, MOVE_MS);
    return () => clearTimeout(timer);
  }, [isMoving, place, count]);
  useEffect(() => () => clearTimeout(settling.current), []);
  // The slide that had the focus went out of sight and lost it: it goes along.
  useEffect(() => {
    const slide = track.current?.children[place];
    if (takesFocus.current && slide instanceof HTMLElement) slide.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [place]);

  const show = (wanted: number): void => {
    const next = (wanted + count) % count;
    setChosen(next);
    setPlace(next);
    scrollToSlide(track.current, next, !isStill && Math.abs(next - place) === 1);
  };
  const settle = (): void => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      if (track.current !== null) setPlace(placeOf(track.current));
    }, SETTLED_MS);
  };
  const press = (event: KeyboardEvent): void => {
    if (count < 2 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    takesFocus.current = event.target instanceof Node && track.current?.contains(event.target) === true;
    show(place + (event.key === 'ArrowRight' ? 1 : -1));
  };
  const hold = (): void => setUnderHand(true);
  const letGo = (): void => setUnderHand(false);
  return {
    place,
    chosen,
    isPlaying,
    isStill,
    show,
    toggle: () => setPlaying(!isPlaying),
    track,
    handlers: {
      // After "play" it must be seen playing.
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setFocused(target.dataset.rotation === undefined),
      onBlur: () => setFocused(false),
      onKeyDown: press,
    },
    trackHandlers: {
      onScroll: settle,
      // A finger enters as well, but may never leave.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') hold();
      },
      onPointerLeave: letGo,
      onTouchStart: hold,
      onTouchEnd: letGo,
      onTouchCancel: letGo,
    },
  };
}

/** Neighbouring slides glide; over several at once, or with reduced motion, it jumps. */
function scrollToSlide(track: HTMLElement | null, place: number, isGliding: boolean): void {
  track?.scrollTo({ left: place * track.clientWidth, behavior: isGliding ? 'smooth' : 'instant' });
}

/** The slide that fills most of the track. */
const placeOf = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
