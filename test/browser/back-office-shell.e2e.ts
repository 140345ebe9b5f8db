import { brand } from '@fovea/shared-types/goods/brand.record';
import type { Page } from '@playwright/test';
import { agree, labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { demoPerson } from './demo-client.js';
import { expect, phone, test } from './fixtures.js';
import { rawKeys, seriousViolations, sidewaysScroll } from './page-checks.js';
import type { PageTexts } from './page-texts.js';

const sideMenu = (page: Page, t: PageTexts) =>
  page.getByRole('navigation', { name: t('backoffice:sidebar.label'), exact: true });
const tagsBar = (page: Page, t: PageTexts) =>
  page.getByRole('navigation', { name: t('backoffice:tags.label'), exact: true });
const tags = (page: Page, t: PageTexts) => tagsBar(page, t).getByRole('link');
const settings = (page: Page, t: PageTexts) =>
  page.getByRole('dialog', { name: t('backoffice:settings.title') });

async function openDashboard(page: Page, t: PageTexts): Promise<void> {
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: t('backoffice:dashboard.todo_title') })).toBeVisible();
}

/** Opens a page of the system directory by the side menu. */
async function openBySideMenu(page: Page, t: PageTexts, path: string): Promise<void> {
  const link = sideMenu(page, t).locator(`a[href="#${path}"]`);
  if (!(await link.isVisible())) {
    const directory = sideMenu(page, t)
      .locator('li', { has: page.locator(`a[href="#${path}"]`) })
      .getByRole('button')
      .first();
    await directory.click();
  }
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

async function openSettings(page: Page, t: PageTexts): Promise<void> {
  await page.getByRole('button', { name: 'Admin Demonstrator' }).click();
  await page.getByRole('button', { name: t('backoffice:settings.title') }).click();
  await expect(settings(page, t)).toBeVisible();
}

// A menu that unfolds moves away under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, signIn }) => signIn(page, 'admin'));

test('the side menu leads to pages, each of which gets a tag that can be closed', async ({
  page,
  t,
  picture,
}) => {
  await openDashboard(page, t);
  await picture(page, 'back-office-dashboard');
  // Its own colour and not the shop's, in whichever order the styles came.
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--fv-brand'),
  );
  expect(brand.trim().toLowerCase()).toBe('#409eff');
  expect(await seriousViolations(page)).toEqual([]);
  expect(await rawKeys(page, t)).toEqual([]);
  await openBySideMenu(page, t, '/memberList');
  await openBySideMenu(page, t, '/system/auditLog');
  await openBySideMenu(page, t, '/system/session');
  await expect(tags(page, t)).toHaveCount(4);
  await expect(tags(page, t).last()).toHaveAttribute('aria-current', 'page');
  // The page takes the focus when it has arrived; keyboard users continue after that.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await picture(page, 'back-office-tags', { isWhole: false });

  await test.step('the keyboard opens a tag’s menu, and Esc returns the focus', async () => {
    await tags(page, t).nth(1).focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: t('backoffice:tags.left') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(tags(page, t).nth(1)).toBeFocused();
  });
  await test.step('a refresh draws the page anew and stays on it', async () => {
    await tags(page, t).last().click({ button: 'right' });
    await page.getByRole('menuitem', { name: t('backoffice:tags.refresh') }).click();
    await expect(page).toHaveURL(/#\/system\/session$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('closing the page on screen opens the last one left', async () => {
    await tags(page, t).last().focus();
    await page.keyboard.press('Delete');
    await expect(page).toHaveURL(/#\/system\/auditLog$/);
    await tags(page, t).nth(1).click({ button: 'middle' });
    await expect(tags(page, t)).toHaveCount(2);
  });
  await test.step('the pinned one survives everything', async () => {
    await tags(page, t).last().click({ button: 'right' });
    await page.getByRole('menuitem', { name: t('backoffice:tags.all') }).click();
    await expect(tags(page, t)).toHaveCount(1);
    await expect(page).toHaveURL(/#\/dashboard$/);
  });
});

test('a page is found as it was left while its tag is open', async ({ page, t }) => {
  await openDashboard(page, t);
  await openBySideMenu(page, t, '/memberList');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('somebody');
  await openBySideMenu(page, t, '/system/auditLog');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await tags(page, t).nth(1).click();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('somebody');
});

test('settings show at once, stay when they are saved, and can be reset', async ({ page, t, picture }) => {
  await openDashboard(page, t);
  await openSettings(page, t);
  const flag = (name: string) =>
    settings(page, t).getByRole('switch', { name: t(`backoffice:settings.${name}`) });
  await settings(page, t)
    .getByRole('radio', { name: t('backoffice:settings.theme-light') })
    .click();
  await flag('tagsView').click({ force: true });
  await flag('topNav').click({ force: true });
  await expect(tagsBar(page, t)).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: t('backoffice:navbar.top_menu'), includeHidden: true }),
  ).toHaveCount(1);
  await picture(page, 'back-office-settings', { isWhole: false });
  await settings(page, t)
    .getByRole('button', { name: t('common:action.save') })
    .click();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('backoffice:dashboard.todo_title') })).toBeVisible();
  await expect(tagsBar(page, t)).toBeHidden();
  await openSettings(page, t);
  await settings(page, t)
    .getByRole('button', { name: t('backoffice:settings.reset') })
    .click();
  await expect(tagsBar(page, t)).toHaveCount(1);
});

