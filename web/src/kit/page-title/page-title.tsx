import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { mayTakeFocus, nameTab } from './page-name';
import classes from './page-title.module.css';

export interface PageTitleProps {
  /** The name of the page: heading, browser tab and last part of the breadcrumb. */
  title: string;
  /** Beside the heading: counts, buttons. */
  children?: ReactNode;
  /** The page shows its name in another way; this one is for screen readers. */
  isHidden?: boolean;
}

/** Names the tab, and gives the h1 the focus after a navigation, so that a screen reader starts there. */
function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => nameTab(title), [title]);
  useEffect(() => {
    // The person may have opened a dialog while the page was loading and be typing there.
    const isInDialog = document.activeElement?.closest('[role="dialog"]') != null;
    if (mayTakeFocus() && !isInDialog) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** The one h1 of a page. */
export function PageTitle({ title, children, isHidden = false }: PageTitleProps) {
  const heading = usePageHeading(title);
  return (
    <div className={isHidden ? classes.hidden : classes.root}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
