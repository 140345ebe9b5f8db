import { readFile } from 'node:fs/promises';
import { demoPerson } from './demo-client.js';
import { labelled, pressed } from './account-pages.js';
import { importBankFile } from './bank-pages.js';
import { expect, phone, test } from './fixtures.js';
import { expectNotice } from './notices.js';
import { rawKeys, sidewaysScroll } from './page-checks.js';

/** Of a record of 120 bytes and its line end: where the bank writes what became of the payment. */
const OUTCOME_AT = 112;
const RECORD_BYTES = 122;
const desktop = { width: 1440, height: 900 };

test('an approved withdrawal is sent to the bank in a file, and is paid by the bank’s result', async ({
  page,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const staffPage = await anotherPerson();
  const main = page.getByRole('main');
  const staffMain = staffPage.getByRole('main');
  const drawer = staffPage.getByRole('dialog').first();
  // Of this run alone, in each language.
  const yen = 40_001 + (Date.now() % 9_000);
  const sum = yen.toLocaleString('en');
  let sn = '';

  await test.step('a member requests it', async () => {
    await signIn(page, 'bidder4');
    await page.goto('/#/withdrawals');
    await pressed(main, t('payout:ask.title'));
    const dialog = page.getByRole('dialog');
    await labelled(dialog, t('payout:field.money')).fill(String(yen));
    await pressed(dialog, t('payout:ask.submit'));
    await expectNotice(page, t('payout:ask.done'));
    const row = main.getByRole('listitem').filter({ hasText: sum });
    sn = /WD\d+/.exec((await row.textContent()) ?? '')?.[0] ?? '';
    expect(sn).not.toBe('');
  });

  await test.step('finance approves it and makes a file for the bank', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto(`/#/finance/approvalList?open=${Number(sn.slice(2))}`);
    await pressed(drawer, t('approval:approve'));
    await pressed(staffPage.getByRole('dialog').last(), t('approval:approve'));
    await expectNotice(staffPage, t('approval:approved', { name: sn }));
    await staffPage.goto('/#/finance/withdrawalList');
    await pressed(staffMain, t('bank:files.title'));
    await pressed(drawer, t('bank:files.make_named', { format: t('bank:format.1'), currency: 'JPY' }));
    const dialog = staffPage.getByRole('dialog').last();
    const payees = dialog.getByRole('list', { name: t('bank:files.payees') });
    await expect(payees.getByRole('listitem').filter({ hasText: sn })).toHaveCount(1);
    await picture(staffPage, 'bank-file-0-payees', { isWhole: false });
    // Another sum than the one that is shown makes no file.
    await labelled(dialog, t('bank:files.total')).fill('1');
    await pressed(dialog, t('bank:files.make'));
    await expect(dialog.getByText(t('bank:files.total_differs')).first()).toBeVisible();
    const sums = dialog.getByRole('paragraph').filter({ hasText: /\d\.00$/ });
    const [total = ''] = /[\d,]+\.00$/.exec((await sums.first().textContent()) ?? '') ?? [];
    await labelled(dialog, t('bank:files.total')).fill(total);
    await pressed(dialog, t('bank:files.make'));
    await expectNotice(staffPage, t('bank:files.made'));
    // Closed once the list has the new file: the one before it is another.
    await expect(payees).toBeHidden();
    await picture(staffPage, 'bank-file-1-made', { isWhole: false });
  });

  const answer = await test.step('the bank pays all of it and returns the file', async () => {
    const fetched = staffPage.waitForEvent('download');
    await drawer
      .getByRole('button', { name: t.like('bank:files.fetch_named') })
      .first()
      .click();
    const bytes = await readFile(await (await fetched).path());
    for (let at = RECORD_BYTES; bytes[at] === '2'.charCodeAt(0); at += RECORD_BYTES)
      bytes[at + OUTCOME_AT] = '0'.charCodeAt(0);
    return bytes;
  });

  await test.step('its result is imported, and a person matches it to its withdrawal', async () => {
    const file = { name: 'kekka.txt', mimeType: 'text/plain', buffer: answer };
    await importBankFile(staffPage, t, language, file);
    await staffMain
      .getByRole('row')
      .filter({ hasText: `${sn}-1` })
      .getByText(`${sn}-1`)
      .click();
    await pressed(drawer, t('bank:line.match_named', { sn }));
    await picture(staffPage, 'bank-file-2-match', { isWhole: false });
    await pressed(staffPage.getByRole('dialog').last(), t('bank:line.match'));
    await expectNotice(staffPage, t('bank:line.matched'));
  });

  await test.step('and the member sees it paid, and frozen in the balance details', async () => {
    await page.reload();
    const row = main.getByRole('listitem').filter({ hasText: sn });
    await expect(row).toContainText({ zh: '已打款', en: 'Paid out', ja: '振込済み' }[language]);
    await picture(page, 'bank-file-3-paid');
    await page.goto('/#/balance?currency=JPY');
    await expect(main.getByRole('listitem').filter({ hasText: sn })).toContainText(sum);
  });
});

