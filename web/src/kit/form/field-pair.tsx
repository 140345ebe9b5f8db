import type { ReactNode } from 'react';
import classes from './field-pair.module.css';

/** Fields that are beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
