import { IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { RadioGroup } from '../radio-group/radio-group';
import classes from './stars.module.css';

export interface StarsFieldProps {
  /** Under which a failed form finds it. */
  name: string;
  label: string;
  /** 0: nothing is chosen yet. */
  value: number;
  /** What so many stars mean: "Good". */
  labelOf: (star: number) => string;
  onChange: (star: number) => void;
  error?: string;
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** One to five stars: a click, or the arrows once Tab has reached them; the choice is beside them as text. */
export function StarsField({ name, label, value, labelOf, onChange, error }: StarsFieldProps) {
  const id = useId();
  const wrong = `${id}-error`;
  return (
    <div className={classes.field}>
      <span id={id} className={classes.label}>
        {label}
        <span className={classes.required} aria-hidden>
          {' '}
          *
        </span>
      </span>
      <div className={classes.line}>
        <RadioGroup labelId={id} className={classes.choice} values={FIVE} value={value} onChoose={onChange}>
          {(star, radio) => (
            <button
              {...radio}
              data-field={radio.tabIndex === 0 ? name : undefined}
              data-on={star <= value || undefined}
              aria-label={labelOf(star)}
              aria-describedby={error === undefined ? undefined : wrong}
            >
              <IconStarFilled size={28} aria-hidden />
            </button>
          )}
        </RadioGroup>
        {value > 0 && (
          <span className={classes.word} aria-hidden>
            {labelOf(value)}
          </span>
        )}
      </div>
      {error !== undefined && (
        <span id={wrong} className={classes.error} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
