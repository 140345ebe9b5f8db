import { brand } from '@fovea/shared-types/goods/brand.record';
import { labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';

test('staff keep makers and the tree of categories, and cannot delete what is in use', async ({
  page,
  language,
  t,
  signIn,
  picture,
}) => {
  const mark = `${language}-${Date.now()}`;
  const maker = `Journey Optics ${mark}`;
  const category = { zh: `旅程分类 ${mark}`, en: `Journey category ${mark}`, ja: `旅のカテゴリ ${mark}` };
  const main = page.getByRole('main');
  const latin = brand.declared.fields.brand_name_e.label;
  await signIn(page, 'admin');

  await test.step('a maker is added with a name for readers of Chinese', async () => {
    await page.goto('/#/productRelated/brand');
    await pressed(main, t.of(brand.words.add));
    const drawer = page.getByRole('dialog', { name: t.of(brand.words.add) });
    await pressed(drawer, t.of(brand.words.add));
    await expect(labelled(drawer, t.of(latin))).toHaveAccessibleDescription(
      new RegExp(t('kit:form.missing', { label: t.of(latin) })),
    );
    await labelled(drawer, t.of(latin)).fill(maker);
    await labelled(drawer, t.of(brand.declared.fields.brand_name_c.label)).fill(`旅程光学 ${mark}`);
    await picture(page, 'catalogue-1-brand', { isWhole: false });
    await pressed(drawer, t.of(brand.words.add));
    await expect(drawer).toBeHidden();
    await findRow(page, t, t.of(brand.declared.shown.brand_name.label), mark);
    await picture(page, 'catalogue-2-brands');
  });

  await test.step('and deleted again', async () => {
    const row = page.getByRole('row').filter({ hasText: mark });
    await pressed(row, t('system:action.delete'));
    await pressed(page.getByRole('dialog'), t('system:action.delete'));
    await expectNotice(page, t('system:state.deleted'));
    await expect(row).toHaveCount(0);
  });

  await test.step('a category hangs below another, in three languages', async () => {
    await page.goto('/#/productRelated/classify');
    await pressed(main, t('catalogue:category.create'));
    const drawer = page.getByRole('dialog', { name: t('catalogue:category.create') });
    await labelled(drawer, t('catalogue:name.zh')).fill(category.zh);
    await labelled(drawer, t('catalogue:name.en')).fill(category.en);
    await pressed(drawer, t('catalogue:category.create'));
    await expect(labelled(drawer, t('catalogue:name.ja'))).toHaveAccessibleDescription(
      new RegExp(t('catalogue:category.name_missing')),
    );
    await labelled(drawer, t('catalogue:name.ja')).fill(category.ja);
    await picture(page, 'catalogue-3-category', { isWhole: false });
    await pressed(drawer, t('catalogue:category.create'));
    await expect(drawer).toBeHidden();
    await expect(main.getByText(category[language])).toBeVisible();
    await picture(page, 'catalogue-4-categories');
  });

  await test.step('one that contains goods stays, with a message', async () => {
    const remove = main.getByRole('button', { name: t.like('system:tree.delete') });
    await remove.first().click();
    const question = page.getByRole('dialog');
    await pressed(question, t('system:action.delete'));
    await expect(question.getByRole('alert')).toBeVisible();
    await picture(page, 'catalogue-5-in-use', { isWhole: false });
    await pressed(question, t('common:action.cancel'));
  });

  await test.step('the empty one is deleted', async () => {
    await pressed(main, t('system:tree.delete', { name: category[language] }));
    await pressed(page.getByRole('dialog'), t('system:action.delete'));
    await expect(main.getByText(category[language])).toHaveCount(0);
  });
});
