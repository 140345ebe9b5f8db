import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';

test('a withdrawal above the limit is approved by two people, paid out and seen in the balance details', async ({
  page,
  demo,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  await demo.banksInJapan('bidder10');
  const second = await demo.newColleague();
  const staffPage = await anotherPerson();
  const main = page.getByRole('main');
  // Of this run alone, in each language.
  const yen = 1_000_001 + (Date.now() % 90_000);
  const sum = yen.toLocaleString('en');

  await test.step('a member requests it, and the sum is frozen', async () => {
    await signIn(page, 'bidder10');
    await page.goto('/#/withdrawals');
    await pressed(main, t('payout:ask.title'));
    const dialog = page.getByRole('dialog');
    await labelled(dialog, t('payout:field.money')).fill(String(yen));
    await pressed(dialog, t('payout:ask.submit'));
    await expectNotice(page, t('payout:ask.done'));
    await expect(main.getByRole('listitem').filter({ hasText: sum })).toBeVisible();
    await picture(page, 'withdrawal-1-asked');
  });

  const drawer = staffPage.getByRole('dialog').first();
  const approve = async (): Promise<void> => {
    await staffPage.goto('/#/finance/approvalList');
    await staffPage.getByRole('row').filter({ hasText: sum }).first().getByText(sum).first().click();
    await pressed(drawer, t('approval:approve'));
    await pressed(staffPage.getByRole('dialog').last(), t('approval:approve'));
  };

  await test.step('one approves, then somebody else', async () => {
    await signIn(staffPage, 'admin');
    await approve();
    const [, noted = ''] = t('approval:first_given').split('{{name}}');
    await expectNotice(staffPage, noted);
    await signIn(staffPage, second);
    await staffPage.reload();
    await approve();
    const [approved = ''] = t('approval:approved').split('{{name}}');
    await expectNotice(staffPage, approved.trim());
  });

  await test.step('finance records the payout', async () => {
    await staffPage.goto('/#/finance/approvalList?status=1');
    await staffPage.getByRole('row').filter({ hasText: sum }).first().getByText(sum).first().click();
    await pressed(drawer, t('payout:payout.pay'));
    const dialog = staffPage.getByRole('dialog').last();
    await labelled(dialog, t('payout:field.bank_reference')).fill('ZG-0001');
    await pressed(dialog, t('payout:payout.pay'));
    await expectNotice(staffPage, t('payout:payout.done'));
    await picture(staffPage, 'withdrawal-2-paid');
  });

  await test.step('and the member reads of the payment in the balance details', async () => {
    // Of what was put aside, what left: putting it aside moved as much, but was no payout.
    await page.goto(`/#/balance?kind=frozen&type=${BALANCE_TYPE.payout}`);
    await expect(main.getByRole('listitem').filter({ hasText: sum })).toHaveCount(1);
    await picture(page, 'withdrawal-3-balance');
  });
});
