import type { Locator, Page } from '@playwright/test';
import { expect, phone, test } from './fixtures.js';
import { lotPage } from './lot-page.js';
import { MOBILE_SITE } from './mobile-site.js';
import { pageTextsIn } from './page-texts.js';

test('the home page shows what is sold, and each "more" leads to the list of its kind', async ({
  page,
  t,
}) => {
  const sections = [
    ['home:auctions.title', /#\/searchCommodity\?type=2\b/, 'goods:list.title.2'],
    ['home:categories.title', /#\/classify\b/, 'goods:list.title.1'],
    ['home:immediate.title', /#\/searchCommodity\?type=3\b/, 'goods:list.title.3'],
    ['home:procurement.title', /#\/searchCommodity\?type=4\b/, 'goods:list.title.4'],
  ] as const;
  await page.goto('/');
  await expect(page).toHaveURL(/#\/shoppingMall$/);
  const main = page.getByRole('main');
  for (const [title, address, listTitle] of sections) {
    const section = main.getByRole('region', { name: t(title), exact: true });
    await expect(section.getByRole('listitem').first()).toBeVisible();
    await section.getByRole('link', { name: t('common:action.more_of', { title: t(title) }) }).click();
    await expect(page).toHaveURL(address);
    await expect(main.getByRole('heading', { level: 1, name: t(listTitle), exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
  }
});

test('the choices of a list are in the address and survive a reload, a look at a card, and Back', async ({
  page,
  t,
  picture,
}) => {
  const main = page.getByRole('main');
  const condition = main.getByRole('checkbox', { name: t('goods:condition.2') });
  const cards = main.getByRole('link').filter({ has: page.getByRole('heading', { level: 2 }) });
  const chip = main.getByRole('button', {
    name: t('goods:chip.remove', { name: t('goods:condition.2') }),
  });
  // Goods at a fixed price: auctions come and go while somebody looks at a list.
  await page.goto('/#/searchCommodity?type=3&search=1');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();

  await condition.click();
  await expect(condition).toBeChecked();
  await main.getByRole('combobox', { name: t('goods:sort.label') }).selectOption('price_asc');
  await expect(page).toHaveURL(/condition=2.*sort=price_asc/);
  await expect(chip).toBeVisible();
  await expect.poll(() => cards.count()).toBeLessThan(all);

  await page.reload();
  await expect(condition).toBeChecked();
  await expect(cards.first()).toBeVisible();
  const names = await cards.getByRole('heading').allTextContents();
  expect(names.length).toBeLessThan(all);
  await picture(page, 'list-filtered');

  await cards.first().click();
  await expect(page).toHaveURL(/#\/commodityDetail/);
  await page.goBack();
  await expect(condition).toBeChecked();
  await expect(cards.getByRole('heading')).toHaveText(names);

  await chip.click();
  await expect(condition).not.toBeChecked();
  await expect(page).not.toHaveURL(/condition=/);
  await page.goBack();
  await expect(condition).toBeChecked();
});

test('an unknown address ends at the page for it, a personal one at the mall with the log-in dialog', async ({
  page,
  t,
  picture,
}) => {
  await page.goto('/#/nowhere/at-all');
  await expect(page).toHaveURL(/#\/404$/);
  await expect(page.getByRole('heading', { name: t('common:route.not_found') }).first()).toBeVisible();
  await picture(page, 'not-found');
  await page.goto('/#/myOrders');
  await expect(page).toHaveURL(/#\/shoppingMall$/);
  await expect(page.getByRole('dialog', { name: t('auth:login.title') })).toBeVisible();
});

test('another language starts the page anew where it is', async ({ page, t, language, picture }) => {
  const next = { zh: 'en', en: 'ja', ja: 'zh' } as const;
  const names = { zh: '中文', en: 'English', ja: '日本語' };
  const inNext = await pageTextsIn(next[language]);
  await page.goto('/#/searchCommodity?type=3&search=1&condition=2');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(t('goods:list.title.3'));
  await page
    .getByRole('button', { name: t('common:header.language', { language: names[language] }) })
    .click();
  await picture(page, 'language-menu', { isWhole: false });
  await page.getByRole('button', { name: names[next[language]], exact: true }).click();
  await expect(title).toHaveText(inNext('goods:list.title.3'));
  await expect(page).toHaveURL(/#\/searchCommodity\?type=3&search=1&condition=2$/);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${next[language]}`));
  await expect(
    page.getByRole('main').getByRole('checkbox', { name: inNext('goods:condition.2') }),
  ).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('price, time left and the bid stay in sight at the bottom of the lot', async ({ page, demo, t }) => {
    const { goods_id } = await demo.quietLot();
    await page.goto(`/#/commodityDetail?id=${goods_id}`);
    const { bar, isLive } = lotPage(page, t);
    await isLive();
    for (const place of ['the top', 'the end']) {
      if (place === 'the end') await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('timer')).toBeVisible();
      await expect(bar).toContainText('.00');
      const edges = await bar.boundingBox();
      expect((edges?.y ?? 0) + (edges?.height ?? 0), place).toBeCloseTo(phone.height, 0);
    }
    await bar.getByRole('button', { name: t('auction:form.submit') }).click();
    await expect(page.getByRole('dialog', { name: t('auth:login.title') })).toBeVisible();
  });
});

test.describe('with a phone', () => {
  test.use({
    viewport: phone,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('goods are read on the mobile site, whatever else the address contains; Back leads to the list', async ({
    page,
    demo,
  }) => {
    await page.route('https://m.fovea.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>mobile</h1>' }),
    );
    const id = await demo.starGoodsId();
    await page.goto('/#/searchCommodity?type=3&search=1');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.evaluate((to) => {
      window.location.hash = to;
    }, `#/commodityDetail?id=${id}&mobile_url=https://evil.example`);
    await expect(page).toHaveURL(new RegExp(`^${MOBILE_SITE}\\?goods_sn=[\\w-]+$`));
    await page.goBack();
    await expect(page).toHaveURL(/#\/searchCommodity/);
  });
});

test('nothing jumps while a page gets its answers', async ({ page, demo }) => {
  // Answers come late enough for the skeletons to be drawn. In the page: a route would switch the browser's cache off.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return fetch(...call);
    };
  });
  const { goods_id } = await demo.quietLot();
  const wide = { width: 1440, height: 900 };
  // On a phone everything is below something else, so most moves there.
  for (const viewport of process.env.FOVEA_LONG === '1' ? [phone, wide] : [phone])
    for (const address of [
      '/#/shoppingMall',
      '/#/classify?level=1&id=0',
      '/#/searchCommodity?type=1&search=1',
      `/#/commodityDetail?id=${goods_id}`,
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('about:blank');
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), `${address} at ${viewport.width} px`).toBeLessThan(0.05);
    }
});

/** Chromium's own measure of how much moved by itself, all moves of the page together. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const add = (entries: PerformanceObserverEntryList): number =>
          entries.getEntries().reduce((sum, entry) => {
            // A type of Chromium alone, which the library of types does not have.
            const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
            return hadRecentInput ? sum : sum + value;
          }, 0);
        const observer = new PerformanceObserver((entries) => resolve(add(entries)));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a single move it is never called.
        setTimeout(() => resolve(0), 300);
      }),
  );

test('by keyboard alone one skips to the content, searches, opens a lot and bids', async ({
  page,
  demo,
  signIn,
  t,
  picture,
}) => {
  const lot = await demo.openLot({ endsInSeconds: 1800, extendSeconds: 60 });
  await signIn(page, 'bidder2');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('common:header.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await picture(page, 'skip-link', { isWhole: false });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const search = page.getByRole('combobox', { name: t('common:search.label') });
  await tabTo(page, search, 'Shift+Tab');
  await page.keyboard.type(lot.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/searchCommodity\?.*goods_name=/);
  const card = page.getByRole('main').getByRole('link').filter({ hasText: lot.name });
  await expect(card).toHaveCount(1);
  await tabTo(page, card);
  await page.keyboard.press('Enter');

  const { box, sheet, placeBid, isLive } = lotPage(page, t);
  await isLive();
  await tabTo(page, placeBid);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await tabTo(page, sheet.getByRole('button', { name: t.like('auction:sheet.confirm_amount') }));
  await picture(page, 'keyboard-bid', { isWhole: false });
  await page.keyboard.press('Enter');
  await expect(box).toContainText(t('auction:notice.confirmed'));
  await expect(sheet).toBeHidden();
});

test('the arrows turn the pictures, and the full screen enlarges them', async ({
  page,
  demo,
  t,
  picture,
}) => {
  await page.goto(`/#/commodityDetail?id=${await demo.starGoodsId()}`);
  const gallery = page.getByRole('region', { name: t('auction:detail.gallery') });
  const zoom = gallery.getByRole('button', { name: t('auction:detail.zoom'), exact: true });
  await expect(gallery).toContainText(/1 \/ \d/);
  await zoom.focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery).toContainText(/2 \/ \d/);
  await page.keyboard.press('ArrowLeft');
  await expect(gallery).toContainText(/1 \/ \d/);

  await zoom.press('Enter');
  const viewer = page.getByRole('dialog');
  const image = viewer.getByRole('img');
  await expect(image).toBeVisible();
  await viewer.press('ArrowRight');
  await expect(gallery).toContainText(/2 \/ \d/);
  await expect.poll(() => widthOf(image)).toBeGreaterThan(0);
  const fitted = await widthOf(image);
  await viewer.press('+');
  await expect.poll(() => widthOf(image)).toBeGreaterThan(fitted * 1.2);
  await picture(page, 'viewer', { isWhole: false });
  await viewer.press('0');
  await expect.poll(() => widthOf(image)).toBeCloseTo(fitted, 0);
  await viewer.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(zoom).toBeFocused();
});

const widthOf = async (image: Locator): Promise<number> => (await image.boundingBox())?.width ?? 0;

/** Presses Tab until the focus is where it should be; more than a page full of stops is a trap. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 90; stops += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard does not get there');
}
