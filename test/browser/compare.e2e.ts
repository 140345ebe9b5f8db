import { expect, phone, test } from './fixtures.js';
import { sidewaysScroll } from './page-checks.js';

test('four items are compared side by side, a fifth is refused in words; the address can be sent to a phone', async ({
  page,
  t,
  picture,
  anotherPerson,
}) => {
  const main = page.getByRole('main');
  // Of one maker, so that something is the same; what others publish meanwhile is of others.
  await page.goto('/#/searchCommodity?type=3&search=1&goods_name=Yunque');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards.nth(4)).toBeVisible();
  const names = (await cards.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 5);
  const press = (place: number) =>
    cards
      .nth(place)
      .getByRole('button', { name: t('goods:compare.label', { name: names[place] ?? '' }) })
      .click();
  for (const place of [0, 1, 2, 3]) await press(place);
  const tray = page.getByRole('region', { name: t('compare:title') });
  await expect(tray.getByRole('listitem')).toHaveCount(4);
  await press(4);
  await expect(page.getByText(t('goods:compare.full', { max: 4 }))).toBeVisible();
  await expect(tray.getByRole('listitem')).toHaveCount(4);

  await tray.getByRole('link', { name: t('compare:tray.compare') }).click();
  const table = main.getByRole('table', { name: t('compare:table.label') });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const rowsOf = table.getByRole('row');
  const all = await rowsOf.count();
  await main.getByRole('switch', { name: t('compare:only_differences') }).click();
  await expect.poll(() => rowsOf.count()).toBeLessThan(all);
  await picture(page, 'compare');
  await table.getByRole('button', { name: t('compare:remove_of', { name: names[0] ?? '' }) }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(/ids=\d+(,|%2C)\d+(,|%2C)\d+$/);

  const friend = await anotherPerson(phone);
  await friend.goto(page.url());
  await expect(friend.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  expect(await sidewaysScroll(friend)).toBe(0);
  await picture(friend, 'compare-phone');
});
