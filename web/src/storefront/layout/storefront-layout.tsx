import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { OfflineBar } from '../../kit/offline-bar/offline-bar';
import { countNavigation } from '../../kit/page-title/page-name';
import { loadNamespace } from '../../lib/i18n';
import { useLoginRequest } from '../../lib/session';
import { CompareCorner } from '../compare/compare-corner';
import { Breadcrumb } from './breadcrumb';
import { CategoryBar } from './category-bar';
import { Footer } from './footer';
import { Header } from './header';
import type { RouteHandle } from './route-handle';
import classes from './storefront-layout.module.css';
import { useLiveHeader } from './use-live-header';

const LoginDialog = lazy(async () => {
  const [module] = await Promise.all([import('../auth/login-dialog'), loadNamespace('auth')]);
  return { default: module.LoginDialog };
});

export interface StorefrontLayoutProps {
  route: RouteHandle;
  isNavigating: boolean;
  children: ReactNode;
}

/** Header, category bar, breadcrumb, the page, footer. */
export function StorefrontLayout({ route, isNavigating, children }: StorefrontLayoutProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const loginRequest = useLoginRequest();
  const main = useRef<HTMLElement>(null);
  useLiveHeader();
  // Before the effects of the page, which read it.
  useLayoutEffect(countNavigation, [pathname]);

  return (
    <div className={classes.root}>
      <nav aria-label={t('header.skip')}>
        <a
          className={classes.skip}
          // The router owns the part after the hash, so the jump is made by hand.
          href={`#${pathname}${search}`}
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
            main.current?.scrollIntoView();
          }}
        >
          {t('header.skip')}
        </a>
      </nav>
      {isNavigating && <div className={classes.progress} aria-hidden />}
      <OfflineBar />
      <Header />
      <CategoryBar />
      <main ref={main} tabIndex={-1} className={route.isHome === true ? classes.wide : classes.main}>
        {route.isHome !== true && <Breadcrumb handle={route} />}
        {children}
      </main>
      <Footer />
      <CompareCorner />
      {loginRequest !== null && (
        <Suspense>
          <LoginDialog request={loginRequest} />
        </Suspense>
      )}
    </div>
  );
}
