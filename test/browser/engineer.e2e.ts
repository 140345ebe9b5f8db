import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import { textIn } from '@fovea/shared-types/record/translations';
import { aPng } from '../fixtures/files.js';
import { labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, phone, test } from './fixtures.js';

test('an engineer applies on a phone, is rejected with a reason, applies again, is certified, and disabled', async ({
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const name = `Engineer ${language} ${Date.now()}`;
  const reason = 'The certificate cannot be read';
  const { declared } = engineer;
  const label = (field: keyof typeof declared.fields) => textIn(declared.fields[field].label, language);
  const page = await anotherPerson(phone);
  await signIn(page, await demo.newMember());
  const staff = await anotherPerson();
  await signIn(staff, 'admin');
  const drawer = staff.getByRole('dialog').first();
  const openReview = async () => {
    await staff.goto('/#/maintenance/approve');
    await staff.reload();
    await staff.getByRole('row').filter({ hasText: name }).getByRole('button', { name }).first().click();
  };
  const decide = async (verdict: 'approve' | 'reject') => {
    await pressed(drawer, t(`approval:${verdict}`));
    const confirmation = staff.getByRole('dialog', { name: t(`approval:${verdict}_title`, { name }) });
    await pressed(confirmation, t(`approval:${verdict}`));
    await expect(confirmation).toBeHidden();
  };

  await test.step('they see what is missing, and apply', async () => {
    await page.goto('/#/engineerCenter');
    await pressed(page, t('maintenance:own.send'));
    await expect(page.getByText(t('kit:form.missing', { label: label('name') })).first()).toBeVisible();
    await labelled(page, label('name')).fill(name);
    await labelled(page, label('phone')).fill('+81 90-1234-5678');
    await labelled(page, label('place')).fill('Osaka');
    await labelled(page, label('good_at')).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await page.locator('input[type=file]').setInputFiles({
      name: 'certificate.png',
      mimeType: 'image/png',
      buffer: await aPng(),
    });
    await expect(page.getByText('certificate.png')).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await picture(page, 'engineer-1-form');
    await pressed(page, t('maintenance:own.send'));
    await expect(page.getByText(t('maintenance:own.pending'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('maintenance:own.send') })).toBeHidden();
  });

  await test.step('staff reject it with a reason, which they read', async () => {
    await openReview();
    await expect(drawer.getByText('+819012345678')).toBeVisible();
    await picture(staff, 'engineer-2-review', { isWhole: false });
    await labelled(drawer, t('approval:notes')).fill(reason);
    await decide('reject');
    await page.reload();
    await expect(page.getByText(t('maintenance:own.rejected', { reason }))).toBeVisible();
  });

  await test.step('they apply again with another skill, and are certified', async () => {
    await labelled(page, label('good_at')).click();
    await page.getByRole('option').nth(3).click();
    await page.keyboard.press('Escape');
    await pressed(page, t('maintenance:own.send'));
    await expect(page.getByText(t('maintenance:own.pending'))).toBeVisible();
    await openReview();
    await decide('approve');
    await page.reload();
    await expect(page.getByText(t('maintenance:own.rejected', { reason }))).toBeHidden();
    await expect(page.getByText(textIn(declared.shown.approved_good_at.label, language))).toBeVisible();
    await picture(page, 'engineer-3-certified');
  });

  await test.step('the platform disables them with a reason', async () => {
    await staff.goto('/#/maintenance/pEngineer');
    const row = await findRow(staff, t, label('name'), name);
    await row.getByRole('switch').click();
    const question = staff.getByRole('dialog', { name: t('maintenance:status.disable_title', { name }) });
    await question.getByRole('textbox').fill('Retired');
    await pressed(question, t('maintenance:status.disable'));
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByText(t('maintenance:own.disabled', { reason: 'Retired' }))).toBeVisible();
    await picture(staff, 'engineer-4-list');
  });
});
