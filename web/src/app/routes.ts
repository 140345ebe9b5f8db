import { pages } from 'virtual:storefront-pages';
import { type LazyPage, lazyPage } from '../lib/lazy-page';
import type { PageHandle } from '../storefront/storefront-page';

/** One page: what the frame knows about it, who may see it, and its code. */
export interface AppRoute extends PageHandle, LazyPage {}

const routes: ReadonlyMap<string, AppRoute> = new Map(
  pages.flatMap(([paths, load, texts, handle]) => {
    const route = { ...(handle as PageHandle), ...lazyPage(load, texts) }; // checked where it is declared
    return paths.map((path): [string, AppRoute] => [path, route]);
  }),
);

export const routeOf = (pathname: string): AppRoute | undefined =>
  routes.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
