import { lazy, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Frame } from '../backoffice/layout/frame';
import { isBackOfficeAddress } from '../backoffice/pages';
import { loadNamespace } from '../lib/i18n';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { ToMall } from './to-mall';

const SignIn = lazy(async () => {
  const [module] = await Promise.all([import('../storefront/auth/login-dialog'), loadNamespace('auth')]);
  return { default: module.LoginDialog };
});

/** Whatever is not a page of the storefront: the back office, and what exists nowhere. */
export function BackOffice({ isNavigating }: { isNavigating: boolean }) {
  const { pathname, search } = useLocation();
  const { isSignedIn } = useSession();
  // A session that ends later opens the log-in dialog over the page, which stays.
  const [wasAdmitted] = useState(isSignedIn);
  if (pathname.length > 1 && pathname.endsWith('/'))
    return <Navigate to={pathname.replace(/\/+$/, '') + search} replace />;
  if (isSignedIn || wasAdmitted) return <Frame isNavigating={isNavigating} SignIn={SignIn} />;
  if (!isBackOfficeAddress(pathname)) return <Navigate to={paths.notFound} replace />;
  return <ToMall from={pathname + search} />;
}
