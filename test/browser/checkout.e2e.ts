import { pressed } from './account-pages.js';
import { expect, phone, test } from './fixtures.js';
import { told } from './notices.js';
import { expectSound } from './page-checks.js';

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('what a visitor puts into the cart is his after signing in, priced whole and ordered', async ({
    page,
    house,
    language,
    say,
    signIn,
    picture,
  }) => {
    const name = `Slit lamp lens ${Date.now()}`;
    const [goodsId = 0] = await house.handIn([name], { quantity: 5, price: '40000', freight: '1500' });
    await house.decide(goodsId, 1);
    await house.livesInJapan('bidder1');
    const main = page.getByRole('main');

    await test.step('a visitor puts two into the cart', async () => {
      await page.goto(`/#/commodityDetail?id=${goodsId}`);
      await pressed(main, say('goods:cart.more'));
      await pressed(main, say('goods:cart.add'));
      await told(page, say('goods:cart.added_here'));
      const kept = page.getByRole('button', { name: say('common:header.cart', { count: 2 }) });
      await kept.click();
      await expect(page.getByRole('dialog', { name: say('auth:login.title') })).toBeVisible();
    });

    await test.step('signed in he finds them, and a third is told to change freight', async () => {
      await signIn(page, 'bidder1');
      await page.reload();
      await page.goto('/#/shoppingCart');
      const line = main.getByRole('listitem').filter({ hasText: name });
      await expect(line).toBeVisible();
      await pressed(line, say('cart:more', { name }));
      await expect(line.getByText(say('cart:freight_note'))).toBeVisible();
      await expect(page.getByRole('link', { name: say('common:header.cart', { count: 3 }) })).toBeVisible();
      await expectSound(page, { language, say, picture: () => picture(page, 'checkout-1-cart') });
    });

    await test.step('address, delivery, payment and the whole price stand on one page', async () => {
      await main.getByRole('link', { name: say.like('cart:checkout_for') }).click();
      // 3 × 40,000, 1,500 for each two pieces, and a tenth of both.
      const order = main.getByRole('button', { name: /135,300/ });
      await expect(order).toBeVisible();
      await main.getByRole('radio', { name: say.like('checkout:delivery.pickup') }).click();
      await expect(main.getByRole('button', { name: /132,000/ })).toBeVisible();
      await main.getByRole('radio', { name: say.like('checkout:delivery.carrier') }).click();
      await expectSound(page, { language, say, picture: () => picture(page, 'checkout-2-review') });
      await order.click();
    });

    await test.step('and leads to the payment of it', async () => {
      await expect(page).toHaveURL(/#\/paymentOrder\?id=\d+/);
      await expect(main.getByText(/135,300/).first()).toBeVisible();
    });
  });
});