test('an unannounced bank transfer is read from a statement of ISO 20022, set aside, reopened and credited', async ({
  page,
  language,
  t,
  signIn,
  picture,
}) => {
  const main = page.getByRole('main');
  const drawer = page.getByRole('dialog').first();
  const dialog = page.getByRole('dialog').last();
  const mark = `untold ${language} ${Date.now()}`;
  const open = async () => {
    await main.getByRole('row').filter({ hasText: mark }).getByText(mark).click();
    await expect(drawer.getByRole('heading', { name: mark })).toBeVisible();
  };
  /** On a phone: nothing is beside the page, and every text is translated. */
  const expectFitsPhone = async (name: string) => {
    await picture(page, `${name}-wide`, { isWhole: false });
    await page.setViewportSize(phone);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    expect(await rawKeys(page, t)).toEqual([]);
    await picture(page, `${name}-phone`, { isWhole: false });
    await page.setViewportSize(desktop);
  };

  await test.step('finance imports the statement', async () => {
    await signIn(page, 'admin');
    await page.goto('/#/finance/bankImport');
    await pressed(
      main,
      { zh: '导入银行文件', en: 'Import bank file', ja: '銀行のファイルを取り込む' }[language],
    );
    await expect(dialog.getByRole('listitem').first()).toContainText('camt.053');
    await expectFitsPhone('bank-import-1-formats');
    await labelled(dialog, t('bank:import.account')).click();
    await page.getByRole('option', { name: /^JPY/ }).click();
    const buffer = Buffer.from(
      `<Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>1234567</Id></Othr></Id></Acct><Ntry><Amt Ccy="JPY">7700</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
         <BookgDt><Dt>2026-11-24</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${mark}</Ustrd></RmtInf></TxDtls></NtryDtls>
       </Ntry></Stmt></BkToCstmrStmt></Document>`,
    );
    const file = { name: 'statement.xml', mimeType: 'text/xml', buffer };
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog).toContainText('7,700');
    await expectFitsPhone('bank-import-2-read');
    await pressed(dialog, t('bank:import.add'));
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('it is set aside, and reopened', async () => {
    await open();
    await expectFitsPhone('bank-line-1-open');
    await pressed(drawer, t('bank:line.aside'));
    await labelled(dialog, t('bank:line.reason')).fill('not ours');
    await pressed(dialog, t('bank:line.aside'));
    await expectNotice(page, t('bank:line.aside_done'));
    await pressed(drawer, t('bank:line.reopen'));
    await pressed(dialog, t('bank:line.reopen'));
    await expectNotice(page, t('bank:line.reopen_done'));
  });

  await test.step('and credited to its member, by the keyboard alone', async () => {
    await drawer.getByRole('button', { name: t('bank:credit.action') }).press('Enter');
    const member = labelled(dialog, t('bank:credit.member'));
    const { username } = demoPerson('bidder4');
    await member.fill(username);
    await expect(page.getByRole('option').filter({ hasText: username }).first()).toBeVisible();
    await member.press('ArrowDown');
    await member.press('Enter');
    await labelled(dialog, t('bank:line.reason')).fill('told us on the phone');
    await expectFitsPhone('bank-line-2-credit');
    await dialog.getByRole('button', { name: t('bank:credit.action') }).press('Enter');
    await expectNotice(page, t('bank:credit.done'));
    await expect(drawer).toContainText('told us on the phone');
    await expectFitsPhone('bank-line-3-credited');
  });
});
