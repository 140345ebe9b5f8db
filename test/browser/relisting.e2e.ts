import { pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';

test('a seller changes the terms of a lot without a bid, cancels three at once, and lists them again alone and together', async ({
  page,
  language,
  t,
  demo,
  signIn,
  picture,
}) => {
  const stem = `Again ${language}${Date.now()}`;
  const names = [`${stem} A`, `${stem} B`, `${stem} C`] as const;
  const main = page.getByRole('main');
  const rowOf = (name: string) => main.getByRole('row').filter({ hasText: name });
  const startPrice = main.getByRole('textbox', { name: t('auctions:list.start_price'), exact: true });
  const listed = () => page.goto(`/#/orders/auction?goods_name=${encodeURIComponent(stem)}`);
  for (const goodsId of await demo.handIn(names)) {
    await demo.decide(goodsId, 1);
    await demo.openLot({ goodsId, seller: 'seller', endsInSeconds: 7_200, extendSeconds: 60 });
  }
  await signIn(page, 'seller');

  await test.step('the terms of one are changed, with the effect shown before', async () => {
    await listed();
    await pressed(rowOf(names[0]), t('auctions:list.edit'));
    await expect(main.getByRole('heading', { level: 1, name: t('auctions:edit.title') })).toBeVisible();
    await expect(startPrice).toHaveValue('300,000');
    await startPrice.fill('280000');
    await picture(page, 'relisting-1-edit');
    await pressed(main, t('auctions:edit.submit'));
    const question = page.getByRole('dialog', { name: t('auctions:edit.question', { name: names[0] }) });
    await expect(question).toContainText(t('auctions:edit.text'));
    await pressed(question, t('auctions:edit.submit'));
    await expectNotice(page, t('auctions:edit.done'));
    await listed();
    await expect(rowOf(names[0])).toContainText('280,000');
  });

  await test.step('all three are cancelled at once', async () => {
    for (const name of names) await rowOf(name).getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: t('kit:bulk.label') });
    await pressed(bar, t('auctions:list.cancel'));
    const question = page.getByRole('dialog', { name: t('auctions:cancel.many', { count: 3 }) });
    await question.getByRole('textbox').fill('The pictures show other goods');
    await pressed(question, t('auctions:list.cancel'));
    const report = page.getByRole('dialog', { name: t('kit:bulk.report') });
    await expect(report).toContainText(t('kit:bulk.all_done', { count: 3 }));
    await report
      .getByRole('button', { name: t('kit:bulk.close'), exact: true })
      .last()
      .click();
  });

  await test.step('one is listed again with its terms as they were, at a lower price', async () => {
    await pressed(rowOf(names[0]), t('auctions:list.relist'));
    await expect(main.getByRole('heading', { level: 1, name: t('auctions:again.title') })).toBeVisible();
    await expect(startPrice).toHaveValue('280,000');
    await startPrice.fill('250000');
    await picture(page, 'relisting-2-again');
    await pressed(main, t('auctions:again.submit'));
    const question = page.getByRole('dialog', { name: t('auctions:again.question', { name: names[0] }) });
    await expect(question).toContainText(t('auctions:again.text'));
    await pressed(question, t('auctions:again.submit'));
    await expectNotice(page, t('auctions:again.done'));
    await listed();
    await expect(rowOf(names[0])).toHaveCount(2);
    await expect(rowOf(names[0]).first()).toContainText('250,000');
  });

  await test.step('the others together; a running one is left out, and their ends are a minute apart', async () => {
    for (const row of [rowOf(names[0]).first(), rowOf(names[1]), rowOf(names[2])])
      await row.getByRole('checkbox').check();
    await pressed(page.getByRole('region', { name: t('kit:bulk.label') }), t('auctions:list.relist'));
    const dialog = page.getByRole('dialog', { name: t('auctions:again_many.title', { count: 2 }) });
    await expect(dialog).toContainText(t('auctions:again_many.left_out', { count: 1 }));
    const lots = dialog.getByRole('listitem');
    await expect(lots).toHaveCount(2);
    const lowered = lots.first().getByRole('textbox', { name: t('auctions:list.start_price'), exact: true });
    await expect(lowered).toHaveValue('300,000');
    await lowered.fill('240000');
    await picture(page, 'relisting-3-many', { isWhole: false });
    await pressed(dialog, t('auctions:many.next'));
    await expect(dialog).toContainText(t('auctions:again_many.text'));
    await pressed(dialog, t('auctions:again_many.submit', { count: 2 }));
    await expect(dialog.getByRole('status')).toContainText(t('auctions:again_many.all_done', { count: 2 }));
    const ends = await lots.allTextContents();
    expect(ends.map((text) => Number(/\d{2}:(\d{2})/.exec(text)?.[1]))).toEqual([0, 1]);
    await picture(page, 'relisting-4-done', { isWhole: false });
    await dialog
      .getByRole('button', { name: t('common:action.close'), exact: true })
      .last()
      .click();
    for (const name of names) await expect(rowOf(name)).toHaveCount(2);
    await expect(main.getByRole('row').filter({ hasText: '240,000' })).toHaveCount(1);
    await picture(page, 'relisting-5-list');
  });
});
