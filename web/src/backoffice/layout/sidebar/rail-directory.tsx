import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { Badge } from '../badge';
import type { Badges } from '../badges.queries';
import { countOf, type MenuEntry } from '../menu/menu-tree';
import { MenuIcon } from '../menu/menu-icon';
import classes from './sidebar.module.css';

export interface RailDirectoryProps {
  entry: MenuEntry;
  count: number;
  badges: Badges;
  isCurrent: boolean;
}

/** In the rail of icons a directory opens beside it. */
export function RailDirectory({ entry, count, badges, isCurrent }: RailDirectoryProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Menu
      position="right-start"
      offset={6}
      trigger="click-hover"
      openDelay={60}
      closeDelay={120}
      width={210}
      shadow="md"
    >
      <Menu.Target>
        <button
          type="button"
          className={classes.item}
          data-admin={entry.isAdmin || undefined}
          data-holds={isCurrent || undefined}
          aria-label={entry.title}
        >
          <MenuIcon name={entry.icon} size={20} />
          {count > 0 && <span className={classes.dot} />}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{entry.title}</Menu.Label>
        {entry.children.map((child) => (
          <Menu.Item
            key={child.path}
            aria-current={child.path === pathname ? 'page' : undefined}
            rightSection={<Badge count={countOf(child, badges)} />}
            onClick={() =>
              child.link === null ? void navigate(child.path) : window.open(child.link, '_blank', 'noopener')
            }
          >
            {child.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
