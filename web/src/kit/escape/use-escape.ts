import { useEffect, useEffectEvent, useRef } from 'react';

interface Layer {
  /** Counts the openings: the highest one is on top. */
  order: number;
  close: () => void;
}

const layers = new Set<Layer>();
let openings = 0;

/** The focus is in a list of Mantine's or the kit's own that closes first. */
const isKept = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';

/** Checked in the capture phase: in the bubble phase that list has closed already, and its mark is gone. */
let isForOther = false;
const look = (event: KeyboardEvent): void => {
  isForOther = isKept(event.target);
};

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || isForOther) return;
  [...layers].sort((one, other) => other.order - one.order)[0]?.close();
}

function listen(): void {
  window.addEventListener('keydown', look, { capture: true });
  window.addEventListener('keydown', onKeyDown);
}

function stopListening(): void {
  window.removeEventListener('keydown', look, { capture: true });
  window.removeEventListener('keydown', onKeyDown);
}

/**
 * Esc closes the dialog, drawer or viewer that was opened last, and none below it. Mantine's own
 * `closeOnEscape` would close all of them at once, so components that use this turn that one off.
 */
export function useEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const order = useRef(0);
  useEffect(() => {
    if (!isOpen) {
      order.current = 0;
      return undefined;
    }
    // Kept while a page is hidden: dialogs that are shown again keep their order.
    if (order.current === 0) order.current = ++openings;
    const layer: Layer = { order: order.current, close: () => close() };
    if (layers.size === 0) listen();
    layers.add(layer);
    return () => {
      layers.delete(layer);
      if (layers.size === 0) stopListening();
    };
  }, [isOpen]);
}
