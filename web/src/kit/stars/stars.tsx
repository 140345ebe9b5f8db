import { IconStarFilled } from '@tabler/icons-react';
import classes from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5];

/** So many of five stars, also parts of one; for screen readers a sentence. */
export function Stars({ value, label, size = 18 }: { value: number; label: string; size?: number }) {
  return (
    <span className={classes.root} role="img" aria-label={label}>
      {[classes.empty, classes.full].map((layer, at) => (
        <span
          key={layer}
          className={layer}
          style={at === 0 ? undefined : { clipPath: `inset(0 ${100 - value * 20}% 0 0)` }}
          aria-hidden
        >
          {FIVE.map((star) => (
            <IconStarFilled key={star} size={size} />
          ))}
        </span>
      ))}
    </span>
  );
}
