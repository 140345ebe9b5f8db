import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { escaped, type Words } from './words.js';

/** What axe calls serious or critical, as "rule: where". */
export async function seriousViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).join('; ')}`,
      );
  });
}

/** How many pixels of the page lie beyond the right edge. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Names of texts that stand where the texts should, also where only a screen reader finds them. */
export async function rawKeys(page: Page, { keys }: Words): Promise<string[]> {
  const read = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ].join('\n');
  });
  // A key without a dot may well be a word of the page.
  const telling = keys.filter((key) => key.includes('.'));
  return telling.filter((key) => new RegExp(`(^|[\\s:])${escaped(key)}($|\\s)`).test(read));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
