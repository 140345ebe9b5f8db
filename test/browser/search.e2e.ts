import { demoPerson } from './demo-client.js';
import { expect, test } from './fixtures.js';

/** One thing in three languages, and as somebody types it in a hurry. */
const QUERIES = ['眼底相机', 'fundus camera', '眼底カメラ'];
const TYPO = 'fundas camra';

test('a word of each language finds the same goods, whatever language they were written in; a typing error is corrected', async ({
  page,
  picture,
}) => {
  const main = page.getByRole('main');
  const cards = main.getByRole('link').filter({ has: page.getByRole('heading', { level: 2 }) });
  const found: string[][] = [];
  for (const texts of QUERIES) {
    // At a fixed price: auctions come and go while somebody looks.
    await page.goto(`/#/searchCommodity?type=3&search=1&goods_name=${encodeURIComponent(texts)}`);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(texts);
    await expect(cards.first()).toBeVisible();
    found.push((await cards.getByRole('heading').allTextContents()).sort());
  }
  expect(found[0]?.length).toBeGreaterThan(0);
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);

  await page.getByRole('combobox').first().fill(TYPO);
  await page.keyboard.press('Enter');
  await expect(main.getByText(TYPO).first()).toBeVisible();
  await expect(cards.first()).toBeVisible();
  await picture(page, 'search-put-right');
});

test('what is typed opens suggestions, which the arrows choose', async ({ page, t }) => {
  const box = page.getByRole('combobox').first();
  await page.goto('/#/shoppingMall');
  await box.fill('眼底');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searchCommodity|classify|commodityDetail/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('common:route.home'));
});

test('a favourite pressed signed out is kept after the log-in, and is listed among the favourites', async ({
  page,
  t,
}) => {
  await page.goto('/#/searchCommodity?type=3&search=1');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const heart = card.getByRole('button', { name: t('goods:heart.label', { name }) });
  await heart.click();
  const { email, password } = demoPerson('bidder2');
  const login = page.getByRole('dialog', { name: t('auth:login.title') });
  await login.getByRole('textbox', { name: t('auth:field.email') }).fill(email);
  await login.getByLabel(t('auth:field.password'), { exact: true }).fill(password);
  await login.getByRole('checkbox').check();
  await login.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/#/favorites');
  await expect(page.getByRole('main').getByRole('heading', { name, exact: true }).first()).toBeVisible();
});
