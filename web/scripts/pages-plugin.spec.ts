import { describe, expect, it } from 'vitest';
import { moduleOf, pagesOf, readPages } from './pages-plugin.ts';

const DECLARED = `
import { paths } from '../../lib/paths';
export function UserPage() { return <p>{'users'}</p>; }
backOfficePage(UserPage, { path: '/system/user', texts: ['kit', 'system'] });
storefrontPage(HomePage, { path: [paths.shoppingMall, paths.index], texts: [], title: 'route.home', isHome: true });
`;

describe('pages', () => {
  it('declare their paths, texts and what the frame knows about them', () => {
    expect(pagesOf(DECLARED)).toMatchObject([
      {
        maker: 'backOfficePage',
        component: 'UserPage',
        paths: [`'/system/user'`],
        texts: `['kit', 'system']`,
        handle: '',
      },
      {
        maker: 'storefrontPage',
        component: 'HomePage',
        paths: ['paths.shoppingMall', 'paths.index'],
        texts: '[]',
        handle: `title: 'route.home', isHome: true`,
      },
    ]);
  });

  it('declare what can be read without running them', () => {
    for (const hidden of [
      `backOfficePage(UserPage, declared);`,
      `backOfficePage(() => null, { path: '/system/user', texts: [] });`,
      `backOfficePage(UserPage, { path: PATH, texts: [] });`,
      `backOfficePage(UserPage, { path: '/system/user', texts: TEXTS });`,
      `backOfficePage(UserPage, { texts: [] });`,
      `backOfficePage(UserPage, { ...shared });`,
    ])
      expect(() => pagesOf(hidden)).toThrow();
  });

  it('have each path once', () => {
    const pages = pagesOf(DECLARED);
    expect(() =>
      moduleOf('backOfficePage', [
        ['a.page.tsx', pages],
        ['b.page.tsx', pages],
      ]),
    ).toThrow('two pages have the path');
  });

  it('are all found: those without a declaration are parts of another', () => {
    const parts = readPages().flatMap(([file, pages]) => (pages.length === 0 ? [file] : []));
    expect(parts).toEqual([
      'backoffice/auction/terms.page.tsx',
      'backoffice/goods/goods-list.page.tsx',
      'backoffice/goods/publish/publish.page.tsx',
      'storefront/ai-search/ai-search.page.tsx',
      'storefront/search/search.page.tsx',
    ]);
  });
});
