import { textIn, type Translations as ThreeWords } from '@fovea/shared-types/record/translations';
import { receiveWarehouseAllocations } from '@fovea/shared-types/warehouse/allocation.calls';
import { allocation } from '@fovea/shared-types/warehouse/allocation.record';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import type { Locator, Page } from '@playwright/test';
import { labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, test } from './fixtures.js';
import { forgetLostNetwork, scans } from './scanner.js';

test('goods are allocated to another warehouse: a wrong piece is refused there, the network fails, what is missing comes later', async ({
  page,
  context,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
  complaints,
}) => {
  test.setTimeout(180_000);
  const mark = `${language}${Date.now()}`;
  const [model, from, to] = [`M-${mark}`, `From ${mark}`, `To ${mark}`];
  const textOf = (texts: ThreeWords | undefined) => (texts ? textIn(texts, language) : '');
  await demo.stockroom(from, model);
  await demo.place(to, ['A-01', 'A-02']);
  await demo.stocked(from, model, ['AL-1', 'AL-2', 'AL-3']);
  await signIn(page, 'seller');
  const approver = await anotherPerson();
  await signIn(approver, 'admin');
  const form = page.getByRole('dialog');
  const choose = async (within: Page | Locator, label: string, option: string) => {
    await labelled(within, label).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const row = async () => {
    await page.goto('/#/warehouse/allocation');
    await page.reload();
    return findRow(page, t, textOf(allocation.declared.filters.goods_name.label), model);
  };
  const act = async (label: string) => {
    const found = await row();
    await found.getByRole('button', { name: label, exact: true }).click();
  };
  /** Whether a scanner's code was of a piece that was sent. */
  const scanned = async (code: string, name: string, isRight: boolean) => {
    await labelled(form, t('allocation:found.scan')).waitFor();
    await scans(page, code);
    await expect(
      form.getByText(t(`allocation:found.${isRight ? 'right' : 'not_sent'}`, { name })),
    ).toBeVisible();
  };
  const receipts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(receiveWarehouseAllocations.path)) receipts.push(request.postData() ?? '');
  });

  await test.step('two pieces are allocated there, from the row of the stock', async () => {
    await page.goto('/#/warehouse/warehouseGoods');
    const lying = await findRow(page, t, textOf(stock.declared.filters.goods_code.label), model);
    await lying.getByRole('button', { name: t('stock:stock.allocate'), exact: true }).click();
    await expect(page).toHaveURL(/warehouseGoods\/allocation\?id=\d+/);
    await choose(page, t('allocation:form.to'), to);
    await labelled(page, t('stock:lines.serials')).fill('AL-1\nAL-2');
    await picture(page, 'allocation-1-form', { isWhole: false });
    await pressed(page, t('stock:action.send'));
    await expect(page.getByRole('row').filter({ hasText: model })).toBeVisible();
  });

  await test.step('somebody else approves it', async () => {
    await approver.goto('/#/warehouse/approval');
    await approver.reload();
    const waiting = await findRow(approver, t, textOf(stockReview.declared.filters.goods_name.label), model);
    await waiting.getByRole('button').first().click();
    const review = approver.getByRole('dialog', { name: t('stock:audit.title') });
    await expect(review.getByText(to).first()).toBeVisible();
    await approver.keyboard.press('a');
    const confirmation = approver.getByRole('dialog').last();
    await expect(confirmation.getByText(t('stock:audit.approve_move'))).toBeVisible();
    await pressed(confirmation, t('approval:approve'));
    await expect(review).toBeHidden();
  });

  await test.step('it is sent', async () => {
    await act(t('allocation:send.submit'));
    await pressed(form, t('allocation:send.submit'));
    await expect(form).toBeHidden();
  });

  await test.step('a piece that was not sent is refused by its number, also without a network', async () => {
    await act(t('allocation:receive.submit'));
    await scanned('AL-3', 'AL-3', false);
    await picture(page, 'allocation-2-wrong', { isWhole: false });
    await scans(page, 'a-01');
    await expect(form.getByText(t('stock:scan.bin', { code: 'A-01' }))).toBeVisible();
    await context.setOffline(true);
    await scanned('AL-9', 'AL-9', false);
    await scanned('al-1', 'AL-1', true);
    await expect(labelled(form, `${t('stock:lines.bin')}: AL-1`)).toHaveValue('A-01');
    await picture(page, 'allocation-2-bin', { isWhole: false });
    await pressed(form, t('allocation:receive.submit'));
    await expect(form).toBeHidden();
    await expect(page.getByText(t('scan:outbox.waiting', { count: 1 }))).toBeVisible();
    await picture(page, 'allocation-3-waiting', { isWhole: false });
  });

  await test.step('what was received is sent to the server once, when the network is back', async () => {
    await context.setOffline(false);
    await expect(page.getByText(t('scan:outbox.waiting', { count: 1 }))).toBeHidden();
    expect(
      new Set(receipts.map((body) => (JSON.parse(body) as { request_id: string }).request_id)).size,
    ).toBe(1);
  });

  await test.step('the rest comes later', async () => {
    const short = await row();
    await short.getByRole('button', { name: /^MV/ }).click();
    await expect(form.getByText('AL-2').first()).toBeVisible();
    await picture(page, 'allocation-4-short', { isWhole: false });
    await act(t('allocation:receive.submit'));
    await scanned('AL-2', 'AL-2', true);
    await labelled(form, `${t('stock:lines.bin')}: AL-2`).click();
    await page.getByRole('option', { name: 'A-02', exact: true }).click();
    await pressed(form, t('allocation:receive.submit'));
    await expect(form).toBeHidden();
    await page.goto('/#/warehouse/warehouseGoods');
    await page.reload();
    await labelled(page.getByRole('search'), textOf(stock.declared.filters.goods_code.label)).fill(model);
    await labelled(page.getByRole('search'), textOf(stock.declared.filters.goods_code.label)).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: to })).toContainText('2');
  });

  await test.step('the records show in which bins they were put', async () => {
    await page.goto('/#/warehouse/record');
    await page.reload();
    const into = page.getByRole('row').filter({ hasText: to });
    await expect(into.filter({ hasText: 'AL-1' }).first()).toContainText('A-01');
    await expect(into.filter({ hasText: 'AL-2' }).first()).toContainText('A-02');
  });

  forgetLostNetwork(complaints);
});
