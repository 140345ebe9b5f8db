import type { Permission } from '@fovea/shared-types/permissions';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../lib/permissions';
import classes from './overview.module.css';

interface FigureTileProps {
  label: string;
  value: ReactNode;
  /** The list behind it, for who may read that. */
  list: { path: string; may: Permission };
  children?: ReactNode;
}

/** One number, and the way to the rows that it counts. */
export function FigureTile({ label, value, list, children }: FigureTileProps) {
  const may = useMay();
  const content = (
    <>
      {label} <strong>{value}</strong>
      {children}
    </>
  );
  return (
    <li>
      {may(list.may) ? (
        <Link className={classes.tile} to={list.path}>
          {content}
        </Link>
      ) : (
        <span className={classes.tile}>{content}</span>
      )}
    </li>
  );
}
