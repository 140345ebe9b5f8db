import type { ReactNode } from 'react';
import classes from './document-row.module.css';

/** Documents below each other. */
export function DocumentRows({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-busy={isBusy}>
      {children}
    </ul>
  );
}

/** One of them: its kind and number, what is known of it, and at the side what can be done with it. */
export function DocumentRow({
  kind,
  number,
  mark,
  facts,
  children,
}: {
  kind: string;
  number: string;
  mark?: ReactNode;
  /** Lines. */
  facts: readonly string[];
  children: ReactNode;
}) {
  return (
    <li className={classes.document}>
      <div className={classes.what}>
        <strong>{kind}</strong> <span className={classes.number}>{number}</span>
        {mark}
        {facts.map((line, at) => (
          <p key={at} className={classes.fine}>
            {line}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}
