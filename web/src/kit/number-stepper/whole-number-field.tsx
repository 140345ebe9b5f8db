import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './number-stepper.module.css';
import { caretAfter, digitsIn, readWhole, writeWhole } from './whole-number';

export interface WholeNumberFieldProps {
  label: string;
  /** Null is the empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Shown fixed before the number, as a currency is. */
  affix?: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  onEnter?: () => void;
  /** The keys up and down; +1 or -1. */
  onArrow?: (direction: 1 | -1) => void;
  /** Beside the number, within its frame. */
  before?: ReactNode;
  after?: ReactNode;
  /** Of the input, for who refers to it. */
  id?: string;
}

/** A whole number with thousands separators while typing, and room for an affix. */
export function WholeNumberField({
  label,
  value,
  onChange,
  affix,
  hint,
  error,
  disabled = false,
  onEnter,
  onArrow,
  before,
  after,
  id: givenId,
}: WholeNumberFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
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
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && onEnter !== undefined) {
      event.preventDefault();
      onEnter();
    }
    if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && onArrow !== undefined) {
      event.preventDefault();
      onArrow(event.key === 'ArrowUp' ? 1 : -1);
    }
  };

  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {hint !== undefined && (
          <p className={classes.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <div
        className={classes.row}
        data-error={error !== undefined || undefined}
        data-disabled={disabled || undefined}
      >
        {before}
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
        {after}
      </div>
      {error !== undefined && (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
