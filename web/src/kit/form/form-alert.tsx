import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form-alert.module.css';

/** The server's error of the form as a whole. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={classes.root}>
      <IconAlertCircle size={20} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
