import type { Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { referenceRate } from '@fovea/shared-types/platform/reference-rate.record';
import { demoPerson } from './demo-client.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';

const OWNER = 'bidder10';
const SOURCE = 'Sample Bank, middle rate';
const PHONE = { width: 390, height: 844 };
const ADD_LABEL = ['申请兑换', 'Request an exchange', '両替を申請'] as const;

test('a balance is exchanged by two of finance, and its owner reads both lines', async ({
  page,
  demo,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const staffPage = await anotherPerson();
  const phone = await anotherPerson(PHONE);
  // Of this run alone, in each language; the rate makes whole cents of it.
  const yen = 1_000 + 100 * (Date.now() % 90);
  const sum = yen.toLocaleString('en');
  const dollars = (yen * 0.0067).toFixed(2);
  const choose = async (from: Page, label: string, typed: string | null, option: string): Promise<void> => {
    const field = labelled(from.getByRole('dialog').last(), label);
    await field.click();
    if (typed !== null) await field.fill(typed);
    await from.getByRole('option').filter({ hasText: option }).first().click();
  };
  const rowOf = (from: Page) =>
    from.getByRole('row').filter({ hasText: sum }).filter({ hasText: dollars }).first();

  await test.step('the reference rate of today is entered', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto('/#/finance/referenceRate');
    await pressed(staffPage.getByRole('main'), t.of(referenceRate.words.add));
    const dialog = staffPage.getByRole('dialog').last();
    const label = (name: 'day' | 'base' | 'quote' | 'rate' | 'source') =>
      t.of(referenceRate.declared.fields[name].label);
    await labelled(dialog, label('day')).fill(
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(),
    );
    await choose(staffPage, label('base'), null, 'USD');
    await choose(staffPage, label('quote'), null, 'JPY');
    await labelled(dialog, label('rate')).fill('149.25');
    await labelled(dialog, label('source')).fill(SOURCE);
    await picture(staffPage, 'exchange-0-rate', { isWhole: false });
    await pressed(dialog, t.of(referenceRate.words.add));
    await expect(staffPage.getByRole('row').filter({ hasText: SOURCE }).first()).toBeVisible();
  });

  await test.step('one member of finance requests it, and sees what it buys', async () => {
    await signIn(staffPage, await demo.newColleague());
    await staffPage.goto('/#/finance/exchanges');
    await staffPage.reload();
    // An empty list offers it a second time.
    await staffPage
      .getByRole('main')
      .getByRole('button', { name: t.of(ADD_LABEL), exact: true })
      .first()
      .click();
    const dialog = staffPage.getByRole('dialog').last();
    await dialog.getByRole('radio', { name: t('exchange:whose.1') }).check();
    const { username } = demoPerson(OWNER);
    await choose(staffPage, t('exchange:field.member'), username, username);
    await choose(staffPage, t('exchange:field.sold_currency'), null, 'JPY');
    await labelled(dialog, t('exchange:field.sold')).fill(String(yen));
    await choose(staffPage, t('exchange:field.bought_currency'), null, 'USD');
    // The rate of the other direction: nobody books it unnoticed.
    await labelled(dialog, t('exchange:field.rate')).fill('149.25');
    await labelled(dialog, t('exchange:field.reason')).fill('A letter of Monday');
    await pressed(dialog, t('exchange:add.submit'));
    const reason = labelled(dialog, t('exchange:field.rate_reason'));
    await expect(reason).toBeFocused();
    await expect(dialog.getByRole('alert').filter({ hasText: '0.00670017' })).toBeVisible();
    await picture(staffPage, 'exchange-1-unusual', { isWhole: false });
    await labelled(dialog, t('exchange:field.rate')).fill('0.0067');
    await expect(reason).toBeHidden();
    await expect(dialog.getByText(dollars)).toBeVisible();
    await picture(staffPage, 'exchange-1-form', { isWhole: false });
    await pressed(dialog, t('exchange:add.submit'));
    await expectNotice(staffPage, t('exchange:add.done'));
    await expect(rowOf(staffPage)).toBeVisible();
    await rowOf(staffPage).getByText(sum).click();
    await expect(staffPage.getByText(t('approval:own'))).toBeVisible();
  });

  await test.step('another approves it', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto('/#/finance/exchanges');
    await staffPage.reload();
    await rowOf(staffPage).getByText(sum).click();
    const drawer = staffPage.getByRole('dialog').first();
    await expect(drawer.getByText('1 JPY = 0.00670017 USD', { exact: false })).toBeVisible();
    await picture(staffPage, 'exchange-2-waiting', { isWhole: false });
    await pressed(drawer, t('approval:approve'));
    await pressed(staffPage.getByRole('dialog').last(), t('approval:approve'));
    const [approved = ''] = t('approval:approved').split('{{name}}');
    await expectNotice(staffPage, approved.trim());
    await staffPage.goto('/#/finance/exchanges?status=1');
    await staffPage.reload();
    await rowOf(staffPage).getByText(sum).click();
    await expect(drawer.getByText('1 JPY = 0.0067 USD')).toBeVisible();
    await expect(drawer.getByRole('link')).toBeVisible();
    await picture(staffPage, 'exchange-3-booked', { isWhole: false });
  });

  await test.step('its owner reads both lines with the rate', async () => {
    await signIn(page, OWNER);
    await page.goto('/#/balance');
    const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: '1 JPY = 0.0067 USD' });
    await expect(lines.filter({ hasText: sum }).first()).toBeVisible();
    await picture(page, 'exchange-5-balance');
    await page.goto('/#/balance?currency=USD');
    await expect(lines.filter({ hasText: dollars }).first()).toBeVisible();
  });

  await test.step('and finance reads it on a phone', async () => {
    await signIn(phone, 'admin');
    await phone.goto('/#/finance/exchanges?status=1');
    await expect(phone.getByText(dollars).first()).toBeVisible();
    await picture(phone, 'exchange-6-list');
    await pressed(phone.getByRole('main'), t.of(ADD_LABEL));
    await expect(labelled(phone.getByRole('dialog').last(), t('exchange:field.rate'))).toBeVisible();
    await picture(phone, 'exchange-7-form', { isWhole: false });
  });
});
