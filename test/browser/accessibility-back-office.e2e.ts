import { flatten, menuSeed } from '../../server/src/rbac/menus/menu-seed.js';
import { offeredPages } from './back-office-pages.js';
import { expect, test } from './fixtures.js';
import { expectSound, tableOverflow } from './page-checks.js';

const pages = flatten(menuSeed).filter(({ type, hidden }) => type === 'C' && !hidden);
const directories = [...new Set(pages.map(({ parent }) => parent ?? 'start'))];

/** A test has one bound of time however many pages its directory has, so it takes a few of them at a time. */
const PAGES_OF_A_TEST = 5;
/** The menu and the bar above are the same on all pages of a test, and the rows of a table are drawn by one piece of code. */
const FRAME = ['nav:not(main nav)', 'header:not(main header)'];
const MANY_ROWS = ['main tbody tr:nth-child(n + 16)'];

const groups = directories.flatMap((directory) => {
  const ofIt = pages.filter(({ parent }) => (parent ?? 'start') === directory);
  return Array.from({ length: Math.ceil(ofIt.length / PAGES_OF_A_TEST) }, (_, at) => ({
    name: at === 0 ? directory : `${directory} ${at + 1}`,
    pages: ofIt.slice(at * PAGES_OF_A_TEST, (at + 1) * PAGES_OF_A_TEST),
  }));
});

// Pages are many and depend on nothing of each other.
test.describe.configure({ mode: 'parallel' });

test.beforeAll(async ({ demo }) => demo.enquire());

for (const group of groups) {
  test(`back office, ${group.name}: no serious barrier, no raw name of a text, no sideways scroll, tables fit`, async ({
    page,
    language,
    t,
    signIn,
    picture,
  }) => {
    await signIn(page, 'admin');
    await page.goto(`/#${group.pages[0]?.path ?? ''}`);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
    // A page of the menu that this version does not have yet is offered to nobody.
    const offered = await offeredPages(page, t);
    expect(offered).not.toEqual([]);
    const there = group.pages.flatMap(({ key, path }) =>
      path !== null && offered.includes(path) ? [{ key, path }] : [],
    );
    for (const [at, { key, path }] of there.entries()) {
      const apart = at === 0 ? MANY_ROWS : [...FRAME, ...MANY_ROWS];
      await test.step(path, async () => {
        await page.goto(`/#${path}`);
        await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
        const busy = page.locator('main [aria-busy="true"]').filter({ visible: true });
        await expect(busy).toHaveCount(0);
        for (const pixels of await tableOverflow(page)) expect.soft(pixels, path).toBeLessThanOrEqual(0);
        await expectSound(page, { language, t, picture: () => picture(page, `back-office-${key}`), apart });
      });
    }
  });
}
