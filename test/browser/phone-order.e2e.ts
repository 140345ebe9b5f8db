import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@playwright/test';
import { agree, labelled, pressed } from './account-pages.js';
import { menuTitle } from './back-office-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';
import { expectSound } from './page-checks.js';
import type { PageTexts } from './page-texts.js';

test('what a customer orders on the phone is entered by staff, appears in their orders, and is ordered again', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const name = `Slit lamp bulb ${Date.now()}`;
  const [goodsId = 0] = await demo.handIn([name], { quantity: 5, price: '40000', freight: '1500' });
  await demo.decide(goodsId, 1);
  const main = page.getByRole('main');
  const customer = await anotherPerson();
  const member = await demo.newMember();
  await signIn(customer, member);
  await customer.goto('/#/myOrders');

  await test.step('the customer is found, the goods are priced, and the address is taken down', async () => {
    await signIn(page, 'admin');
    await page.goto('/#/orders/orderList');
    await pressed(main, menuTitle('orders.orderAdd', language));
    await labelled(main, t('order_entry:customer.label')).fill(member.email);
    await page.getByRole('option').first().click();
    await labelled(main, t('order_entry:lines.add')).fill(name);
    await page.getByRole('option', { name }).click();
    await fillAddress(page, t, language);
    await pressed(main, t('order_entry:lines.more', { name }));
    // 2 × 40,000, 1,500 of freight, and a tenth of both.
    await expect(
      main
        .getByText(/89,650/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectSound(page, { language, t, picture: () => picture(page, 'phone-order-1-form') });
    await pressed(main, t('order_entry:submit'));
  });

  await test.step('they find it in their orders without reloading, to be paid', async () => {
    const row = customer.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    await picture(customer, 'phone-order-2-my-orders');
  });

  await test.step('the order is over the list, and the same is written down once more', async () => {
    const drawer = page.getByRole('dialog').first();
    await expect(drawer.getByText('Shibuya')).toBeVisible();
    await picture(page, 'phone-order-3-order');
    await pressed(drawer, t('order_admin:note.action'));
    const dialog = page.getByRole('dialog').last();
    await labelled(dialog, t('order_admin:note.label')).fill('Rings twice: 二度鳴らす');
    await pressed(dialog, t('order_admin:note.submit'));
    await expect(drawer.getByText('二度鳴らす')).toBeVisible();
    await pressed(drawer, t('order_admin:again.action'));
    await expect(labelled(main, t('order_entry:address.city'))).toHaveValue('Shibuya');
    await expect(
      main
        .getByText(/89,650/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await pressed(main, t('order_entry:submit'));
    await expect(customer.getByRole('main').getByRole('listitem').filter({ hasText: name })).toHaveCount(2);
  });

  await test.step('a cancelled order is put into the cart once more', async () => {
    const customerPage = customer.getByRole('main');
    await customerPage.getByRole('link').filter({ hasText: name }).first().click();
    await expect(customerPage.getByText('二度鳴らす')).toHaveCount(0);
    await pressed(customerPage, t('order:cancel.action'));
    await pressed(customer.getByRole('dialog'), t('order:cancel.action'));
    await pressed(customerPage, t('order:again.action'));
    await expectNotice(customer, t('order:again.done'));
  });
});

test('who orders on the phone without an account takes over the one that was opened, and sees the order', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const name = `Trial lens set ${Date.now()}`;
  const [goodsId = 0] = await demo.handIn([name], { quantity: 5, price: '40000', freight: '1500' });
  await demo.decide(goodsId, 1);
  const main = page.getByRole('main');
  const known = await demo.newMember();
  const email = `caller-${Date.now()}@browser.fovea.example`;

  await test.step('a mail that has an account is refused beside its field, another is taken', async () => {
    await signIn(page, 'admin');
    await page.goto('/#/orders/orderAdd');
    await main.getByRole('switch', { name: t('order_entry:newcomer.label') }).click({ force: true });
    await labelled(main, t('order_entry:newcomer.username')).fill('Calla Caller');
    await labelled(main, t('order_entry:newcomer.email')).fill(known.email);
    await labelled(main, t('order_entry:newcomer.company_name')).fill('Caller Eye Clinic');
    await labelled(main, t('order_entry:lines.add')).fill(name);
    await page.getByRole('option', { name }).click();
    await fillAddress(page, t, language);
    await expect(
      main
        .getByText(/45,650/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await pressed(main, t('order_entry:submit'));
    await expect(labelled(main, t('order_entry:newcomer.email'))).toHaveAccessibleDescription(/\S/);
    await expectSound(page, { language, t, picture: () => picture(page, 'phone-order-4-newcomer') });
    await labelled(main, t('order_entry:newcomer.email')).fill(email);
    await pressed(main, t('order_entry:submit'));
    await expect(page.getByRole('dialog').first().getByText('Calla Caller')).toBeVisible();
  });

  await test.step('the mail leads to a password, and from there to the order that is to be paid', async () => {
    const customer = await anotherPerson();
    const link = await demo.inMail(email, /\/#\/forgetPassword\?\S+/);
    await customer.goto(link);
    const customerPage = customer.getByRole('main');
    await expect(labelled(customerPage, t('auth:field.email'))).toHaveValue(email);
    await pressed(customerPage, t('auth:code.send'));
    await labelled(customerPage, t('auth:field.code')).fill(await demo.codeFor(email));
    await labelled(customerPage, t('auth:field.new_password')).fill('plover-quartz-71');
    await labelled(customerPage, t('auth:field.password_confirm')).fill('plover-quartz-71');
    await picture(customer, 'phone-order-5-password');
    await pressed(customerPage, t('auth:forget.submit'));
    await expectNotice(customer, t('auth:forget.first_done'));
    await labelled(customerPage, t('auth:field.account')).fill(email);
    await labelled(customerPage, t('auth:field.password')).fill('plover-quartz-71');
    await agree(customerPage, language);
    await pressed(customerPage, t('auth:login.submit'));
    await expect(customerPage.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  });
});

/** An address in Japan, as a customer gives it. */
async function fillAddress(page: Page, t: PageTexts, language: Language): Promise<void> {
  const main = page.getByRole('main');
  await labelled(main, t('order_entry:address.country')).click();
  await page.getByRole('option', { name: { zh: '日本', en: 'Japan', ja: '日本' }[language] }).click();
  for (const [field, text] of Object.entries({
    ...{ name: 'Sample Person', postal_code: '1500001', city: 'Shibuya', street: '1-2-3' },
    mobile: '090-1234-5678',
  }))
    await labelled(main, t(`order_entry:address.${field}`)).fill(text);
}
