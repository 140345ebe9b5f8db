import { lazy, Suspense, useState } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { PageLoading } from '../kit/page-loading/page-loading';
import { loadNamespace } from '../lib/i18n';
import { FROM_BACK_OFFICE, paths } from '../lib/paths';
import { useLoginRequest, useSession } from '../lib/session';
import { StorefrontLayout } from '../storefront/layout/storefront-layout';
import { useIsNavigating } from './hash-router';
import { PageBoundary } from '../kit/page-boundary/page-boundary';
import { type AppRoute, routeOf } from './routes';
import { ToMall } from './to-mall';
import { useScroll } from './use-scroll';

const MantineScope = lazy(() =>
  import('../kit/mantine-scope/mantine-scope').then((module) => ({ default: module.MantineScope })),
);
const AccountLayout = lazy(() =>
  import('../storefront/account/account-layout').then((module) => ({ default: module.AccountLayout })),
);

const BackOffice = lazy(async () => {
  const [module] = await Promise.all([
    import('./back-office'),
    loadNamespace('backoffice'),
    loadNamespace('kit'),
  ]);
  return { default: module.BackOffice };
});

/** The address decides the page; the frame around it stays. */
export function App() {
  const { pathname, key, state } = useLocation() as Location<unknown>;
  const isNavigating = useIsNavigating();
  // One address for what does not exist, in the frame where it was looked for.
  const isStaffs = pathname === paths.notFound && state === FROM_BACK_OFFICE;
  const route = isStaffs ? undefined : routeOf(pathname);
  useScroll(route === undefined);
  if (pathname === paths.root) return <Navigate to={paths.shoppingMall} replace />;
  if (route === undefined) {
    return (
      <Suspense fallback={<PageLoading />}>
        <BackOffice isNavigating={isNavigating} />
      </Suspense>
    );
  }
  return (
    <StorefrontLayout route={route} isNavigating={isNavigating}>
      <PageBoundary key={route.title} place={key}>
        <Suspense fallback={<PageLoading />}>
          <Guarded key={pathname} route={route} />
        </Suspense>
      </PageBoundary>
    </StorefrontLayout>
  );
}

/**
 * Requires a token on arrival. A session that ends later opens the log-in dialog over the page, which stays.
 */
function Guarded({ route }: { route: AppRoute }) {
  const { isSignedIn } = useSession();
  const hasJustEnded = useLoginRequest()?.isExpired === true;
  const [wasAdmitted] = useState(isSignedIn);
  const { pathname, search } = useLocation();
  const { Page } = route;
  if (route.isForMembers === true && !isSignedIn) {
    if (!wasAdmitted) return <ToMall from={pathname + search} />;
    if (!hasJustEnded) return <Navigate to={paths.shoppingMall} replace />;
  }
  if (route.isPlain === true) return <Page />;
  return (
    <MantineScope>{route.isAccount === true ? <AccountLayout page={<Page />} /> : <Page />}</MantineScope>
  );
}
