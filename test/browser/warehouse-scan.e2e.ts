import { addWarehouseInps } from '@fovea/shared-types/warehouse/stock-document.calls';
import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { forgetLostNetwork, scans } from './scanner.js';

test.use({ viewport: { width: 390, height: 844 } });

test('a phone fills a stock document with a scanner, also without a network, and sends it once', async ({
  page,
  context,
  demo,
  language,
  t,
  signIn,
  picture,
  complaints,
}) => {
  const mark = `${language}${Date.now()}`;
  const [model, place] = [`M-${mark}`, `Stockroom ${mark}`];
  await demo.stockroom(place, model);
  await signIn(page, 'seller');
  const form = page.getByRole('dialog');
  const added = (serial: string, isSeen: boolean) =>
    expect(
      form.getByText(t(isSeen ? 'stock:scan.added' : 'stock:scan.added_unseen', { serial, name: model })),
    ).toBeVisible();
  const sends: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(addWarehouseInps.path)) sends.push(request.postData() ?? '');
  });

  await test.step('pieces are scanned one after the other', async () => {
    await page.goto('/#/warehouse/inbound');
    await pressed(page, t('stock:in.add'));
    await labelled(form, t('stock:field.ware_house')).click();
    await page.getByRole('option', { name: place, exact: true }).click();
    await labelled(form, t('stock:lines.search')).fill(model);
    await form.getByRole('button', { name: new RegExp(model) }).click();
    await scans(page, 'SN-1');
    await added('SN-1', true);
    await scans(page, 'SN-1');
    await expect(form.getByText(t('stock:scan.twice', { serial: 'SN-1' }))).toBeVisible();
  });

  await test.step('the network fails, and the document is filled and sent all the same', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await scans(page, 'SN-2');
    await added('SN-2', false);
    await labelled(form, t('stock:lines.cost', { currency: 'JPY' })).fill('120000');
    await picture(page, 'scan-1-lost', { isWhole: false });
  });

  await test.step('a reload without a network opens the page again, and what was typed is taken up', async () => {
    await page.reload();
    await pressed(page, t('stock:in.add'));
    await pressed(form, t('kit:kept.take'));
    await expect(labelled(form, t('stock:lines.serials'))).toHaveValue('SN-1\nSN-2');
    await picture(page, 'scan-1-reloaded', { isWhole: false });
    await pressed(form, t('stock:action.send'));
    await expect(form).toBeHidden();
    await expect(page.getByText(t('scan:outbox.waiting', { count: 1 }))).toBeVisible();
    await picture(page, 'scan-2-waiting', { isWhole: false });
  });

  await test.step('it waits through a reload, and is sent once when the network is back', async () => {
    await page.route(`**${addWarehouseInps.path}`, (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText(t('scan:outbox.waiting', { count: 1 }))).toBeVisible();
    await page.unroute(`**${addWarehouseInps.path}`);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(t('scan:outbox.waiting', { count: 1 }))).toBeHidden();
    await expect(page.getByText(model).first()).toBeVisible();
    await expect(page.getByText(model)).toHaveCount(1);
    expect(new Set(sends.map((body) => (JSON.parse(body) as { request_id: string }).request_id)).size).toBe(
      1,
    );
  });

  await test.step('what a scanner reads finds stock', async () => {
    await demo.stocked(place, model, ['SN-9']);
    await page.goto('/#/warehouse/warehouseGoods');
    await labelled(page, t('stock:scan.find')).waitFor();
    await scans(page, 'SN-9');
    await expect(page.getByText(place).first()).toBeVisible();
    await picture(page, 'scan-3-found', { isWhole: false });
  });

  await test.step('what the server refuses afterwards is in its form again, and is corrected', async () => {
    await page.goto('/#/warehouse/outbound');
    await pressed(page, t('stock:out.add'));
    await labelled(form, t('stock:field.ware_house')).click();
    await page.getByRole('option', { name: place, exact: true }).click();
    await labelled(form, t('stock:lines.search_stock')).fill(model);
    await form.getByRole('button', { name: new RegExp(model) }).click();
    await context.setOffline(true);
    await scans(page, 'SN-99');
    await added('SN-99', false);
    await pressed(form, t('stock:action.send'));
    await expect(form).toBeHidden();
    await context.setOffline(false);
    const label = t('stock:out.waiting', { count: 1 });
    await page.goto('/#/warehouse/inbound');
    await expect(page.getByRole('alert').filter({ hasText: label })).toBeVisible();
    await page.getByRole('link', { name: t('scan:outbox.mend') }).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    const serials = labelled(form, t('stock:lines.serials'));
    await expect(serials).toHaveValue('SN-99');
    await picture(page, 'scan-4-refused', { isWhole: false });
    await serials.fill('SN-9');
    await pressed(form, t('stock:action.send'));
    await expect(form).toBeHidden();
    await expect(page.getByText(model).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: label })).toHaveCount(0);
  });

  forgetLostNetwork(complaints);
});
