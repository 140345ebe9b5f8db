import type { Language } from '@fovea/shared-types/language';
import { expect, type Page, test, type ViewportSize } from '@playwright/test';
import axe from 'axe-core';
import { isOfThisTurn } from './axe-turns.js';
import type { PageTexts } from './page-texts.js';

/**
 * What axe calls serious or critical, as "rule: where"; nothing where it is another turn's (axe-turns.ts).
 * @param apart selectors of what need not be looked at; in the long run nothing is left out
 */
export async function seriousViolations(page: Page, apart: readonly string[] = []): Promise<string[]> {
  const address = new URL(page.url()).hash.replace(/\?.*/, '');
  if (!isOfThisTurn(`${test.info().title} ${address}`)) return [];
  const leftOut = process.env.FOVEA_LONG === '1' ? [] : apart;
  // The same document keeps it from one address to the next.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selectors) => {
    // What is still coming in is paler than it will be; what turns for ever is not waited for.
    const coming = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(coming.map(({ finished }) => finished));
    const exclude = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
    const { violations } = await window.axe.run(
      { include: [document], exclude },
      { resultTypes: ['violations'] },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).join('; ')}`,
      );
  }, leftOut);
}

/** How many pixels of the page are beyond the right edge. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How many pixels of each visible table are beyond the right edge of its place. */
export const tableOverflow = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main table')]
      .filter((table) => table.checkVisibility())
      .map(({ parentElement: place }) => (place?.scrollWidth ?? 0) - (place?.clientWidth ?? 0)),
  );

/** Names of texts shown instead of the texts, also where only a screen reader finds them. */
export async function rawKeys(page: Page, { keys }: PageTexts): Promise<string[]> {
  const read = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ].join('\n');
  });
  // A key without a dot may well be a word on the page.
  const qualified = keys.filter((key) => key.includes('.'));
  const stands = new Set(read.split(/\s+/).flatMap(endsOf));
  return qualified.filter((key) => stands.has(key));
}

/** A word, and its parts behind each colon. */
const endsOf = (key: string): string[] => key.split(':').map((_, at, parts) => parts.slice(at).join(':'));

interface Check {
  language: Language;
  t: PageTexts;
  /** Keeps how the page looks now. */
  picture: () => Promise<void>;
  /** What is the same as on a page that was looked at before. */
  apart?: readonly string[];
}

const WIDE: ViewportSize = { width: 1440, height: 900 };
/** The widest at which the side menu of the back office is a drawer and tables show only what decides. */
const NARROW: ViewportSize = { width: 991, height: 1100 };
const PHONE: ViewportSize = { width: 390, height: 844 };

/** One visit at all widths: no serious barrier, no raw name of a text, no sideways scroll; leaves the page wide. */
export async function expectSound(page: Page, { language, t, picture, apart = [] }: Check): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
  // Nothing of the page is on its way any more.
  const busy = page.locator('[aria-busy="true"], [data-busy="true"]').filter({ visible: true });
  await expect(busy).toHaveCount(0);
  expect(await seriousViolations(page, apart)).toEqual([]);
  expect(await rawKeys(page, t)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await picture();
  await page.setViewportSize(NARROW);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await page.setViewportSize(PHONE);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  // The languages share the narrow layout.
  if (language === 'en') expect(await seriousViolations(page, apart)).toEqual([]);
  expect(await rawKeys(page, t)).toEqual([]);
  await picture();
  await page.setViewportSize(WIDE);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
