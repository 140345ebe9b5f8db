import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';
import { escaped, type PageTexts } from './page-texts.js';

/** What several journeys of the account do alike. */
export const accountMenu = (page: Page, t: PageTexts): Locator =>
  page.getByRole('banner').getByRole('button', { name: t('common:header.account') });

export const loginButton = (page: Page, t: PageTexts): Locator =>
  page.getByRole('banner').getByRole('button', { name: t('common:action.login'), exact: true });

/** Everywhere but in Chinese the agreement is ticked beforehand. */
export async function agree(place: Pick<Page, 'getByRole'>, language: string): Promise<void> {
  const agreement = place.getByRole('checkbox');
  await expect(agreement).toBeChecked({ checked: language !== 'zh' });
  await agreement.check();
}

/** Types a number into the list of area codes and takes the first it finds. */
export async function chooseAreaCode(page: Page, t: PageTexts, typed: string): Promise<void> {
  // The list below has the same label.
  const code = page
    .locator('input')
    .and(page.getByLabel(labelPattern(t('auth:field.area_code'))))
    .first();
  await code.click();
  await code.fill(typed);
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(code).toHaveValue(new RegExp(`^\\+${typed} `));
}

/** A field by its label; the asterisk of a required one is part of it. */
export const labelled = (place: Pick<Page, 'getByLabel'>, label: string): Locator =>
  place.getByLabel(labelPattern(label)).first();

const labelPattern = (label: string): RegExp => new RegExp(`^${escaped(label)} ?\\*?$`);

export const pressed = (place: Pick<Page, 'getByRole'>, label: string): Promise<void> =>
  place.getByRole('button', { name: label, exact: true }).click();
