import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';

test('a buyer evaluates what they received, the merchant answers, and the shop shows both', async ({
  page,
  language,
  t,
  signIn,
  picture,
}) => {
  const texts = {
    zh: '与描述一致，包装很好。',
    en: 'As described and well packed.',
    ja: '説明どおりで梱包も丁寧でした。',
  };
  const mark = `${texts[language]} ${Date.now()}`;
  const answer = `Thank you ${Date.now()}`;
  const main = page.getByRole('main');
  let goods = '';

  await test.step('stars by keyboard, and a text', async () => {
    await signIn(page, language === 'en' ? 'bidder2' : 'bidder1');
    await page.goto('/#/evaluateList');
    const card = main.getByRole('article').first();
    await pressed(card, t('evaluation:mine.write'));
    await pressed(card, t('evaluation:form.send'));
    await expect(card.getByText(t('evaluation:form.star_missing')).first()).toBeVisible();
    await card.getByRole('radio', { name: t('evaluation:star.1') }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(card.getByRole('radio', { name: t('evaluation:star.5') })).toBeChecked();
    await labelled(card, t('evaluation:form.content')).fill(mark);
    await picture(page, 'evaluation-1-form');
    goods = (await card.getByRole('link').first().getAttribute('href')) ?? '';
    await pressed(card, t('evaluation:form.send'));
    await expectNotice(page, t('evaluation:form.sent'));
    await main.getByRole('link', { name: t('evaluation:mine.written') }).click();
    await expect(main.getByText(mark)).toBeVisible();
    await picture(page, 'evaluation-2-written');
  });

  await test.step('the merchant answers', async () => {
    await signIn(page, 'admin');
    await page.goto('/#/productRelated/comment');
    // The page keeps who it was opened by.
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: mark });
    await pressed(row, t('evaluation:admin.reply'));
    const dialog = page.getByRole('dialog');
    await labelled(dialog, t('evaluation:admin.reply_field')).fill(answer);
    await pressed(dialog, t('evaluation:admin.reply'));
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(answer);
    await picture(page, 'evaluation-3-desk');
  });

  await test.step('everybody reads it on the page of the goods, with the name masked', async () => {
    await page.goto(goods.startsWith('#') ? `/${goods}` : goods);
    const part = page.getByRole('region', { name: t('evaluation:title'), exact: true });
    await expect(part.getByText(mark)).toBeVisible();
    await expect(part.getByText(answer)).toBeVisible();
    await expect(part.getByText(/\*\*\*/).first()).toBeVisible();
    await part.scrollIntoViewIfNeeded();
    await picture(page, 'evaluation-4-goods');
  });
});
