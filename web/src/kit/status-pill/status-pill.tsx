import type { ReactNode } from 'react';
import classes from './status-pill.module.css';

export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'violet' | 'neutral';

/** A state in words; the dot repeats the colour's meaning, never carries it alone. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.root} data-tone={tone}>
      <span className={classes.dot} aria-hidden />
      {children}
    </span>
  );
}
