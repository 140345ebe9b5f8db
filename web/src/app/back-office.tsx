import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { BackOfficeLayout } from '../backoffice/layout/back-office-layout';
import { pageOf } from '../backoffice/pages';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { PageLoading } from '../kit/page-loading/page-loading';
import { PageBoundary } from './page-boundary';
import { ToMall } from './to-mall';

/** Whatever is not a page of the storefront: the back office, and what exists nowhere. */
export function BackOffice({ isNavigating }: { isNavigating: boolean }) {
  const { pathname, search, key } = useLocation();
  const { isSignedIn } = useSession();
  const page = pageOf(pathname);
  if (page === undefined) return <Navigate to={paths.notFound} replace />;
  if (!isSignedIn) return <ToMall from={pathname + search} />;
  const { Page } = page;
  return (
    <BackOfficeLayout isNavigating={isNavigating}>
      <PageBoundary place={key}>
        <Suspense fallback={<PageLoading />}>
          <Page key={pathname} />
        </Suspense>
      </PageBoundary>
    </BackOfficeLayout>
  );
}
