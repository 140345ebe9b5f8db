import { expect, test } from './fixtures.js';

const SENTENCE = {
  zh: '2019年以后的二手OCT，600万日元以内，不要拍卖的',
  en: 'A used OCT from 2019 or later, under six million yen, no auctions',
  ja: '2019年以降の中古OCTで600万円以下、オークション以外',
};

test('a sentence becomes filters that are removed by hand, and each hit has its reason; without the call the page search helps', async ({
  page,
  t,
  language,
  picture,
}) => {
  const main = page.getByRole('main');
  const chips = main.getByRole('region', { name: t('ai-search:understood') }).getByRole('button');
  await page.goto('/#/searchCommodity?type=1&search=1');
  await main.getByRole('link', { name: t('ai-search:mode.ai') }).click();
  await expect(main.getByRole('heading', { level: 1, name: t('ai-search:start.title') })).toBeVisible();
  await page.getByRole('combobox').fill(SENTENCE[language]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=2/);
  await expect(chips).toHaveCount(5);
  await expect(main.getByText(t('ai-search:suggested'))).toBeVisible();
  const hits = main.getByRole('region', { name: t('ai-search:fits_all') }).getByRole('listitem');
  await expect(hits.first()).toContainText('OCT');
  await picture(page, 'ai-search');

  await chips.last().focus();
  await page.keyboard.press('Delete');
  await expect(chips).toHaveCount(5); // four filters, and the way back
  await expect(page).toHaveURL(/without=year/);
  await page.goBack();
  await expect(page).not.toHaveURL(/without=/);

  await page.route('**/goods/ai-search-goods', (route) =>
    route.fulfill({ json: { code: -101, msg: 'busy', data: null, error: 'BUSY' } }),
  );
  await page.goto('/#/searchCommodity?type=1&search=2&goods_name=OCT');
  await expect(main.getByText(t('ai-search:failed'))).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
