import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { rawKeys, seriousViolations } from './page-checks.js';
import type { PageTexts } from './page-texts.js';

/** No other journey reads this page; each language writes its own text. */
const TYPE = 'licence';

// A drawer that slides moves away under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openEditor(page: Page, t: PageTexts, title: string) {
  await page.getByRole('button', { name: title, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('content:static.edit_of', { name: title }) });
  await expect(drawer.getByRole('textbox', { name: t('content:static.field_content') })).toBeVisible();
  return drawer;
}

test('staff rewrite a page in one language; readers see it until the built-in text is back', async ({
  page,
  t,
  signIn,
  language,
  anotherPerson,
  context,
  picture,
}) => {
  await signIn(page, 'admin');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reader = await anotherPerson();
  await reader.goto(`/#/staticPage?type=${TYPE}`);
  const article = reader.getByRole('article');
  const builtIn = (await article.getByRole('heading').first().innerText()).trim();
  const title = (await reader.getByRole('heading', { level: 1 }).innerText()).trim();
  const body = `Written in ${language}`;

  await page.goto('/#/content/staticPages');
  const drawer = await openEditor(page, t, title);
  const text = drawer.getByRole('textbox', { name: t('content:static.field_content') });
  const tool = (name: string) => drawer.getByRole('button', { name: t(`kit:editor.${name}`), exact: true });
  await test.step('headings, pasted text without its styles, and a picture', async () => {
    await text.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await tool('h2').click();
    await page.keyboard.type(body);
    await page.keyboard.press('Enter');
    await page.evaluate(async () => {
      const kind = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
      const item = { ...kind('text/html', '<b>Taken</b> along'), ...kind('text/plain', 'Taken along') };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    });
    await page.keyboard.press('Control+v');
    await expect(text.getByText('Taken along')).toBeVisible();
    await expect(text.locator('strong')).toHaveCount(0);
    const choosing = page.waitForEvent('filechooser');
    await tool('image').click();
    await (await choosing).setFiles('docs/lot-page.png');
    await expect(text.getByRole('img', { name: 'lot-page.png' })).toBeVisible();
  });
  await picture(page, 'static-page-editor', { isWhole: false });
  expect(await seriousViolations(page)).toEqual([]);
  expect(await rawKeys(page, t)).toEqual([]);
  await drawer.getByRole('button', { name: t('content:static.preview'), exact: true }).click();
  await expect(
    drawer.getByRole('region', { name: t('content:static.preview_label') }).getByRole('heading'),
  ).toHaveText(body);
  await drawer.getByRole('button', { name: t('common:action.save'), exact: true }).click();
  await expect(drawer).toBeHidden();

  await reader.reload();
  await expect(article.getByRole('heading')).toHaveText(body);
  await expect(article.getByRole('img', { name: 'lot-page.png' })).toBeVisible();

  const again = await openEditor(page, t, title);
  const reset = page.getByRole('button', { name: t('content:static.reset'), exact: true });
  await reset.click();
  await reset.last().click();
  await expect(again.getByRole('heading', { name: builtIn })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  await reader.reload();
  await expect(article.getByRole('heading').first()).toHaveText(builtIn);
});
