import type { Language } from '@fovea/shared-types/language';
import type { Locator, Page } from '@playwright/test';
import { flatten, menuSeed } from '../../server/src/rbac/menus/menu-seed.js';
import { expect } from './fixtures.js';
import type { PageTexts } from './page-texts.js';

/** What several journeys of the back office do alike. */
const LANGUAGE_AT: Readonly<Record<Language, 0 | 1 | 2>> = { zh: 0, en: 1, ja: 2 };

/** The title of a page or directory of the menu by its key, as it came with the program. */
export function menuTitle(key: string, language: Language): string {
  const row = flatten(menuSeed).find((one) => one.key === key);
  if (row === undefined) throw new Error(`no menu "${key}"`);
  return row.titles[LANGUAGE_AT[language]];
}

const sideMenu = (page: Page, t: PageTexts): Locator =>
  page.getByRole('navigation', { name: t('backoffice:sidebar.label') });

/** The addresses that the side menu leads to, also those inside a closed directory. */
export const offeredPages = (page: Page, t: PageTexts): Promise<string[]> =>
  sideMenu(page, t)
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^#/, '') ?? ''));

/** Waits until the side menu leads to these pages and to no other. */
export const offersOnly = (page: Page, t: PageTexts, addresses: readonly string[]): Promise<void> =>
  expect.poll(() => offeredPages(page, t)).toEqual(addresses);

/** Fills one field of the search over the table, and waits for the row that bears what was sought. */
export async function findRow(page: Page, t: PageTexts, label: string, sought: string): Promise<Locator> {
  const field = page.getByRole('search').getByLabel(label, { exact: true });
  await field.fill(sought);
  await field.press('Enter');
  // The previous list stays, under an overlay, until the answer is there: a click would hit the overlay.
  const inAddress = new URLSearchParams({ sought }).toString().replace('sought=', '');
  await expect.poll(() => page.url()).toContain(inAddress);
  // And the page may still be the one of the address before.
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('main').getByRole('table').first()).toHaveAttribute('aria-busy', 'false');
  const row = page.getByRole('row').filter({ hasText: sought });
  await expect(row).toHaveCount(1);
  return row;
}
