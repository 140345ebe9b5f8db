import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './number-stepper.module.css';
import { WholeNumberField, type WholeNumberFieldProps } from './whole-number-field';

export interface NumberStepperProps extends Omit<
  WholeNumberFieldProps,
  'onArrow' | 'before' | 'after' | 'id'
> {
  /** The values the two buttons lead to; by one when absent. */
  up?: (value: number) => number;
  down?: (value: number) => number;
  /** What the buttons start from when the field is empty. */
  fallback?: number;
  increaseLabel: string;
  decreaseLabel: string;
}

/** A whole number with − and +. */
export function NumberStepper({
  up = (from) => from + 1,
  down = (from) => from - 1,
  fallback = 0,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  increaseLabel,
  decreaseLabel,
  ...field
}: NumberStepperProps) {
  const id = useId();
  const { value, onChange, disabled = false } = field;
  const from = value ?? fallback;
  const step = (next: (from: number) => number) => onChange(Math.min(max, Math.max(min, next(from))));
  const button = (label: string, icon: ReactNode, next: (from: number) => number, isAtEnd: boolean) => (
    <button
      type="button"
      className={classes.step}
      aria-label={label}
      aria-controls={id}
      disabled={disabled || isAtEnd}
      onClick={() => step(next)}
    >
      {icon}
    </button>
  );
  return (
    <WholeNumberField
      {...field}
      min={min}
      max={max}
      id={id}
      onArrow={(direction) => step(direction === 1 ? up : down)}
      before={button(decreaseLabel, <IconMinus size={18} aria-hidden />, down, from <= min)}
      after={button(increaseLabel, <IconPlus size={18} aria-hidden />, up, from >= max)}
    />
  );
}
