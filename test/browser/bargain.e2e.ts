import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';

test('a price is offered, countered and agreed on, each side seeing the other’s offer at once', async ({
  page,
  language,
  t,
  demo,
  signIn,
  anotherPerson,
  picture,
}) => {
  const name = `Slit lamp ${Date.now()}`;
  const [goodsId = 0] = await demo.handIn([name], {
    ...{ sale_type: SALE_TYPE.immediate, price: '100000', quantity: 1, is_negotiable: true },
  });
  await demo.decide(goodsId, 1);
  const staffPage = await anotherPerson();
  const main = page.getByRole('main');
  const drawer = staffPage.getByRole('dialog').first();

  await test.step('the terms come first, then the offer', async () => {
    await signIn(page, language === 'en' ? 'bidder2' : 'bidder3');
    await page.goto(`/#/commodityDetail?id=${goodsId}`);
    await pressed(main, t('bargain:goods.negotiate'));
    const dialog = page.getByRole('dialog');
    await labelled(dialog, t('bargain:offer.price')).fill('60000');
    await pressed(dialog, t('bargain:offer.send'));
    await expect(dialog.getByText(t('bargain:terms.required')).first()).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await picture(page, 'bargain-1-terms');
    await pressed(dialog, t('bargain:offer.send'));
    await expect(page).toHaveURL(/bargains\?id=/);
    await expect(main.getByText('60,000')).toBeVisible();
  });

  await test.step('the merchant demands more', async () => {
    await signIn(staffPage, 'admin');
    await staffPage.goto('/#/orders/bargaining');
    await staffPage.getByRole('row').filter({ hasText: name }).getByText(name).click();
    await pressed(drawer, t('bargain:counter'));
    const dialog = staffPage.getByRole('dialog').last();
    await labelled(dialog, t('bargain:offer.price')).fill('90000');
    await pressed(dialog, t('bargain:offer.send'));
    await expect(drawer.getByRole('listitem').filter({ hasText: '90,000' })).toBeVisible();
    await picture(staffPage, 'bargain-2-desk');
  });

  await test.step('the buyer sees it without reloading, and offers more', async () => {
    await expect(main.getByRole('listitem').filter({ hasText: '90,000' })).toBeVisible();
    await picture(page, 'bargain-3-turn');
    await pressed(main, t('bargain:counter'));
    const dialog = page.getByRole('dialog');
    await labelled(dialog, t('bargain:offer.price')).fill('80000');
    await pressed(dialog, t('bargain:offer.send'));
    await expect(dialog).toBeHidden();
  });

  await test.step('the merchant sees that as well, and accepts', async () => {
    await expect(drawer.getByRole('listitem').filter({ hasText: '80,000' })).toBeVisible();
    await pressed(drawer, t('bargain:accept'));
    await pressed(staffPage.getByRole('dialog').last(), t('bargain:accept'));
    const [kept = ''] = t('bargain:turn.agreed').split('{{');
    await expect(main.getByRole('status').filter({ hasText: kept.trim() })).toBeVisible();
    await picture(page, 'bargain-4-agreed');
  });
});
