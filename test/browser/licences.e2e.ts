import { licence } from '@fovea/shared-types/member/licence.record';
import { textIn, type Translations as ThreeWords } from '@fovea/shared-types/record/translations';
import { aPng } from '../fixtures/files.js';
import { labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, test } from './fixtures.js';

test('a licence is registered with its document, rejected with a reason, corrected, approved and shown with the goods', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const number = `L-${language}-${Date.now()}`;
  const place = { zh: '见本眼科商会 大阪店', en: 'Mihon Eye Trading, Osaka', ja: '見本眼科商会 大阪店' }[
    language
  ];
  const reason = { zh: '地址不完整', en: 'The address is not complete', ja: '住所が不完全です' }[language];
  const textOf = (texts: ThreeWords | undefined) => (texts ? textIn(texts, language) : '');
  const { declared, words: texts } = licence;
  const label = (name: keyof typeof declared.fields) => textOf(declared.fields[name].label);
  const drawer = page.getByRole('dialog');
  await signIn(page, 'seller');
  const staff = await anotherPerson();
  await signIn(staff, 'admin');
  const review = staff.getByRole('dialog', { name: t('member:licence.review_title') });
  const openReview = async () => {
    await staff.goto('/#/business/licenceReview');
    // The list of before is still on screen the second time.
    await staff.reload();
    await (
      await findRow(staff, t, textOf(declared.filters.words.label), number)
    )
      .getByRole('button', { name: number })
      .click();
  };

  await test.step('the merchant registers it', async () => {
    await page.goto('/#/business/licence');
    await picture(page, 'licences-1-register');
    await pressed(page, textOf(texts.add));
    await labelled(drawer, label('kind')).click();
    await page
      .getByRole('listbox', { name: label('kind') })
      .getByRole('option')
      .first()
      .click();
    await labelled(drawer, label('number')).fill(number);
    await labelled(drawer, label('authority')).fill('大阪市保健所');
    await labelled(drawer, label('place_name')).fill(place);
    await labelled(drawer, label('place_address')).fill('大阪市');
    await labelled(drawer, label('valid_from')).fill('2025-04-01');
    await labelled(drawer, label('valid_until')).fill('2031-03-31');
    await drawer.locator('input[type=file]').setInputFiles({
      name: 'paper.png',
      mimeType: 'image/png',
      buffer: await aPng(),
    });
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expect(drawer.getByRole('progressbar')).toBeHidden();
    await picture(page, 'licences-2-form', { isWhole: false });
    await pressed(drawer, textOf(texts.add));
    await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
  });

  await test.step('staff reject it with a reason', async () => {
    await openReview();
    await expect(review.getByText(place)).toBeVisible();
    await picture(staff, 'licences-3-review', { isWhole: false });
    await pressed(review, t('approval:reject'));
    await labelled(review, t('approval:notes')).fill(reason);
    await pressed(review, t('approval:reject'));
    const confirmation = staff.getByRole('dialog', { name: t('approval:reject_title', { name: number }) });
    await pressed(confirmation, t('approval:reject'));
    await expect(confirmation).toBeHidden();
  });

  await test.step('the merchant reads why, corrects it and sends it again', async () => {
    await page.reload();
    const row = await findRow(page, t, textOf(declared.filters.words.label), number);
    await row.getByRole('button', { name: number }).click();
    await expect(drawer.getByText(reason)).toBeVisible();
    await picture(page, 'licences-4-rejected', { isWhole: false });
    await page.keyboard.press('Escape');
    await pressed(row, t('system:action.edit'));
    await labelled(drawer, label('place_address')).fill('大阪市見本区見本町1-2-3');
    await pressed(drawer, t('system:action.save_changes'));
    await expect(drawer).toBeHidden();
  });

  await test.step('staff see what changed and approve it; buyers see it', async () => {
    await openReview();
    await expect(review.getByText(t('member:audit.changed'))).toBeVisible();
    await pressed(review, t('approval:approve'));
    const confirmation = staff.getByRole('dialog', { name: t('approval:approve_title', { name: number }) });
    await pressed(confirmation, t('approval:approve'));
    await expect(confirmation).toBeHidden();
    await page.goto(`/#/commodityDetail?id=${await demo.starGoodsId()}`);
    await expect(page.getByText(number)).toBeVisible();
    await picture(page, 'licences-5-goods');
  });
});
