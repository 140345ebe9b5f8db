import { pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { sandboxTexts } from '../../server/src/i18n/sandbox-text.js';

test('goods are bought at once and paid on the page of a provider', async ({
  page,
  demo,
  language,
  t,
  signIn,
  picture,
}) => {
  const name = `Trial frame ${Date.now()}`;
  const [goodsId = 0] = await demo.handIn([name], { price: '30000', freight: '0', pay_types: [1, 4] });
  await demo.decide(goodsId, 1);
  await demo.livesInJapan('bidder4');
  await signIn(page, 'bidder4');
  const main = page.getByRole('main');

  await test.step('from the goods to the order', async () => {
    await page.goto(`/#/commodityDetail?id=${goodsId}`);
    await pressed(main, t('goods:cart.buy_now'));
    await main.getByRole('radio', { name: t.like('checkout:payment.online') }).click();
    await picture(page, 'purchase-1-checkout');
    // A tenth of tax comes on top.
    await main.getByRole('button', { name: /33,000/ }).click();
    await expect(page).toHaveURL(/#\/paymentOrder\?id=\d+/);
  });

  await test.step('paid on the page of the provider, which leads back', async () => {
    await main.getByRole('radio', { name: t('payment:method.4') }).check();
    await pressed(main, t('payment:order.go_on'));
    const texts = sandboxTexts(language);
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(page.getByText(/33,000/)).toBeVisible();
    await pressed(page, texts.pay);
    await expect(main.getByRole('heading', { name: t('payment:success.done') })).toBeVisible();
    await picture(page, 'purchase-2-paid');
  });

  await test.step('and the order waits to be shipped', async () => {
    await main.getByRole('link', { name: t('payment:success.to_order') }).click();
    const steps = main.getByRole('list', { name: t('order:steps.label') });
    await expect(steps.locator('[aria-current="step"]')).toContainText(t('order:steps.shipped'));
  });
});
