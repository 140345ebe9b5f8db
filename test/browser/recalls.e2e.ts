import { RECALL_CLASSES, recall } from '@fovea/shared-types/warehouse/recall.record';
import { RECALL_OUTCOMES, recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, phone, test } from './fixtures.js';

const TEXTS = {
  zh: { tab: '中文', name: '眼底照相机召回', reason: '电池过热', measures: '停止使用并退回' },
  en: {
    tab: 'English',
    name: 'Recall of cameras',
    reason: 'The battery overheats',
    measures: 'Stop using it',
  },
  ja: { tab: '日本語', name: '眼底カメラの回収', reason: '電池が過熱', measures: '使用を中止し返送' },
} as const;

test('a recall is opened, notified to the merchant who has a piece, acknowledged, settled and closed with a report', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const mark = `${language}${Date.now()}`.toUpperCase();
  const [model, place, serial] = [`M-${mark}`, `Stockroom ${mark}`, `${mark}05`];
  const { fields, shown } = recall.declared;
  await demo.stockroom(place, model);
  const maker = await demo.stocked(place, model, [serial]);
  await signIn(page, 'admin');
  const merchant = await anotherPerson();
  await signIn(merchant, 'seller');
  const dialog = page.getByRole('dialog');
  const form = merchant.getByRole('dialog');
  const name = `${TEXTS[language].name} ${mark}`;
  const find = async () => {
    await page.goto('/#/warehouse/recall');
    await page.reload();
    return findRow(page, t, t.of(recall.declared.filters.words.label ?? recall.declared.many), mark);
  };

  await test.step('the platform drafts it, in three languages', async () => {
    await page.goto('/#/warehouse/recall');
    await page
      .getByRole('button', { name: t.of(recall.words.add), exact: true })
      .first()
      .click();
    for (const [at, texts] of Object.entries(TEXTS)) {
      const suffix = ({ zh: 'c', en: 'e', ja: 'j' } as const)[at as keyof typeof TEXTS];
      await dialog.getByRole('tab', { name: texts.tab }).click();
      await labelled(dialog, t.of(fields[`name_${suffix}`].label)).fill(`${texts.name} ${mark}`);
      await labelled(dialog, t.of(fields[`reason_${suffix}`].label)).fill(texts.reason);
      await labelled(dialog, t.of(fields[`measures_${suffix}`].label)).fill(texts.measures);
    }
    const choose = async (label: string, option: string) => {
      await dialog.locator('input').and(labelled(dialog, label)).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose(t.of(fields.brand_id.label), maker);
    await labelled(dialog, t.of(fields.models.label)).fill(model);
    await labelled(dialog, t.of(fields.serials.label)).fill(`${mark}01～${mark}09`);
    await choose(t.of(fields.class.label), t.of(RECALL_CLASSES[2]));
    await labelled(dialog, t.of(fields.announced_on.label)).fill('2026-05-01');
    await labelled(dialog, t.of(fields.source.label)).fill('https://maker.example/recall');
    await picture(page, 'recalls-1-draft', { isWhole: false });
    await pressed(dialog, t.of(recall.words.add));
    await expect(dialog).toBeHidden();
  });

  await test.step('and opens it, having seen whom it reaches', async () => {
    const row = await find();
    await row.getByRole('button', { name: t('compliance:recall.open'), exact: true }).click();
    await expect(
      dialog.getByText(t('compliance:recall.reach', { companies: '1', pieces: '1' })),
    ).toBeVisible();
    await picture(page, 'recalls-2-open', { isWhole: false });
    await pressed(dialog, t('compliance:recall.open'));
    await expect(dialog).toBeHidden();
  });

  await test.step('the merchant is notified by message and led to the pieces', async () => {
    await expect(async () => {
      await merchant.goto('/#/messageList');
      await merchant.reload();
      await expect(merchant.getByText(name).first()).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 90_000 });
    await picture(merchant, 'recalls-3-message', { isWhole: false });
    await merchant.goto('/#/warehouse/recallNotice');
    const row = merchant.getByRole('row').filter({ hasText: name });
    await row.getByRole('button').first().click();
    await expect(form.getByText(serial)).toBeVisible();
    await expect(form.getByText(TEXTS[language].measures)).toBeVisible();
    await picture(merchant, 'recalls-4-pieces', { isWhole: false });
    await merchant.setViewportSize(phone);
    await picture(merchant, 'recalls-4-pieces', { isWhole: false });
    await merchant.setViewportSize({ width: 1440, height: 900 });
    await merchant.keyboard.press('Escape');
  });

  await test.step('the merchant acknowledges it and states what was done', async () => {
    const row = merchant.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: t('compliance:recall.acknowledge'), exact: true }).click();
    await expect(form.getByText(TEXTS[language].measures)).toBeVisible();
    await pressed(form, t('compliance:recall.acknowledge'));
    await expect(form).toBeHidden();
    await row.getByRole('button', { name: t('compliance:recall.settle'), exact: true }).click();
    await form
      .locator('input')
      .and(labelled(form, t.of(recallParty.declared.shown.outcome.label)))
      .click();
    await merchant.getByRole('option', { name: t.of(RECALL_OUTCOMES[1]), exact: true }).click();
    await pressed(form, t('compliance:recall.settle'));
    await expect(form).toBeHidden();
    await expect(row).toContainText(t.of(RECALL_OUTCOMES[1]));
  });

  await test.step('the platform sees it and closes with a report', async () => {
    const row = await find();
    await expect(row).toContainText('1 / 1');
    await row.getByRole('button', { name: t('compliance:recall.close'), exact: true }).click();
    await labelled(dialog, t.of(shown.report.label)).fill('1 / 1');
    await pressed(dialog, t('compliance:recall.close'));
    await expect(dialog).toBeHidden();
    await picture(page, 'recalls-5-closed', { isWhole: false });
  });
});
