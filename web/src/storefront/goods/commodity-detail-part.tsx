import { type ReactNode, useId } from 'react';
import classes from './commodity-detail-facts.module.css';

export interface CommodityPartProps {
  title: string;
  /** Where a link can lead. */
  id?: string;
  children: ReactNode;
}

/** One card of the page of goods, under its heading. */
export function CommodityPart({ title, id, children }: CommodityPartProps) {
  const heading = useId();
  return (
    <section id={id} className={classes.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
