import type { Page } from '@playwright/test';
import { flatten, menuSeed } from '../../server/src/rbac/menu-seed.js';
import { offeredPages } from './back-office-pages.js';
import { expect, phone, test } from './fixtures.js';
import { rawKeys, seriousViolations, sidewaysScroll } from './page-checks.js';

/** Under this the side menu is a drawer and tables show what decides. */
const NARROW = { width: 991, height: 1100 };
const WIDE = { width: 1440, height: 900 };

const pages = flatten(menuSeed).filter(({ type, hidden }) => type === 'C' && !hidden);
const directories = [...new Set(pages.map(({ parent }) => parent ?? 'start'))];

for (const directory of directories) {
  test(`back office, ${directory}: no serious barrier, no raw name of a text, no sideways scroll`, async ({
    page,
    language,
    say,
    signIn,
    picture,
  }) => {
    await signIn(page, 'admin');
    await page.goto('/#/dashboard');
    await expect(heading(page)).toBeVisible();
    const offered = await offeredPages(page, say);
    for (const { key, path, parent } of pages) {
      if ((parent ?? 'start') !== directory || path === null || !offered.includes(path)) continue;
      await test.step(path, async () => {
        await page.setViewportSize(WIDE);
        await page.goto(`/#${path}`);
        await isThere(page);
        expect(await seriousViolations(page)).toEqual([]);
        expect(await rawKeys(page, say)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        await picture(page, `back-office-${key}`);

        await page.setViewportSize(NARROW);
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
        await page.setViewportSize(phone);
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
        // The languages share the narrow layout.
        if (language === 'en') expect(await seriousViolations(page)).toEqual([]);
        expect(await rawKeys(page, say)).toEqual([]);
        await picture(page, `back-office-${key}`);
      });
    }
  });
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** A page with its rows: nothing of it is still on its way. */
async function isThere(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [data-busy="true"]').filter({ visible: true })).toHaveCount(
    0,
  );
}
