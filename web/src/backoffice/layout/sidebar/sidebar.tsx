import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useEscape } from '../../../kit/escape/use-escape';
import { LogoMark } from '../../../kit/logo/logo';
import { useAccess } from '../access/access-context';
import { holds, sidebarOf } from '../menu/menu-tree';
import { useSettings } from '../settings/settings';
import { SideMenu } from './side-menu';
import classes from './sidebar.module.css';
import type { SidebarState } from './use-sidebar';

/** The side menu: whole, a rail of icons, or a drawer on narrow screens. */
export function Sidebar({ sidebar }: { sidebar: SidebarState }) {
  const { t } = useTranslation('backoffice');
  const { sideTheme } = useSettings();
  useEscape(sidebar.isMobile && sidebar.isOpen, sidebar.close);
  if (!sidebar.isMobile) {
    return (
      <aside className={classes.root} data-side={sideTheme} data-rail={!sidebar.isOpen || undefined}>
        <Content isRail={!sidebar.isOpen} />
      </aside>
    );
  }
  return (
    <Drawer.Root
      opened={sidebar.isOpen}
      onClose={sidebar.close}
      closeOnEscape={false}
      size={200}
      transitionProps={{ duration: 150 }}
      classNames={{ body: classes.drawer, content: classes.drawerContent }}
    >
      <Drawer.Overlay />
      {/* The name belongs to the dialog, not to the box around it. */}
      <Drawer.Content aria-label={t('sidebar.label')}>
        <Drawer.Body>
          <div className={classes.root} data-side={sideTheme} data-drawer>
            <Content isRail={false} />
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Content({ isRail }: { isRail: boolean }) {
  const { t } = useTranslation('backoffice');
  const { menu, home } = useAccess();
  const { topNav, sidebarLogo } = useSettings();
  const { pathname } = useLocation();
  const shown = sidebarOf(menu);
  const top = shown.find((entry) => holds(entry, pathname));
  // With the top menu the sidebar shows what is under its current entry.
  const entries = !topNav || top === undefined ? shown : top.children.length > 0 ? top.children : [top];
  return (
    <>
      {sidebarLogo && (
        <Link to={home} className={classes.logo} aria-label={t('sidebar.home')}>
          <LogoMark size={30} />
          {!isRail && <span>Fovea</span>}
        </Link>
      )}
      <nav className={classes.nav} aria-label={t('sidebar.label')}>
        <SideMenu entries={entries} isRail={isRail} />
      </nav>
    </>
  );
}
