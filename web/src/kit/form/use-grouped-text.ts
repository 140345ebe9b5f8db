import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from 'react';
import { caretAfter, digitsIn } from './caret';

/**
 * An input whose text gets separators while it is typed: the caret stays behind the digit it was behind, and while an input
 * method composes nothing is taken.
 */
export function useGroupedText(shown: string, onTyped: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const taken = useRef<{ text: string; digits: number } | null>(null);
  // While an input method composes, its raw text must stay untouched.
  const [composed, setComposed] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (taken.current === null || input.current === null) return;
    const { text, digits } = taken.current;
    taken.current = null;
    if (input.current.value === text) return;
    const position = caretAfter(input.current.value, digits);
    input.current.setSelectionRange(position, position);
  });
  const take = ({ value, selectionStart }: HTMLInputElement): void => {
    taken.current = { text: value, digits: digitsIn(value.slice(0, selectionStart ?? value.length)) };
    onTyped(value);
  };
  return {
    ref: input,
    value: composed ?? shown,
    onChange: (event: ChangeEvent<HTMLInputElement>): void => {
      const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
      if (isComposing) setComposed(event.currentTarget.value);
      else take(event.currentTarget);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>): void => {
      setComposed(null);
      take(event.currentTarget);
    },
  };
}
