import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  /** What this place is for, or how to see something here. */
  text?: string;
  /** The way on: a link or a button. */
  children?: ReactNode;
}

/** The no-data picture with words and a way on. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <NoDataPicture />
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </div>
  );
}

/** An eye chart whose last line nobody has read yet. */
function NoDataPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 160 120" aria-hidden>
      <ellipse cx="80" cy="110" rx="52" ry="6" className={classes.shadow} />
      <rect x="50" y="10" width="60" height="92" rx="8" className={classes.sheet} />
      <path d="M74 24h12M74 24v12M74 30h8M74 36h12" className={classes.sign} />
      <path d="M66 50h6m16 0h6M66 50v7m22-7v7m6 0h-6m-16 0h-6" className={classes.fine} />
      <path d="M64 71h5m6 0h5m6 0h5m5 0h0" className={classes.faint} />
      <path d="M64 82h3m5 0h3m5 0h3m5 0h3m5 0h1" className={classes.faint} />
      <circle cx="108" cy="80" r="20" className={classes.lens} />
      <path d="m122 95 14 14" className={classes.grip} />
      <path d="M98 74a12 12 0 0 1 10-6" className={classes.glint} />
    </svg>
  );
}
