import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type ChangeEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './number-stepper.module.css';
import { caretAfter, digitsIn, readWhole, writeWhole } from './whole-number';

export interface NumberStepperProps {
  label: string;
  /** Null is the empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** The values the two buttons lead to; by one when absent. */
  up?: (value: number) => number;
  down?: (value: number) => number;
  /** What the buttons start from when the field is empty. */
  fallback?: number;
  min?: number;
  max?: number;
  increaseLabel: string;
  decreaseLabel: string;
  /** Shown fixed before the number, as a currency is. */
  affix?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  onEnter?: () => void;
}

/** A whole number with − and +, thousands separators while typing, and room for an affix. */
export function NumberStepper({
  label,
  value,
  onChange,
  up = (from) => from + 1,
  down = (from) => from - 1,
  fallback = 0,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  increaseLabel,
  decreaseLabel,
  affix,
  hint,
  error,
  disabled = false,
  onEnter,
}: NumberStepperProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caretDigits = useRef<number | null>(null);
  // While an input method composes, its raw text must stay untouched.
  const [composed, setComposed] = useState<string | null>(null);
  const text = composed ?? writeWhole(value);

  useLayoutEffect(() => {
    if (caretDigits.current === null || input.current === null) return;
    const position = caretAfter(input.current.value, caretDigits.current);
    input.current.setSelectionRange(position, position);
    caretDigits.current = null;
  });

  const take = (field: HTMLInputElement) => {
    caretDigits.current = digitsIn(field.value.slice(0, field.selectionStart ?? field.value.length));
    onChange(readWhole(field.value));
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    if (isComposing) setComposed(event.currentTarget.value);
    else take(event.currentTarget);
  };
  const step = (next: (from: number) => number) => {
    onChange(Math.min(max, Math.max(min, next(value ?? fallback))));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && onEnter !== undefined) {
      event.preventDefault();
      onEnter();
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? up : down);
    }
  };

  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.root}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={classes.row}
        data-error={error !== undefined || undefined}
        data-disabled={disabled || undefined}
      >
        <button
          type="button"
          className={classes.step}
          aria-label={decreaseLabel}
          aria-controls={id}
          disabled={disabled || (value ?? fallback) <= min}
          onClick={() => step(down)}
        >
          <IconMinus size={18} aria-hidden />
        </button>
        <span className={classes.field}>
          {affix !== undefined && (
            <span className={classes.affix} aria-hidden>
              {affix}
            </span>
          )}
          <input
            ref={input}
            id={id}
            className={classes.input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            disabled={disabled}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy === '' ? undefined : describedBy}
            onChange={change}
            onCompositionEnd={(event) => {
              setComposed(null);
              take(event.currentTarget);
            }}
            onKeyDown={press}
          />
        </span>
        <button
          type="button"
          className={classes.step}
          aria-label={increaseLabel}
          aria-controls={id}
          disabled={disabled || (value ?? fallback) >= max}
          onClick={() => step(up)}
        >
          <IconPlus size={18} aria-hidden />
        </button>
      </div>
      {error !== undefined && (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
