import type { Page } from '@playwright/test';

/**
 * Counts what a person does on the page from now on, until it is loaded anew: presses of a pointer, keys outside of texts,
 * and texts that were filled in.
 * @returns how many it were so far
 */
export async function countedInteractions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const told = document.documentElement.dataset;
    const add = (): void => {
      told.interactions = String(Number(told.interactions) + 1);
    };
    const isText = ({ target }: Event): boolean =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));
    told.interactions = '0';
    addEventListener('pointerdown', add, true);
    addEventListener('keydown', (event) => (event.key === 'Enter' || !isText(event)) && add(), true);
    addEventListener('change', (event) => isText(event) && add(), true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.interactions));
}
