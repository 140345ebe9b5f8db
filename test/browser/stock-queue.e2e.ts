import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';
import { hasDatabase } from './passed-deadlines.js';

/** Focuses a button by keyboard, and presses it. */
async function pressByKeys(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  for (let steps = 0; steps < 30; steps++) {
    if (await button.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('no way there by the keyboard');
}

test('a queue of documents is cleared by keyboard alone, each with its picture, its rest and its value', async ({
  page,
  demo,
  language,
  t,
  signIn,
  picture,
}) => {
  const mark = `K${language}${Date.now()}`;
  const place = `Queue ${mark}`;
  await demo.stockroom(place, mark);
  const documents = [
    await demo.sentIn(place, mark, ['K-1', 'K-2'], '120000'),
    await demo.sentIn(place, mark, ['K-3'], '90000'),
    await demo.sentIn(place, mark, ['K-4'], '80000'),
  ];
  await signIn(page, 'admin');
  await page.goto(`/#/warehouse/approval?goods_name=${mark}`);
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(3);
  const review = page.getByRole('dialog', { name: t('stock:audit.title') });
  const confirmation = page.getByRole('dialog').last();
  const button = (name: string) => confirmation.getByRole('button', { name, exact: true });

  await page.keyboard.press('n');
  for (const [at, document] of documents.entries()) {
    await test.step(`document ${at + 1}`, async () => {
      await expect(review.getByRole('heading', { name: document.sn })).toBeVisible();
      await expect(review.getByText(t('stock:field.remaining'), { exact: true }).first()).toBeInViewport();
      await expect(review.getByText(t('stock:field.value'), { exact: true }).first()).toBeInViewport();
      await expect(review.getByRole('img').first()).toBeInViewport();
      await picture(page, `stock-queue-${at + 1}`, { isWhole: false });
      if (at === 1) {
        // A rejection without a reason leads to the notes.
        await page.keyboard.press('r');
        await page.keyboard.type('The number is cut off');
        await pressByKeys(page, review.getByRole('button', { name: new RegExp(`^${t('approval:reject')}`) }));
        await pressByKeys(page, button(t('approval:reject')));
      } else {
        await page.keyboard.press('a');
        await pressByKeys(page, button(t('approval:approve')));
      }
    });
  }
  await expectNotice(page, t('approval:all_done'));
  await expect(review).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(0);
});

test('above the limit a document moves stock once two people have approved it', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
}) => {
  test.skip(!hasDatabase(), 'the limit is a row of the demo');
  const mark = `Z${language}${Date.now()}`;
  const place = `Two ${mark}`;
  await demo.stockroom(place, mark);
  const { sn } = await demo.sentIn(place, mark, ['Z-1'], '60000000');
  const approve = async (person: Page): Promise<void> => {
    await person.goto(`/#/warehouse/approval?goods_name=${mark}`);
    await expect(person.getByRole('row').filter({ hasText: mark })).toHaveCount(1);
    await person.keyboard.press('n');
    const review = person.getByRole('dialog', { name: t('stock:audit.title') });
    await expect(review.getByRole('heading', { name: sn })).toBeVisible();
    await person.keyboard.press('a');
    await pressByKeys(
      person,
      person
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: t('approval:approve'), exact: true }),
    );
  };
  await signIn(page, 'admin');
  await approve(page);
  await expectNotice(page, t('approval:first_given', { name: sn }));
  // Nothing is there yet.
  await page.goto(`/#/warehouse/warehouseGoods?goods_code=${mark}`);
  await expect(page.getByText(t('kit:table.nothing_found'))).toBeVisible();
  const second = await anotherPerson();
  await signIn(second, 'staff');
  await approve(second);
  await expectNotice(second, t('approval:all_done'));
  await second.goto(`/#/warehouse/warehouseGoods?goods_code=${mark}`);
  await expect(second.getByRole('row').filter({ hasText: mark })).toHaveCount(1);
});

test('a clerk requests the reversal of a stock-in, another person approves it, and the stock falls', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const mark = `R${language}${Date.now()}`;
  const place = `Reversal ${mark}`;
  await demo.stockroom(place, mark);
  await demo.stocked(place, mark, ['R-1', 'R-2']);
  const approver = await anotherPerson();
  await signIn(approver, 'admin');
  await signIn(page, 'seller');
  const row = page.getByRole('row').filter({ hasText: mark });
  const dialog = page.getByRole('dialog');

  await test.step('the clerk requests it with a reason', async () => {
    await page.goto(`/#/warehouse/inbound?goods_name=${mark}`);
    await row.getByRole('button', { name: t('stock:scrap.reversal.action'), exact: true }).click();
    await dialog.getByRole('textbox').fill('Counted twice');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await picture(page, `reversal-1-request-${width}`, { isWhole: false });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: t('stock:scrap.reversal.submit'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByRole('button', { name: t('stock:scrap.reversal.action') })).toBeHidden();
    await page.goto(`/#/warehouse/inbound?goods_name=${mark}&is_reversal_requested=1`);
    await expect(row).toHaveCount(1);
    await row.getByRole('button').first().click();
    await expect(dialog.getByText(t('stock:reversal.requested'), { exact: true })).toBeVisible();
    await picture(page, 'reversal-2-document', { isWhole: false });
  });

  await test.step('another person sees before and after, and approves', async () => {
    await approver.goto(`/#/warehouse/approval?goods_name=${mark}`);
    await expect(approver.getByRole('row').filter({ hasText: mark })).toHaveCount(1);
    await approver.keyboard.press('n');
    const review = approver.getByRole('dialog', { name: t('stock:audit.title') });
    await expect(
      review.getByText(t('stock:reversal.moves', { before: '2', after: '0' }), { exact: true }).first(),
    ).toBeVisible();
    for (const width of [390, 1440]) {
      await approver.setViewportSize({ width, height: 900 });
      await picture(approver, `reversal-3-review-${width}`, { isWhole: false });
    }
    await approver.keyboard.press('a');
    await pressByKeys(
      approver,
      approver
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: t('approval:approve'), exact: true }),
    );
    await expectNotice(approver, t('approval:all_done'));
  });

  await test.step('nothing of it is in stock any more', async () => {
    await approver.goto(`/#/warehouse/warehouseGoods?goods_code=${mark}`);
    const left = approver.getByRole('row').filter({ hasText: mark });
    await expect(left.getByRole('cell', { name: '0', exact: true }).first()).toBeVisible();
    await expect(left.getByRole('cell', { name: '2', exact: true })).toHaveCount(0);
  });
});

test('a stock and its movements have addresses of their own', async ({ page, demo, language, t, signIn }) => {
  const mark = `V${language}${Date.now()}`;
  const place = `View ${mark}`;
  await demo.stockroom(place, mark);
  await demo.stocked(place, mark, ['V-1']);
  await signIn(page, 'seller');
  await page.goto(`/#/warehouse/warehouseGoods?goods_code=${mark}`);
  await page
    .getByRole('row')
    .filter({ hasText: mark })
    .getByRole('button', { name: mark, exact: true })
    .click();
  await page.getByRole('link', { name: t('kit:detail.open_page') }).click();
  await expect(page).toHaveURL(/warehouseGoods\/view\?id=\d+/);
  await expect(page.getByRole('main').getByText('V-1', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/recordView\?id=\d+/);
  await page.reload();
  await expect(page.getByRole('main').getByText(place)).toBeVisible();
  await page.getByRole('link', { name: t('kit:detail.to_list') }).click();
  await expect(page).toHaveURL(/warehouse\/record$/);
});
