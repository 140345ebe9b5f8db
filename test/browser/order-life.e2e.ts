import { expect, test } from './fixtures.js';
import { labelled, pressed } from './account-pages.js';

test('an order is paid, shipped, received and reviewed, each side seeing the other’s step at once', async ({
  page,
  language,
  t,
  demo,
  signIn,
  anotherPerson,
  picture,
}) => {
  const buyer = language === 'en' ? 'bidder2' : 'bidder3';
  const lot = await demo.openLot({
    endsInSeconds: 3_600,
    extendSeconds: 0,
    terms: { start_price: '1000', step_price: '100', buy_now_price: '3000' },
  });
  await lot.buy(buyer);
  await demo.livesInJapan(buyer);
  const staffPage = await anotherPerson();
  const main = page.getByRole('main');
  const drawer = staffPage.getByRole('dialog').first();
  const steps = main.getByRole('list', { name: t('order:steps.label') });
  const current = (name: string) => expect(steps.locator('[aria-current="step"]')).toContainText(t(name));
  let number = '';

  await test.step('the winner pays from the balance', async () => {
    await signIn(page, buyer);
    await page.goto('/#/myOrders');
    const row = main.getByRole('listitem').filter({ hasText: lot.name }).first();
    // The order follows the close.
    await expect(async () => {
      await page.reload();
      await expect(row).toBeVisible({ timeout: 10_000 });
    }).toPass();
    number = /F\d{8}-\d+/.exec((await row.textContent()) ?? '')?.[0] ?? '';
    await row.getByRole('link').first().click();
    await current('order:steps.paid');
    await main.getByRole('link', { name: t('order:detail.pay') }).click();
    await main.getByRole('button', { name: t.like('checkout:place') }).click();
    await main.getByRole('radio', { name: t('payment:method.1') }).check();
    const [pay = ''] = t('payment:order.pay').split('{{');
    await main.getByRole('button', { name: pay.trim() }).last().click();
    await main.getByRole('link', { name: t('payment:success.to_order') }).click();
    await current('order:steps.shipped');
    await picture(page, 'order-life-1-paid');
  });

  await test.step('the merchant ships, and the buyer sees it without reloading', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto('/#/orders/orderList?status=20');
    await staffPage.getByRole('row').filter({ hasText: number }).getByText(number).click();
    await pressed(drawer, t('order_admin:ship.action'));
    const dialog = staffPage.getByRole('dialog').last();
    await labelled(dialog, { zh: '承运方', en: 'Carrier', ja: '配送業者' }[language]).click();
    await staffPage
      .getByRole('option', { name: { zh: '佐川急便', en: 'Sagawa Express', ja: '佐川急便' }[language] })
      .click();
    await labelled(dialog, { zh: '物流单号', en: 'Tracking no.', ja: '送り状番号' }[language]).fill(
      '1234-5678-9012',
    );
    await picture(staffPage, 'order-life-2-ship');
    await pressed(dialog, t('order_admin:ship.action'));
    await expect(drawer.getByRole('link', { name: '1234-5678-9012' })).toBeVisible();
    await expect(main.getByRole('link', { name: '1234-5678-9012' })).toBeVisible();
    await current('order:steps.received');
    await picture(page, 'order-life-3-sent');
  });

  await test.step('the buyer receives and reviews it, and the back office follows', async () => {
    await pressed(main, t('order:receive.action'));
    await pressed(page.getByRole('dialog'), t('order:receive.action'));
    await current('order:steps.evaluated');
    const history = drawer.getByRole('region').filter({ hasText: t('order_admin:history.title') });
    await expect(history.getByRole('listitem')).toHaveCount(4);
    await picture(staffPage, 'order-life-4-received');
    await main.getByRole('link', { name: t('order:detail.evaluate') }).click();
    const card = main.getByRole('article').filter({ hasText: lot.name }).first();
    await card.getByRole('radio', { name: t('evaluation:star.5') }).check({ force: true });
    await labelled(card, t('evaluation:form.content')).fill('As described.');
    await pressed(card, t('evaluation:form.send'));
    await expect(history.getByRole('listitem')).toHaveCount(5);
  });
});
