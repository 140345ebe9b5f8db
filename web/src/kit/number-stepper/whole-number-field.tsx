import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { groupedNumber, numberFault, plainNumber, wholeIn } from '../form/number-text';
import { useNumberText } from '../form/use-number-text';
import classes from './number-stepper.module.css';
import { useGroupedText } from '../form/use-grouped-text';

export interface WholeNumberFieldProps {
  label: string;
  /** Null is the empty field, and what is no whole number. */
  value: number | null;
  /** As it was typed, also outside the bounds. */
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
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

const UNBOUNDED = { min: Number.MIN_SAFE_INTEGER };
const plainOf = (value: number | null): string => (value === null ? '' : String(value));

/**
 * A whole number with thousands separators while typing, and room for an affix. What is typed stays; outside the bounds it is
 * refused as soon as the field is left.
 */
export function WholeNumberField({
  label,
  value,
  onChange,
  min,
  max,
  affix,
  hint,
  error: givenError,
  disabled = false,
  onEnter,
  onArrow,
  before,
  after,
  id: givenId,
}: WholeNumberFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const textOf = useNumberText();
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  // What is no whole number, and what a number alone does not show, stays while nobody sets another one.
  const text = wholeIn(typed) === value ? typed : plainOf(value);
  const grouped = useGroupedText(groupedNumber(text), (next) => {
    setTyped(plainNumber(next));
    setLeft(false);
    onChange(wholeIn(next));
  });
  const isUnreadable = numberFault(text, UNBOUNDED) !== null;
  // What the page says of a number out of bounds is more than the bound.
  const isShown = givenError === undefined ? isLeft : isUnreadable;
  const bounds = {
    min: min ?? 0,
    ...(max !== undefined && { max }),
  };
  const error = (isShown ? textOf(text, bounds) : undefined) ?? givenError;

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
            {...grouped}
            id={id}
            className={classes.input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            disabled={disabled}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy === '' ? undefined : describedBy}
            onBlur={() => setLeft(true)}
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
