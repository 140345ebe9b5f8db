import type { Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';

const ADD_LABEL = ['申请凭证', 'Request a voucher', '振替伝票を申請'] as const;

test('a provider’s payout is requested by one member of finance, corrected, and posted by another', async ({
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

  const colleague = await demo.newColleague();
  const drawer = staffPage.getByRole('dialog').first();
  const before = (text: string): string => text.split('{{')[0]?.trim() ?? '';

  await test.step('one requests, and reads what is missing', async () => {
    await signIn(staffPage, colleague);
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

  await test.step('another rejects it, and the requester corrects and resubmits it', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto('/#/finance/journalVouchers');
    await staffPage.reload();
    await rowOf(staffPage).getByText(sum).click();
    await labelled(drawer, t('approval:notes')).fill('The fee is 63');
    await pressed(drawer, t('approval:reject'));
    await pressed(staffPage.getByRole('dialog').last(), t('approval:reject'));
    await expectNotice(staffPage, before(t('approval:rejected')));
    await signIn(staffPage, colleague);
    await staffPage.goto('/#/finance/journalVouchers?status=-1');
    await staffPage.reload();
    await rowOf(staffPage).getByText(sum).click();
    // By the keyboard alone.
    await drawer.getByRole('button', { name: t('approval:again.resubmit') }).focus();
    await staffPage.keyboard.press('Enter');
    const form = staffPage.getByRole('dialog').last();
    await expect(form.getByText(t('approval:again.rejected', { notes: 'The fee is 63' }))).toBeVisible();
    await expect(labelled(form, t('voucher:field.reference'))).toHaveValue(`PO-${yen}`);
    await labelled(form, t('voucher:field.fee')).fill('63');
    await picture(staffPage, 'voucher-2-corrected', { isWhole: false });
    await staffPage.keyboard.press('Enter');
    await expectNotice(staffPage, t('voucher:add.done'));
  });

  await test.step('another posts it, and finds it in the journal', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto('/#/finance/journalVouchers');
    await staffPage.reload();
    await rowOf(staffPage).getByText(sum).click();
    await pressed(drawer, t('approval:approve'));
    await pressed(staffPage.getByRole('dialog').last(), t('approval:approve'));
    await expectNotice(staffPage, before(t('approval:approved')));
    await staffPage.goto('/#/finance/journalVouchers?status=1');
    await staffPage.reload();
    await rowOf(staffPage).getByText(sum).click();
    await picture(staffPage, 'voucher-3-booked', { isWhole: false });
    await drawer.getByRole('link').first().click();
    const booked = staffPage.getByRole('main').getByRole('row');
    await expect(booked.filter({ hasText: sum }).first()).toBeVisible();
    await expect(booked.filter({ hasText: '63' }).first()).toBeVisible();
    await picture(staffPage, 'voucher-4-journal');
  });
});
