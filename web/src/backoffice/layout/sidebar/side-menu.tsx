import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Badge } from '../badge';
import { useBadges } from '../badges.queries';
import { countOf, holds, type MenuEntry } from '../menu/menu-tree';
import { RailDirectory } from './rail-directory';
import { SideLink, SideName } from './side-link';
import classes from './sidebar.module.css';

/** Entries of the menu; of the directories one is open at a time. */
export function SideMenu({ entries, isRail }: { entries: readonly MenuEntry[]; isRail: boolean }) {
  const { pathname } = useLocation();
  const badges = useBadges();
  const current = entries.find((entry) => entry.children.length > 0 && holds(entry, pathname))?.path ?? null;
  const [choice, setChoice] = useState({ current, open: current });
  // Opening a page opens its directory; until then the person's choice is kept.
  if (choice.current !== current) setChoice({ current, open: current ?? choice.open });

  return (
    <ul className={classes.list}>
      {entries.map((entry) => {
        const count = countOf(entry, badges);
        if (entry.children.length === 0) {
          return (
            <li key={entry.path}>
              <SideLink entry={entry} count={count} isRail={isRail} />
            </li>
          );
        }
        if (isRail) {
          return (
            <li key={entry.path}>
              <RailDirectory entry={entry} count={count} badges={badges} isCurrent={entry.path === current} />
            </li>
          );
        }
        const isOpen = choice.open === entry.path;
        return (
          <li key={entry.path}>
            <button
              type="button"
              className={classes.item}
              data-admin={entry.isAdmin || undefined}
              data-holds={entry.path === current || undefined}
              aria-expanded={isOpen}
              onClick={() => setChoice({ current, open: isOpen ? null : entry.path })}
            >
              <SideName entry={entry} />
              {!isOpen && <Badge count={count} />}
              <IconChevronDown size={14} className={classes.chevron} aria-hidden />
            </button>
            <div className={classes.fold} data-open={isOpen || undefined}>
              <ul className={classes.children}>
                {entry.children.map((child) => (
                  <li key={child.path}>
                    <SideLink entry={child} count={countOf(child, badges)} isRail={false} isChild />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
