import type { ReactNode } from 'react';
import classes from './card-action.module.css';

export interface CardActionProps {
  /** Names the goods as well: many cards have the same button. */
  label: string;
  title: string;
  /** Of a button that stays down; absent where it does something once. */
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A round button over the picture of a card. */
export const CardAction = ({ label, title, isPressed, onClick, children }: CardActionProps) => (
  <button
    type="button"
    className={classes.root}
    aria-label={label}
    aria-pressed={isPressed}
    title={title}
    onClick={onClick}
  >
    {children}
  </button>
);
