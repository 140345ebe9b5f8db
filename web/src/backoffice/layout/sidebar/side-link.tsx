import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import { IconExternalLink, IconShieldFilled } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Badge } from '../badge';
import type { MenuEntry } from '../menu/menu-tree';
import { MenuIcon } from '../menu/menu-icon';
import { VisuallyHidden } from '../../../kit/visually-hidden/visually-hidden';
import classes from './sidebar.module.css';

/** Icon and title; a title that does not fit is read in a tooltip. */
export function SideName({ entry, isChild = false }: { entry: MenuEntry; isChild?: boolean }) {
  const { t } = useTranslation('backoffice');
  const title = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = title.current;
    if (element !== null) setCut(element.scrollWidth > element.clientWidth);
  }, [entry.title]);
  return (
    <Tooltip label={entry.title} position="right" offset={24} disabled={!isCut} events={ALL_EVENTS}>
      <span className={classes.name}>
        {!isChild && <MenuIcon name={entry.icon} />}
        <span ref={title} className={classes.title}>
          {entry.title}
        </span>
        {entry.isAdmin && (
          <>
            <IconShieldFilled size={13} className={classes.shield} aria-hidden />
            <VisuallyHidden>{t('sidebar.admin')}</VisuallyHidden>
          </>
        )}
      </span>
    </Tooltip>
  );
}

const ALL_EVENTS = { hover: true, focus: true, touch: false };

export interface SideLinkProps {
  entry: MenuEntry;
  count: number;
  isRail: boolean;
  isChild?: boolean;
}

/** A page of the menu, or an address outside in a window of its own. */
export function SideLink({ entry, count, isRail, isChild = false }: SideLinkProps) {
  const { t } = useTranslation('backoffice');
  const { pathname } = useLocation();
  const look = {
    className: classes.item,
    'data-child': isChild || undefined,
    'data-admin': entry.isAdmin || undefined,
  };
  const content = isRail ? (
    <>
      <MenuIcon name={entry.icon} size={20} />
      <VisuallyHidden>{entry.title}</VisuallyHidden>
      {count > 0 && <span className={classes.dot} />}
    </>
  ) : (
    <>
      <SideName entry={entry} isChild={isChild} />
      <Badge count={count} />
    </>
  );
  const link =
    entry.link === null ? (
      <Link to={entry.path} aria-current={pathname === entry.path ? 'page' : undefined} {...look}>
        {content}
      </Link>
    ) : (
      <a href={entry.link} target="_blank" rel="noopener noreferrer" {...look}>
        {content}
        {!isRail && <IconExternalLink size={14} aria-hidden />}
        <VisuallyHidden>{t('state.new_window', { ns: 'common' })}</VisuallyHidden>
      </a>
    );
  return isRail ? (
    <Tooltip label={entry.title} position="right" events={ALL_EVENTS}>
      {link}
    </Tooltip>
  ) : (
    link
  );
}
