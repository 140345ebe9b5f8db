import { expect, phone, test } from './fixtures.js';
import { lotPage } from './lot-page.js';

const HOURS_AHEAD = 3;

test('what a lot requires of its bidders later, approval and then a deposit, is shown to one who has the page open', async ({
  page,
  demo,
  signIn,
  t,
  picture,
}) => {
  const lot = await demo.openLot({ endsInSeconds: HOURS_AHEAD * 3_600, extendSeconds: 60 });
  await page.setViewportSize(phone);
  await signIn(page, 'bidder2');
  await page.goto(`/#/commodityDetail?id=${lot.goodsId}`);
  const shown = lotPage(page, t);
  await shown.isLive();
  await expect(shown.placeBid).toBeVisible();
  const ask = shown.box.getByRole('button', { name: t('auction:admission.apply'), exact: true });
  const agree = shown.box.getByRole('checkbox');

  await test.step('approval: the form gives way to the question, and the request waits', async () => {
    await lot.change({ need_approval: true });
    await expect(shown.box).toContainText(t('auction:admission.needs_approval'));
    await expect(shown.placeBid).toBeHidden();
    await agree.check();
    await ask.click();
    await expect(shown.box).toContainText(t('auction:admission.pending_text'));
  });

  await test.step('the deposit: the bidder is approved, and only that is still missing', async () => {
    await lot.admit();
    await lot.change({ deposit_rate: 10 });
    const amount = lot.money(lot.startPrice / 10);
    await expect(shown.box).toContainText(t('auction:admission.title_more'));
    await expect(shown.box).toContainText(t('auction:admission.has_approval'));
    await expect(shown.box).not.toContainText(t('auction:admission.needs_approval'));
    await expect(
      shown.box.getByRole('button', { name: t('auction:admission.apply_deposit', { amount }) }),
    ).toBeVisible();
    await picture(page, 'lot-admission-deposit');
  });

  await test.step('neither is required any more: the bidder may bid', async () => {
    await lot.change({ deposit_rate: 0 });
    await expect(shown.placeBid).toBeVisible();
  });
});
