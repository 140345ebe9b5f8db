import { freePort } from '../../scripts/lib/network.mjs';
import { startStripe, type StripeStandIn } from '../support/stripe-stand-in.js';
import { pressed } from './account-pages.js';
import { expect, test as base } from './fixtures.js';
import { startOn } from './product.js';

const SECRET = 'whsec_of_the_journeys';
const STARTED_MS = 300_000;

/**
 * A product of its own, because its payment provider is configured when it starts; and Stripe as the product
 * sees it.
 */
const test = base.extend<object, { shop: { url: string; stripe: StripeStandIn } }>({
  shop: [
    async ({}, use) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const stripe = await startStripe(SECRET, url);
      const product = await startOn(port, {
        ...{ PUBLIC_URL: url, PAYMENT_PROVIDER: 'stripe', STRIPE_API_URL: stripe.url },
        ...{ STRIPE_SECRET_KEY: 'sk_test_of_the_journeys', STRIPE_WEBHOOK_SECRET: SECRET },
      });
      await use({ url, stripe });
      await product.stop();
      await stripe.stop();
    },
    { scope: 'worker', timeout: STARTED_MS },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

test('goods are bought and paid at Stripe, which is believed by its signature and once', async ({
  page,
  shop,
  demo,
  t,
  signIn,
  picture,
}) => {
  const [goodsId = 0] = await demo.handIn([`Trial frame ${Date.now()}`], {
    ...{ price: '30000', freight: '0', pay_types: [1, 4] },
  });
  await demo.decide(goodsId, 1);
  await demo.livesInJapan('bidder4');
  await signIn(page, 'bidder4');
  const main = page.getByRole('main');

  await test.step('from the checkout to the page of Stripe', async () => {
    await page.goto(`/#/placeOrder?goods_id=${goodsId}&quantity=1`);
    await main.getByRole('radio', { name: t.like('checkout:payment.online') }).click();
    // A tenth of tax comes on top.
    await main.getByRole('button', { name: /33,000/ }).click();
    await expect(page).toHaveURL(/#\/paymentOrder\?id=\d+/);
    await main.getByRole('radio', { name: t('payment:method.4') }).check();
    await pressed(main, t('payment:order.go_on'));
    await expect(page.getByRole('heading', { name: '33000 jpy' })).toBeVisible();
  });

  await test.step('a buyer who cancels there may pay again', async () => {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/#\/paymentOrder\?id=\d+/);
    await main.getByRole('radio', { name: t('payment:method.4') }).check();
    await pressed(main, t('payment:order.go_on'));
    await expect(page.getByRole('heading', { name: '33000 jpy' })).toBeVisible();
  });

  await test.step('a message with a foreign signature is refused, and a repeated one pays once', async () => {
    await pressed(page, 'Pay now');
    await expect(main.getByRole('heading', { name: t('payment:success.done') })).toBeVisible();
    expect(shop.stripe.answers).toEqual([400, 200, 200]);
    await picture(page, 'stripe-1-paid');
    await main.getByRole('link', { name: t('payment:success.to_order') }).click();
    const steps = main.getByRole('list', { name: t('order:steps.label') });
    await expect(steps.locator('[aria-current="step"]')).toContainText(t('order:steps.shipped'));
  });
});
