import { pages as declared } from 'virtual:back-office-pages';
import { type LazyPage, lazyPage } from '../lib/lazy-page';

/**
 * Every page of the back office by its path, as its file declares it. Which of them a person may open, and what they
 * are called, comes with the menu from the server.
 */
const pages: ReadonlyMap<string, LazyPage> = new Map(
  declared.flatMap(([paths, load, texts]) => {
    const page = lazyPage(load, texts);
    return paths.map((path): [string, LazyPage] => [path, page]);
  }),
);

export const pageOf = (pathname: string): LazyPage | undefined => pages.get(pathname);

/** The only directory whose page is not below it. */
const MEMBER_DIRECTORY = '/member';

/** A page, a directory of pages, or the helper that draws a page anew. */
export const isBackOfficeAddress = (pathname: string): boolean =>
  pages.has(pathname) ||
  pathname.startsWith('/redirect/') ||
  pathname === MEMBER_DIRECTORY ||
  [...pages.keys()].some((path) => path.startsWith(`${pathname}/`));
