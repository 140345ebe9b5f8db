import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { expect } from './fixtures.js';
import type { PageTexts } from './page-texts.js';

/** Imports a file of the bank for the account in yen. */
export async function importBankFile(
  page: Page,
  t: PageTexts,
  language: Language,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.goto('/#/finance/bankImport');
  await pressed(
    page.getByRole('main'),
    { zh: '导入银行文件', en: 'Import bank file', ja: '銀行のファイルを取り込む' }[language],
  );
  const dialog = page.getByRole('dialog', { name: t('bank:import.title') });
  await labelled(dialog, t('bank:import.account')).click();
  await page.getByRole('option', { name: /^JPY/ }).click();
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await pressed(dialog, t('bank:import.add'));
  await expect(dialog).toBeHidden();
}
