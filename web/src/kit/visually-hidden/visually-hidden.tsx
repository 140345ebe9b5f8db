import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Read by screen readers, not shown. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={classes.root}>{children}</span>
);