test('pages are found by titles of other languages and by their readings', async ({ page, t, picture }) => {
  await openDashboard(page, t);
  for (const [typed, path] of [
    ['huiyuan', '/memberList'],
    ['操作日志', '/system/auditLog'],
    ['ろぐいん', '/system/session'],
  ] as const) {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog');
    await search.getByRole('combobox').fill(typed);
    // In the dialog: the page behind it has a pager with options of its own.
    await expect(search.getByRole('option').first()).toBeVisible();
    if (path === '/memberList') await picture(page, 'back-office-search', { isWhole: false });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
  }
});

test('without permission for a page its reason is shown; an unknown one is a 404; a visitor is sent to the mall', async ({
  page,
  t,
  anotherPerson,
  signIn,
  complaints,
}) => {
  await page.goto('/#/nowhere/at/all');
  await expect(page).toHaveURL(/#\/404$/);
  const merchant = await anotherPerson();
  await signIn(merchant, 'seller');
  await merchant.goto('/#/system/menu');
  await expect(
    merchant.getByRole('main').getByText(t('backoffice:forbidden.title'), { exact: true }).last(),
  ).toBeVisible();
  const visitor = await anotherPerson();
  await visitor.goto('/#/dashboard');
  await expect(visitor).toHaveURL(/#\/shoppingMall$/);
  const bidder = await anotherPerson();
  await signIn(bidder, 'bidder1');
  await bidder.goto('/#/dashboard');
  await expect(bidder.getByRole('heading', { name: t('backoffice:access.no_role_title') })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a locked screen shows nothing of the page and opens with the password', async ({
  page,
  t,
  picture,
}) => {
  await openDashboard(page, t);
  await page.evaluate(() => sessionStorage.setItem('fovea_locked', '1'));
  await page.reload();
  await expect(page.getByRole('heading', { name: t('backoffice:lock.title') })).toBeVisible();
  await expect(page.getByText(t('backoffice:dashboard.todo_title'))).toBeHidden();
  await picture(page, 'back-office-locked', { isWhole: false });
  await page.getByLabel(t('backoffice:lock.password'), { exact: true }).fill('Fovea-demo-2026');
  await page.getByRole('button', { name: t('backoffice:lock.submit') }).click();
  await expect(page.getByRole('heading', { name: t('backoffice:dashboard.todo_title') })).toBeVisible();
});

for (const viewport of [phone, { width: 992, height: 800 }]) {
  test(`the frame fits ${viewport.width} px`, async ({ page, t, picture }) => {
    await page.setViewportSize(viewport);
    await openDashboard(page, t);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    if (viewport === phone) {
      await page.getByRole('button', { name: t('backoffice:navbar.expand') }).click();
      await picture(page, 'back-office-drawer', { isWhole: false });
      await sideMenu(page, t).locator('a[href="#/memberList"]').click();
      await expect(sideMenu(page, t)).toBeHidden();
    } else await openBySideMenu(page, t, '/memberList');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, 'back-office-frame', { isWhole: false });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}

test('a session that ends over an open drawer shows the sign-in above it, and what was typed is saved afterwards', async ({
  page,
  demo,
  language,
  t,
  picture,
}) => {
  const maker = `Interrupted Optics ${language}-${Date.now()}`;
  await page.goto('/#/productRelated/brand');
  await pressed(page.getByRole('main'), t.of(brand.words.add));
  const drawer = page.getByRole('dialog', { name: t.of(brand.words.add) });
  await labelled(drawer, t.of(brand.declared.fields.brand_name_e.label)).fill(maker);
  const cookies = await page.context().cookies();
  await demo.endSession(cookies.find(({ name }) => name === 'fovea_token')?.value);
  await pressed(drawer, t.of(brand.words.add));
  const question = page.getByRole('dialog', { name: t('auth:login.title') });
  await labelled(question, t('auth:field.account')).fill(demoPerson('admin').email);
  await labelled(question, t('auth:field.password')).fill(demoPerson('admin').password);
  await agree(question, language);
  await picture(page, 'back-office-session-over', { isWhole: false });
  expect(await seriousViolations(page)).toEqual([]);
  await pressed(question, t('auth:login.submit'));
  await expect(question).toBeHidden();
  await expect(labelled(drawer, t.of(brand.declared.fields.brand_name_e.label))).toHaveValue(maker);
  await pressed(drawer, t.of(brand.words.add));
  await expect(drawer).toBeHidden();
  const row = await findRow(page, t, t.of(brand.declared.shown.brand_name.label), maker);
  await pressed(row, t('system:action.delete'));
  await pressed(page.getByRole('dialog'), t('system:action.delete'));
  await expect(row).toHaveCount(0);
});
