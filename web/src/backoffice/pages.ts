import { type LazyPage, lazyPage } from '../lib/lazy-page';

/**
 * Every page of the back office by its path: the code, and the namespaces of its texts. Which of them a person may
 * open, and what they are called, comes with the menu from the server.
 */
export const pages: ReadonlyMap<string, LazyPage> = new Map<string, LazyPage>([
  [
    '/dashboard',
    lazyPage(() => import('./dashboard/dashboard.page').then((m) => m.DashboardPage), ['backoffice']),
  ],
]);

export const pageOf = (pathname: string): LazyPage | undefined =>
  pages.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
