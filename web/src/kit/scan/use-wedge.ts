import { useEffect, useEffectEvent } from 'react';
import { WedgeReader } from './wedge';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const fieldIn = (target: EventTarget | null): Typed | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;

/** Resets a field to its previous value, so that React's form is updated. */
function restore(field: Typed, value: string): void {
  const of = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Captures what a scanner sends wherever the focus is. Typed text is left alone: keys pass as they are, and only when a burst turns
 * out to be a code, its Enter does nothing and the field in which it landed gets back what it held.
 */
export function useWedge(onScan: (code: string) => void, isOn = true): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    if (!isOn) return;
    const reader = new WedgeReader();
    let held: { field: Typed; value: string } | null = null;
    const onKey = (event: KeyboardEvent): void => {
      const field = fieldIn(event.target);
      const reading = reader.read(event);
      // The key has not reached the field yet.
      if (reading.kind === 'maybe' && reading.count === 1) held = field && { field, value: field.value };
      if (reading.kind !== 'scan') return;
      // A burst that follows other text in a field for codes is the end of a longer code: the field takes it whole.
      if (field?.dataset.codeField !== undefined && held?.field === field && held.value !== '') return;
      event.preventDefault();
      event.stopPropagation();
      if (held && held.field === field) restore(held.field, held.value);
      held = null;
      scanned(reading.code);
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isOn]);
}
