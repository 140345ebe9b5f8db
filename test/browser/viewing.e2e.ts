import { pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectSound } from './page-checks.js';

const WEDNESDAY = 3;

test('a viewing by video is held, paid and confirmed, each side seeing the other’s step at once', async ({
  page,
  language,
  t,
  demo,
  signIn,
  anotherPerson,
  picture,
}) => {
  const name = `Biometer ${Date.now()}`;
  const [goodsId = 0] = await demo.handIn([name]);
  await demo.decide(goodsId, 1);
  const staffPage = await anotherPerson();
  const main = page.getByRole('main');
  const sound = (file: string) => expectSound(page, { language, t, picture: () => picture(page, file) });

  await test.step('the buyer chooses a slot, agrees to the rules and holds it', async () => {
    await signIn(page, language === 'en' ? 'bidder2' : 'bidder1');
    await page.goto(`/#/commodityDetail?id=${goodsId}`);
    await pressed(main, t('goods:viewing.button'));
    await pressed(main, t('reservation:calendar.later'));
    const days = main.getByRole('radiogroup', { name: t('reservation:calendar.day') });
    // Merchants of the demo are there on weekdays.
    await days
      .getByRole('radio')
      .nth((WEDNESDAY + 7 - new Date().getDay()) % 7)
      .click();
    const slots = main.getByRole('radiogroup', { name: t('reservation:calendar.slot') });
    await slots.getByRole('radio').nth(2).click();
    await main.getByRole('checkbox').check();
    await sound('viewing-1-slot');
    await pressed(main, t('reservation:book.hold'));
    await expect(page).toHaveURL(/paymentOrder\?.*subject_type=reservation/);
  });

  await test.step('pays the fee, which the merchant’s list shows at once', async () => {
    await signIn(staffPage, 'seller');
    await staffPage.goto('/#/orders/reservationApproval');
    await expect(staffPage.getByRole('main').getByRole('table').first()).toBeVisible();
    await main.getByRole('button', { name: /1,000/ }).click();
    await expect(main.getByText(t('payment:success.done_viewing'))).toBeVisible();
    await main.getByRole('link', { name: t('payment:success.to_viewing') }).click();
    const [waits = ''] = t('reservation:step.wait').split('{{');
    await expect(main.getByRole('status').filter({ hasText: waits.trim() })).toBeVisible();
    await sound('viewing-2-paid');
  });

  await test.step('the merchant confirms it', async () => {
    await staffPage.getByRole('row').filter({ hasText: name }).getByText(name).click();
    await pressed(staffPage.getByRole('dialog').first(), t('reservation:confirm'));
    await picture(staffPage, 'viewing-3-desk');
    await pressed(staffPage.getByRole('dialog').last(), t('reservation:confirm'));
  });

  await test.step('and the buyer sees it without reloading, and may still move it', async () => {
    await pressed(main, t('reservation:change.action'));
    await expect(page.getByRole('dialog', { name: t('reservation:change.title') })).toBeVisible();
  });
});
