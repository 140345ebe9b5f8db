import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { OfflineBar } from '../../kit/offline-bar/offline-bar';
import { countNavigation, nameTabs } from '../../kit/page-title/page-name';
import { KeyList, useKeyList } from '../../kit/shortcuts/key-list';
import { loadNamespace } from '../../lib/i18n';
import { FROM_BACK_OFFICE, paths } from '../../lib/paths';
import { pageOf } from '../pages';
import { useAccess } from './access/access-context';
import { Forbidden } from './access/forbidden';
import { NotFound } from './access/not-found';
import { pageOfDirectory } from './menu/menu-tree';
import { Navbar } from './navbar/navbar';
import { noteRecent } from './search/recent-pages';
import { useSettings } from './settings/settings';
import classes from './shell.module.css';
import { Sidebar } from './sidebar/sidebar';
import { useSidebar } from './sidebar/use-sidebar';
import { KeptPages } from './tags/kept-pages';
import { LossDialog } from './tags/loss-dialog';
import { TagsBar } from './tags/tags-bar';
import { redirectTarget, useTags } from './tags/use-tags';
import { useLeaveGuard } from './tags/use-leave-guard';
import { useKeptScroll } from './use-kept-scroll';
import { useLiveShell } from './use-live-shell';

const SettingsDrawer = lazy(() =>
  import('./settings/settings-drawer').then((module) => ({ default: module.SettingsDrawer })),
);

const Waiting = lazy(async () => {
  const [module] = await Promise.all([import('./waiting-calls'), loadNamespace('scan')]);
  return { default: module.WaitingCalls };
});

/** Side menu, header, tags bar and the page. */
export function Shell({ isNavigating }: { isNavigating: boolean }) {
  const { t } = useTranslation('backoffice');
  const settings = useSettings();
  const sidebar = useSidebar();
  const tags = useTags();
  const { pathname, search } = useLocation();
  const [isSetting, setSetting] = useState(false);
  const keys = useKeyList();
  const main = useRef<HTMLElement>(null);
  useLiveShell();
  useKeptScroll(tags);
  useLeaveGuard(tags.unsaved);
  // Before the effects of the page, which read it.
  useLayoutEffect(countNavigation, [pathname]);
  const { active } = tags;
  useEffect(() => {
    if (active !== null) noteRecent(active);
  }, [active]);
  useLayoutEffect(() => {
    nameTabs(settings.dynamicTitle);
    return () => nameTabs(true);
  }, [settings.dynamicTitle]);

  return (
    <div
      className={classes.root}
      data-rail={(!sidebar.isMobile && !sidebar.isOpen) || undefined}
      data-mobile={sidebar.isMobile || undefined}
      data-side={settings.sideTheme}
    >
      <a
        className={classes.skip}
        // The router owns the part after the hash, so the jump is made by hand.
        href={`#${pathname}${search}`}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('frame.skip')}
      </a>
      <Sidebar sidebar={sidebar} />
      <div className={classes.column}>
        {isNavigating && <div className={classes.progress} aria-hidden />}
        <div className={classes.head} data-fixed={settings.fixedHeader || undefined}>
          <OfflineBar />
          <Navbar sidebar={sidebar} onSettings={() => setSetting(true)} onKeys={keys.open} />
          {settings.tagsView && <TagsBar tags={tags} />}
        </div>
        <Suspense>
          <Waiting unsaved={tags.unsaved} />
        </Suspense>
        <main ref={main} tabIndex={-1} className={classes.main} aria-busy={isNavigating}>
          <KeptPages tags={tags.kept} active={tags.active} unsaved={tags.unsaved} />
          {tags.active === null && <Elsewhere key={pathname} />}
        </main>
      </div>
      <LossDialog question={tags.question} onClose={tags.dropQuestion} />
      {keys.isOpen && <KeyList onClose={keys.close} />}
      {isSetting && (
        <Suspense>
          <SettingsDrawer onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** An address that is no page of this person: a refresh, a directory, a page of others, or nothing. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  const { menu, home } = useAccess();
  const target = redirectTarget(pathname);
  if (target !== null) return <Onward to={target + search} />;
  const first = pageOfDirectory(menu, pathname);
  if (first !== undefined) return <Navigate to={first} replace />;
  if (pathname === paths.notFound) return <NotFound />;
  if (pathname === paths.forbidden) return <Forbidden />;
  if (pageOf(pathname) === undefined)
    return <Navigate to={paths.notFound} replace state={FROM_BACK_OFFICE} />;
  // The way into the back office is the same for everybody; where it begins is not.
  return pathname === paths.dashboard ? <Navigate to={home} replace /> : <Forbidden />;
}

/** The second half of a refresh; after the drawing, so that the old page is gone before the new one comes. */
function Onward({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
