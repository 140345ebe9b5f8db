import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitcher } from '../../../kit/language-switcher/language-switcher';
import { useSettings } from '../settings/settings';
import type { SidebarState } from '../sidebar/use-sidebar';
import { Breadcrumb } from './breadcrumb';
import { FullScreenButton } from './full-screen-button';
import { MessageBell } from './message-bell';
import classes from './navbar.module.css';
import { SearchButton } from './search-button';
import { SizeMenu } from './size-menu';
import { TopMenu } from './top-menu';
import { UserMenu } from './user-menu';

export interface NavbarProps {
  sidebar: SidebarState;
  onSettings: () => void;
  onKeys: () => void;
}

/** Where one is on the left, what one may need everywhere on the right. */
export function Navbar({ sidebar, onSettings, onKeys }: NavbarProps) {
  const { t } = useTranslation('backoffice');
  const { topNav } = useSettings();
  const { isMobile, isOpen } = sidebar;
  const ToggleIcon = isMobile
    ? IconMenu2
    : isOpen
      ? IconLayoutSidebarLeftCollapse
      : IconLayoutSidebarLeftExpand;
  return (
    <header className={classes.root}>
      <button
        type="button"
        className={classes.tool}
        aria-label={t(isOpen ? 'navbar.collapse' : 'navbar.expand')}
        aria-expanded={isOpen}
        onClick={sidebar.toggle}
      >
        <ToggleIcon size={20} stroke={1.75} aria-hidden />
      </button>
      <div className={classes.left}>{topNav && !isMobile ? <TopMenu /> : <Breadcrumb />}</div>
      <div className={classes.right}>
        <SearchButton />
        {!isMobile && <FullScreenButton />}
        {!isMobile && <SizeMenu />}
        <LanguageSwitcher hasName={false} className={classes.opener} />
        <MessageBell />
        <UserMenu onSettings={onSettings} onKeys={onKeys} />
      </div>
    </header>
  );
}
