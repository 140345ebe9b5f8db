import { notice } from '@fovea/shared-types/warehouse/notice.record';
import { rule } from '@fovea/shared-types/warehouse/rule.record';
import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';
import { printedBy, unspaced } from './printed.js';

/** The maker answers the notice on the day on which it was sent. */
const todayInJapan = (): string => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

const MAKERS_ADDRESS = 'notices@maker.demo.fovea.example';
const CHINA = { zh: '中国', en: 'China', ja: '中国' } as const;

test('a used device: its maker is notified and answers, and records and rules show what an inspector needs', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  test.setTimeout(180_000);
  const mark = `${language}${Date.now()}`.toUpperCase();
  const [model, place, serial] = [`M-${mark}`, `Stockroom ${mark}`, `U-${mark}`];
  const { fields, shown } = notice.declared;
  await demo.stockroom(place, model);
  const maker = await demo.stocked(place, model, [serial]);
  await signIn(page, 'seller');
  const form = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: serial });
  await test.step('the notice is drafted from the item, and lists what it still lacks', async () => {
    await page.goto('/#/warehouse/deviceNotice');
    await page
      .getByRole('button', { name: t.of(notice.words.add), exact: true })
      .first()
      .click();
    const item = form.locator('input').and(labelled(form, t.of(fields.product_id.label)));
    await item.fill(model);
    await page.getByRole('option').filter({ hasText: model }).click();
    await labelled(form, t.of(fields.serial_number.label)).fill(serial);
    await pressed(form, t.of(notice.words.add));
    await expect(form).toBeHidden();
    await expect(row).toContainText(t.of(fields.servicing.label));
    await expect(row.getByRole('button', { name: t('compliance:notice.send'), exact: true })).toHaveCount(0);
    await picture(page, 'used-device-1-missing', { isWhole: false });
    await pressed(row, t('compliance:notice.missing_many', { count: 5 }));
    await expect(form).toBeVisible();
  });

  await test.step('completed, it is printed and sent to the maker', async () => {
    for (const name of ['generic_name', 'user_name', 'servicing', 'serviced_by', 'condition_note'] as const)
      await labelled(form, t.of(fields[name].label)).fill(`${name} ${mark}`);
    await labelled(form, t.of(fields.delivered_on.label)).fill('2024-04-01');
    await picture(page, 'used-device-2-draft', { isWhole: false });
    await pressed(form, t('system:action.save_changes'));
    await expect(form).toBeHidden();
    // Two actions are in the row, the rest under its dots.
    await pressed(row, t('kit:table.more_actions', { name: serial }));
    const document = await printedBy(
      page.getByRole('menuitem', { name: t('compliance:notice.document'), exact: true }),
    );
    for (const texts of [model, serial, `servicing ${mark}`])
      expect(document.text).toContain(unspaced(texts));
    await pressed(row, t('compliance:notice.send'));
    await picture(page, 'used-device-3-send', { isWhole: false });
    await pressed(form, t('compliance:notice.send'));
    await expectNotice(page, t('compliance:notice.sent', { maker }));
    await expect(row).toContainText(t.ofCode(shown.status, 1));
    expect(await demo.inMail(MAKERS_ADDRESS, new RegExp(serial))).toBe(serial);
  });

  await test.step('the answer is filed, and is in the passport of the piece', async () => {
    await pressed(row, t('compliance:notice.answer'));
    await labelled(form, t.of(shown.answered_on.label)).fill(todayInJapan());
    await labelled(form, t.of(shown.answer.label)).fill('No objection');
    await picture(page, 'used-device-4-answer', { isWhole: false });
    await pressed(form, t('compliance:notice.answer'));
    await expect(form).toBeHidden();
    await expect(row).toContainText(t.ofCode(shown.status, 2));
    await page.goto(`/#/warehouse/passport?code=${serial}`);
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t('passport:kind.notice') });
    await expect(line).toBeVisible();
    await picture(page, 'used-device-5-passport');
  });

  await test.step('the receipt is in the records, as a file for the inspector', async () => {
    await page.goto(`/#/warehouse/tradeRecord?serial_number=${serial}`);
    const record = page.getByRole('row').filter({ hasText: serial });
    await expect(record).toContainText(t.ofCode(tradeRecord.declared.shown.direction, 1));
    await picture(page, 'used-device-6-records', { isWhole: false });
    await pressed(page, t('kit:export.button'));
    await form.getByRole('radio', { name: t('kit:export.csv') }).check();
    await pressed(form, t('kit:export.start'));
    const link = form.getByRole('link', { name: t('kit:export.download') });
    await expect(link).toBeVisible();
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(await file.text()).toContain(serial);
    await picture(page, 'used-device-7-file', { isWhole: false });
  });

  await test.step('a case that is made up shows which rule decides it', async () => {
    const staff = await anotherPerson();
    await signIn(staff, 'admin');
    await staff.goto('/#/warehouse/complianceRule');
    await pressed(staff, t('compliance:rule.try'));
    const trial = staff.getByRole('dialog');
    const answer = trial.getByRole('region', { name: t('compliance:rule.answer') });
    await expect(answer.getByText(t('compliance:rule.outcome.needed'))).toBeVisible();
    await picture(staff, 'used-device-8-rules', { isWhole: false });
    await trial
      .locator('input')
      .and(labelled(trial, t.of(rule.declared.fields.delivery_country.label)))
      .fill(CHINA[language]);
    await staff.getByRole('option', { name: CHINA[language], exact: true }).click();
    await expect(answer.getByText(t('compliance:rule.outcome.forbidden')).first()).toBeVisible();
    await expect(answer.getByText(t.ofCode(rule.declared.fields.outcome, 2)).first()).toBeVisible();
    await picture(staff, 'used-device-9-forbidden', { isWhole: false });
  });
});
