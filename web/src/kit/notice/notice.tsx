import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** A line over the form that stays: what holds for it, and what can be done. */
export function Notice({
  tone = 'info',
  children,
  actions,
}: {
  tone?: 'info' | 'warning';
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={classes.root} data-tone={tone} role={tone === 'warning' ? 'alert' : 'note'}>
      <IconInfoCircle size={20} aria-hidden />
      <div>{children}</div>
      {actions !== undefined && <span className={classes.actions}>{actions}</span>}
    </div>
  );
}
