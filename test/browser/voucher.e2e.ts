import type { Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';

const ADD_LABEL = ['申请凭证', 'Request a voucher', '振替伝票を申請'] as const;

test('a provider’s payout is requested by one member of finance, and posted by another', async ({
  demo,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const staffPage = await anotherPerson();
  // Of this run alone, in each language.
  const yen = 1_000 + (Date.now() % 9_000);
  const sum = yen.toLocaleString('en');
  const rowOf = (from: Page) => from.getByRole('row').filter({ hasText: sum }).first();

  await test.step('one requests, and reads what is missing', async () => {
    await signIn(staffPage, await demo.newColleague());
    await staffPage.goto('/#/finance/journalVouchers');
    // An empty list offers it a second time.
    await staffPage
      .getByRole('main')
      .getByRole('button', { name: t.of(ADD_LABEL), exact: true })
      .first()
      .click();
    const dialog = staffPage.getByRole('dialog').last();
    await pressed(dialog, t('voucher:add.submit'));
    await expect(
      dialog.getByText(t('voucher:problem.empty', { label: t('voucher:field.amount') })).first(),
    ).toBeVisible();
    await labelled(dialog, t('voucher:field.currency')).click();
    await staffPage.getByRole('option').filter({ hasText: 'JPY' }).click();
    await labelled(dialog, t('voucher:field.amount')).fill(String(yen));
    await labelled(dialog, t('voucher:field.fee')).fill('36');
    await labelled(dialog, t('voucher:field.value_day')).fill('2026-11-02');
    await labelled(dialog, t('voucher:field.reference')).fill(`PO-${yen}`);
    await labelled(dialog, t('voucher:field.reason')).fill('Payout of the first week');
    await picture(staffPage, 'voucher-1-form', { isWhole: false });
    await pressed(dialog, t('voucher:add.submit'));
    await expectNotice(staffPage, t('voucher:add.done'));
    await rowOf(staffPage).getByText(sum).click();
    await expect(staffPage.getByText(t('approval:own'))).toBeVisible();
  });

  await test.step('another posts it, and finds it in the journal', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto('/#/finance/journalVouchers');
    await staffPage.reload();
    await rowOf(staffPage).getByText(sum).click();
    const drawer = staffPage.getByRole('dialog').first();
    await pressed(drawer, t('approval:approve'));
    await pressed(staffPage.getByRole('dialog').last(), t('approval:approve'));
    const [approved = ''] = t('approval:approved').split('{{name}}');
    await expectNotice(staffPage, approved.trim());
    await staffPage.goto('/#/finance/journalVouchers?status=1');
    await staffPage.reload();
    await rowOf(staffPage).getByText(sum).click();
    await picture(staffPage, 'voucher-2-booked', { isWhole: false });
    await drawer.getByRole('link').first().click();
    const booked = staffPage.getByRole('main').getByRole('row');
    await expect(booked.filter({ hasText: sum }).first()).toBeVisible();
    await expect(booked.filter({ hasText: '36' }).first()).toBeVisible();
    await picture(staffPage, 'voucher-3-journal');
  });
});
