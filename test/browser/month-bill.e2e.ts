import { pressed } from './account-pages.js';
import { demoPerson } from './demo-client.js';
import { importBankFile } from './bank-pages.js';
import { expect, phone, test } from './fixtures.js';
import { countedInteractions } from './interactions.js';
import { expectNotice } from './notices.js';
import { expectSound, sidewaysScroll } from './page-checks.js';
import { hasDatabase, letMonthEnd } from './passed-deadlines.js';
import { printedBy } from './printed.js';

/** The demo lets them pay by the month, and they owe nothing. Each language has its own, for a bill is of all that one buys. */
const BUYERS = { zh: 'bidder11', en: 'bidder7', ja: 'bidder4' } as const;
/** Bills of months that are over are looked for once a minute. */
const ISSUED_MS = 90_000;
const ISSUED = 10;
const PAID = 30;
/** In yen; of which a line of the bank is. */
const PART = 1_000;
/** Interactions from the menu to a matched line. */
const MATCHED_WITHIN = 6;
const desktop = { width: 1440, height: 900 };

test('an order on monthly payment is on the bill, which is issued, printed, paid and settled in the back office', async ({
  page,
  language,
  t,
  demo,
  signIn,
  anotherPerson,
  picture,
}) => {
  test.skip(!hasDatabase(), 'months end in the database of a product that the journeys have started');
  test.setTimeout(ISSUED_MS + 150_000);
  // Of this run alone, in each language; a tenth of tax comes on top.
  const price = 10 * (400 + (Date.now() % 500));
  const total = Math.round(price * 1.1);
  const sum = total.toLocaleString('en', { maximumFractionDigits: 0 });
  const buyer = BUYERS[language];
  const form = { quantity: 3, price: String(price), freight: '0', pay_types: [1, 2] };
  const [goodsId = 0] = await demo.handIn([`Occluder ${Date.now()}`], form);
  await demo.decide(goodsId, 1);
  await demo.livesInJapan(buyer);
  const main = page.getByRole('main');
  const bill = main.getByRole('article').filter({ hasText: sum });

  await test.step('the clinic orders, and puts it on its bill', async () => {
    await signIn(page, buyer);
    await page.goto(`/#/placeOrder?goods_id=${goodsId}&quantity=1`);
    await main.getByRole('button', { name: new RegExp(sum) }).click();
    await expect(page).toHaveURL(/#\/paymentOrder\?id=\d+/);
    await main.getByRole('radio', { name: t.like('payment:method.3') }).click();
    await picture(page, 'month-bill-1-method');
    await main
      .getByRole('button', { name: new RegExp(sum) })
      .last()
      .click();
    await expect(main.getByRole('heading', { name: t('payment:success.done') })).toBeVisible();
    await page.goto('/#/monthBills');
    await expect(bill).toBeVisible();
    await expect(bill.getByRole('link', { name: t('month_bills:mine.pay') })).toHaveCount(0);
  });

  let number = '';
  const month = await letMonthEnd(demoPerson(buyer).email);
  const staffPage = await anotherPerson();
  const row = staffPage.getByRole('row').filter({ hasText: month }).filter({ hasText: sum });

  await test.step('the month is over: the bill is issued, with its document', async () => {
    await expect(async () => {
      await page.reload();
      await expect(bill.getByRole('link', { name: t('month_bills:mine.pay') })).toBeVisible({
        timeout: 10_000,
      });
    }).toPass({ timeout: ISSUED_MS });
    await expect(
      bill.getByRole('heading', { name: t('month_bills:mine.of_month', { month }) }),
    ).toBeVisible();
    await expectSound(page, { language, t, picture: () => picture(page, 'month-bill-2-issued') });
    const document = await printedBy(bill.getByRole('button', { name: t('month_bills:document') }));
    expect(document.text).toContain(sum);
    [number = ''] = /MB\d+/.exec(document.text) ?? [];
    expect(number).not.toBe('');
  });

  await test.step('finance sees it owed', async () => {
    await signIn(staffPage, 'finance');
    await staffPage.goto(`/#/finance/monthList?status=${ISSUED}`);
    await expect(row).toBeVisible();
    await picture(staffPage, 'month-bill-3-desk');
  });

  await test.step('the bank reports a part of it: its line is matched in few steps', async () => {
    const payer = `ｶ)ﾐﾎﾝ ｸﾘﾆﾂｸ ${language} ${Date.now()}`;
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Tokyo' });
    // The second quotes nothing: its payer is known by the first.
    const sheet = ['Date,Amount,Reference,Payer']
      .concat([`${today},${PART},${number},${payer}`, `${today},${total - PART},the rest,${payer}`])
      .join('\n');
    const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
    await importBankFile(staffPage, t, language, file);
    await staffPage.goto(`/#/finance/monthList?status=${ISSUED}`);
    await expect(row).toBeVisible();
    const count = await countedInteractions(staffPage);
    const menu = staffPage.getByRole('navigation', { name: t('backoffice:sidebar.label') });
    const lines = { zh: '银行流水核对', en: 'Bank import', ja: '銀行明細の取込' }[language];
    await menu.getByRole('link', { name: lines }).click();
    const line = staffPage.getByRole('row').filter({ hasText: payer });
    await line.getByText(number, { exact: true }).click();
    const drawer = staffPage.getByRole('dialog').first();
    await pressed(drawer, t('bank:line.match_named', { sn: number }));
    await pressed(staffPage.getByRole('dialog').last(), t('bank:line.match'));
    await expectNotice(staffPage, t('bank:line.matched'));
    const made = await count();
    expect(made).toBeGreaterThan(2);
    expect(made).toBeLessThanOrEqual(MATCHED_WITHIN);

    await staffPage.goto('/#/finance/bankImport');
    const rest = line.filter({ hasText: 'the rest' });
    await expect(
      rest.getByText(t('bank:proposal.payer_known', { sn: number, name: demoPerson(buyer).username })),
    ).toBeVisible();
    await picture(staffPage, 'month-bill-4-known-payer');
    await rest.getByText('the rest').click();
    await expect(drawer.getByText(t('bank:line.payer_known', { party: payer }))).toBeVisible();
    await picture(staffPage, 'month-bill-5-known-payer-open', { isWhole: false });
    await staffPage.setViewportSize(phone);
    await expect.poll(() => sidewaysScroll(staffPage)).toBe(0);
    await picture(staffPage, 'month-bill-5-known-payer-open', { isWhole: false });
    await staffPage.setViewportSize(desktop);
  });

  await test.step('the balance pays the rest, and the back office finds it among the paid ones', async () => {
    await bill.getByRole('link', { name: t('month_bills:mine.pay') }).click();
    await main.getByRole('radio', { name: t.like('payment:method.1') }).click();
    await main
      .getByRole('button', { name: new RegExp((total - PART).toLocaleString('en')) })
      .last()
      .click();
    await expect(main.getByRole('heading', { name: t('payment:success.done') })).toBeVisible();
    await staffPage.goto(`/#/finance/monthList?status=${PAID}`);
    await expect(row).toBeVisible();
    await picture(staffPage, 'month-bill-6-settled');
    await page.goto('/#/monthBills');
    await expect(bill.getByRole('link', { name: t('month_bills:mine.pay') })).toHaveCount(0);
  });
});
