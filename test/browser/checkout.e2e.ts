import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { sandboxTexts } from '../../server/src/i18n/sandbox-text.js';
import { agree, chooseAreaCode, labelled, pressed } from './account-pages.js';
import { expect, phone, test } from './fixtures.js';
import { expectNotice } from './notices.js';
import { expectSound } from './page-checks.js';

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a visitor fills the cart, signs in for it, sets the destination, and orders at a complete price', async ({
    page,
    demo,
    language,
    t,
    picture,
  }) => {
    const name = `Slit lamp lens ${Date.now()}`;
    const [goodsId = 0] = await demo.handIn([name], {
      ...{ quantity: 5, price: '40000', freight: '1500' },
      pay_types: [PAY_TYPE.balance, PAY_TYPE.online],
    });
    await demo.decide(goodsId, 1);
    const member = await demo.newMember();
    const main = page.getByRole('main');

    await test.step('a visitor puts two into the cart, and makes them three there', async () => {
      await page.goto(`/#/commodityDetail?id=${goodsId}`);
      await pressed(main, t('goods:cart.more'));
      await pressed(main, t('goods:cart.add'));
      await expectNotice(page, t('goods:cart.added_here'));
      await page.getByRole('link', { name: t('common:header.cart', { count: 2 }) }).click();
      const line = main.getByRole('listitem').filter({ hasText: name });
      await pressed(line, t('cart:more', { name }));
      await expect(line.getByText(t('cart:freight_note'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('common:header.cart', { count: 3 }) })).toBeVisible();
      await expect(main.getByRole('button', { name: /120,000/ })).toBeVisible();
      await expectSound(page, { language, t, picture: () => picture(page, 'checkout-1-visitor') });
    });

    await test.step('ordering requires a sign-in, and continues with the same lines', async () => {
      await main.getByRole('button', { name: /120,000/ }).click();
      const dialog = page.getByRole('dialog', { name: t('auth:login.title') });
      await labelled(dialog, t('auth:field.account')).fill(member.email);
      await labelled(dialog, t('auth:field.password')).fill(member.password);
      await agree(dialog, language);
      await pressed(dialog, t('auth:login.submit'));
      await expect(page).toHaveURL(/#\/shoppingCartPlaceOrder\?cart_ids=\d+$/);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('checkout:title'));
      await expect(main.getByText(name)).toBeVisible();
    });

    await test.step('the first address is written over the checkout, which keeps what was typed', async () => {
      const remark = labelled(main, t('checkout:remark'));
      await remark.fill('With the case, please');
      await pressed(main, t('checkout:address_add'));
      const dialog = page.getByRole('dialog', { name: t('checkout:address_add') });
      await labelled(dialog, t('address:field.country')).selectOption('JP');
      await labelled(dialog, t('address:field.postal_code')).fill('100-0005');
      await expect(labelled(dialog, t('address:field.prefecture'))).toHaveValue('東京都');
      await labelled(dialog, t('address:field.block')).fill('1-2-3');
      await labelled(dialog, t('address:field.family_name')).fill('見本');
      await labelled(dialog, t('address:field.given_name')).fill('彩');
      await chooseAreaCode(page, t, '81');
      await labelled(dialog, t('auth:field.phone')).fill('90-0000-0000');
      await picture(page, 'checkout-2-address');
      await pressed(dialog, t('common:action.save'));
      await expect(dialog).toBeHidden();
      await expect(main.getByRole('radio', { name: /見本/ })).toBeChecked();
      await expect(remark).toHaveValue('With the case, please');
    });

    await test.step('address, delivery, payment and the complete price are on one page', async () => {
      // 3 × 40,000, 1,500 for each two pieces, and a tenth of both.
      const order = main.getByRole('button', { name: /135,300/ });
      await expect(order).toBeVisible();
      await main.getByRole('radio', { name: t.like('checkout:delivery.pickup') }).click();
      await expect(main.getByRole('button', { name: /132,000/ })).toBeVisible();
      await main.getByRole('radio', { name: t.like('checkout:delivery.carrier') }).click();
      await expectSound(page, { language, t, picture: () => picture(page, 'checkout-3-review') });
      await order.click();
    });

    await test.step('and leads to its payment, which continues at the provider and returns paid', async () => {
      await expect(page).toHaveURL(/#\/paymentOrder\?id=\d+/);
      await expect(main.getByText(/135,300/).first()).toBeVisible();
      await main.getByRole('radio', { name: t('payment:method.4') }).check();
      await expectSound(page, { language, t, picture: () => picture(page, 'checkout-4-payment') });
      await pressed(main, t('payment:order.go_on'));
      await pressed(page, sandboxTexts(language).pay);
      await expect(main.getByRole('heading', { name: t('payment:success.done') })).toBeVisible();
      await expectSound(page, { language, t, picture: () => picture(page, 'checkout-5-paid') });
    });
  });
});
