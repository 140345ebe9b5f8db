import type { Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { told } from './notices.js';

const ASK = ['申请凭证', 'Ask for a voucher', '振替伝票を申請'] as const;

test('what a provider paid out is asked for by one of finance, and booked by another', async ({
  house,
  say,
  signIn,
  anotherPerson,
  picture,
}) => {
  const desk = await anotherPerson();
  // Of this run alone, in each language.
  const yen = 1_000 + (Date.now() % 9_000);
  const sum = yen.toLocaleString('en');
  const rowOf = (from: Page) => from.getByRole('row').filter({ hasText: sum }).first();

  await test.step('one asks, and is told what is missing', async () => {
    await signIn(desk, await house.newColleague());
    await desk.goto('/#/finance/journalVouchers');
    // An empty list offers it a second time.
    await desk
      .getByRole('main')
      .getByRole('button', { name: say.of(ASK), exact: true })
      .first()
      .click();
    const dialog = desk.getByRole('dialog').last();
    await pressed(dialog, say('voucher:add.submit'));
    await expect(
      dialog.getByText(say('voucher:problem.empty', { label: say('voucher:field.amount') })).first(),
    ).toBeVisible();
    await labelled(dialog, say('voucher:field.currency')).click();
    await desk.getByRole('option').filter({ hasText: 'JPY' }).click();
    await labelled(dialog, say('voucher:field.amount')).fill(String(yen));
    await labelled(dialog, say('voucher:field.fee')).fill('36');
    await labelled(dialog, say('voucher:field.value_day')).fill('2026-11-02');
    await labelled(dialog, say('voucher:field.reference')).fill(`PO-${yen}`);
    await labelled(dialog, say('voucher:field.reason')).fill('Payout of the first week');
    await picture(desk, 'voucher-1-form', { isWhole: false });
    await pressed(dialog, say('voucher:add.submit'));
    await told(desk, say('voucher:add.done'));
    await rowOf(desk).getByText(sum).click();
    await expect(desk.getByText(say('approval:own'))).toBeVisible();
  });

  await test.step('another books it, and finds it in the journal', async () => {
    await signIn(desk, 'admin');
    await desk.goto('/#/finance/journalVouchers');
    await desk.reload();
    await rowOf(desk).getByText(sum).click();
    const drawer = desk.getByRole('dialog').first();
    await pressed(drawer, say('approval:approve'));
    await pressed(desk.getByRole('dialog').last(), say('approval:approve'));
    const [approved = ''] = say('approval:approved').split('{{name}}');
    await told(desk, approved.trim());
    await desk.goto('/#/finance/journalVouchers?status=1');
    await desk.reload();
    await rowOf(desk).getByText(sum).click();
    await picture(desk, 'voucher-2-booked', { isWhole: false });
    await drawer.getByRole('link').first().click();
    const booked = desk.getByRole('main').getByRole('row');
    await expect(booked.filter({ hasText: sum }).first()).toBeVisible();
    await expect(booked.filter({ hasText: '36' }).first()).toBeVisible();
    await picture(desk, 'voucher-3-journal');
  });
});
