import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectSound } from './page-checks.js';
import { showReceipt, sold } from './transfer-pages.js';

const BUYER = 'bidder10';
const ORDER_NUMBER = /F\d{8}-\d+/;

test('a bank transfer is announced, refused with its reason, announced again and confirmed, and the buyer sees it at once', async ({
  page,
  language,
  t,
  demo,
  signIn,
  anotherPerson,
  picture,
}) => {
  const goodsId = await sold(demo, `Trial frame ${Date.now()}`);
  await demo.livesInJapan(BUYER);
  const main = page.getByRole('main');
  const panel = main.getByRole('region', { name: t('remittance:panel.title') });
  let number = '';

  await test.step('the buyer orders by bank transfer and shows the receipt', async () => {
    await signIn(page, BUYER);
    await page.goto(`/#/placeOrder?goods_id=${goodsId}&quantity=1`);
    await main.getByRole('radio', { name: t.like('checkout:payment.bank') }).click();
    await main.getByRole('button', { name: /4,950/ }).click();
    await expect(page).toHaveURL(/#\/paymentOrder\?id=\d+/);
    number = (await main.getByText(ORDER_NUMBER).first().textContent())?.match(ORDER_NUMBER)?.[0] ?? '';
    await main.getByRole('radio', { name: t.like('payment:method.2') }).click();
    await expectSound(page, { language, t, picture: () => picture(page, 'paying-1-transfer') });
    await showReceipt(page, t);
    await expect(panel.getByText(t('remittance:panel.pending'))).toBeVisible();
    await expectSound(page, { language, t, picture: () => picture(page, 'paying-2-review') });
  });

  const staffPage = await anotherPerson();
  const drawer = staffPage.getByRole('dialog').first();
  const rows = staffPage.getByRole('row').filter({ hasText: number });

  await test.step('finance does not find it, and the buyer reads why without reloading', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto('/#/finance/remittances');
    await rows.getByText(number).click();
    await expect(drawer.getByText('1234567', { exact: true })).toBeVisible();
    await picture(staffPage, 'paying-3-desk');
    await pressed(drawer, t('remittance:admin.reject'));
    const dialog = staffPage.getByRole('dialog').last();
    await labelled(dialog, t('remittance:admin.reason')).fill('Nothing arrived until noon');
    await pressed(dialog, t('remittance:admin.reject'));
    await expect(panel.getByText(/Nothing arrived until noon/)).toBeVisible();
    await picture(page, 'paying-4-refused');
  });

  await test.step('the second appears in the open queue and is confirmed, and the order is paid on the open page', async () => {
    await main.getByRole('link', { name: t('order:detail.pay') }).click();
    await showReceipt(page, t);
    await expect(panel.getByText(t('remittance:panel.pending'))).toBeVisible();
    await pressed(drawer, t('common:action.close'));
    // The queue shows what waits: the first was decided.
    await expect(rows).toHaveCount(1);
    await rows.getByText(number).click();
    await pressed(drawer, t('remittance:admin.confirm'));
    await pressed(staffPage.getByRole('dialog').last(), t('remittance:admin.confirm'));
    await expect(panel.getByText(t('remittance:panel.confirmed'))).toBeVisible();
    const steps = main.getByRole('list', { name: t('order:steps.label') });
    await expect(steps.locator('[aria-current="step"]')).toContainText(t('order:steps.shipped'));
    await picture(page, 'paying-5-confirmed');
  });
});

test('a cart of two merchants is paid at once from the balance', async ({
  page,
  language,
  t,
  demo,
  signIn,
  picture,
}) => {
  const tag = Date.now();
  const ids = [await sold(demo, `Lens case ${tag}`), await sold(demo, `Lens cloth ${tag}`, 'hikari')];
  await demo.livesInJapan(BUYER);
  const main = page.getByRole('main');

  await test.step('one order for each merchant, and one payment for both', async () => {
    await signIn(page, BUYER);
    for (const [at, id] of ids.entries()) {
      await page.goto(`/#/commodityDetail?id=${id}`);
      await pressed(main, t('goods:cart.add'));
      await expect(
        page.getByRole('link', { name: t('common:header.cart', { count: at + 1 }) }),
      ).toBeVisible();
    }
    await page.goto('/#/shoppingCart');
    await main.getByRole('link', { name: t.like('cart:checkout_for') }).click();
    await main.getByRole('button', { name: /9,900/ }).click();
    await expect(page).toHaveURL(/#\/paymentOrder\?.*subject_type=payment_group/);
    const orders = main.getByRole('list', { name: t('payment:group.orders') });
    await expect(orders.getByRole('listitem')).toHaveCount(2);
    await expectSound(page, { language, t, picture: () => picture(page, 'paying-6-group') });
  });

  await test.step('the balance pays both', async () => {
    await main.getByRole('radio', { name: t.like('payment:method.1') }).click();
    await main.getByRole('button', { name: /9,900/ }).last().click();
    await expect(main.getByRole('heading', { name: t('payment:success.done') })).toBeVisible();
    const orders = main.getByRole('list', { name: t('payment:group.orders') });
    await expect(orders.getByRole('listitem')).toHaveCount(2);
    await expectSound(page, { language, t, picture: () => picture(page, 'paying-7-paid') });
  });
});

test('a buyer who chooses a bank transfer on the payment page has the days it takes', async ({
  page,
  t,
  demo,
  signIn,
  picture,
}) => {
  const goodsId = await sold(demo, `Pupil gauge ${Date.now()}`);
  await demo.livesInJapan(BUYER);
  const main = page.getByRole('main');
  await signIn(page, BUYER);
  await page.goto(`/#/placeOrder?goods_id=${goodsId}&quantity=1`);
  await main.getByRole('radio', { name: t.like('checkout:payment.balance') }).click();
  await main.getByRole('button', { name: /4,950/ }).click();
  await expect(page).toHaveURL(/#\/paymentOrder\?id=\d+/);
  const deadline = main.getByText(t.like('payment:order.pay_by'));
  const before = await deadline.innerText();
  await main.getByRole('radio', { name: t.like('payment:method.2') }).click();
  await expect(deadline).not.toHaveText(before);
  const later = await deadline.innerText();
  await picture(page, 'paying-8-days');
  await page.reload();
  await expect(deadline).toHaveText(later);
});
