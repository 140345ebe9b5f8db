import { brand } from '@fovea/shared-types/goods/brand.record';
import type { Page } from '@playwright/test';
import { agree, labelled, pressed } from './account-pages.js';
import { findRow } from './back-office-pages.js';
import { demoPerson } from './demo-house.js';
import { expect, phone, test } from './fixtures.js';
import { rawKeys, seriousViolations, sidewaysScroll } from './page-checks.js';
import type { PageTexts } from './page-texts.js';

const sideMenu = (page: Page, say: PageTexts) =>
  page.getByRole('navigation', { name: say('backoffice:sidebar.label'), exact: true });
const tagsBar = (page: Page, say: PageTexts) =>
  page.getByRole('navigation', { name: say('backoffice:tags.label'), exact: true });
const tags = (page: Page, say: PageTexts) => tagsBar(page, say).getByRole('link');
const settings = (page: Page, say: PageTexts) =>
  page.getByRole('dialog', { name: say('backoffice:settings.title') });

async function openDashboard(page: Page, say: PageTexts): Promise<void> {
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: say('backoffice:dashboard.todo_title') })).toBeVisible();
}

/** Goes to a page of the system directory by the side menu. */
async function openBySideMenu(page: Page, say: PageTexts, path: string): Promise<void> {
  const link = sideMenu(page, say).locator(`a[href="#${path}"]`);
  if (!(await link.isVisible())) {
    const directory = sideMenu(page, say)
      .locator('li', { has: page.locator(`a[href="#${path}"]`) })
      .getByRole('button')
      .first();
    await directory.click();
  }
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

async function openSettings(page: Page, say: PageTexts): Promise<void> {
  await page.getByRole('button', { name: 'Admin Demonstrator' }).click();
  await page.getByRole('button', { name: say('backoffice:settings.title') }).click();
  await expect(settings(page, say)).toBeVisible();
}

// A menu that unfolds moves away under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, signIn }) => signIn(page, 'admin'));

test('the side menu leads to pages, each of which gets a tag that can be closed', async ({
  page,
  say,
  picture,
}) => {
  await openDashboard(page, say);
  await picture(page, 'back-office-dashboard');
  // Its own colour and not the shop's, in whichever order the styles came.
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--fv-brand'),
  );
  expect(brand.trim().toLowerCase()).toBe('#409eff');
  expect(await seriousViolations(page)).toEqual([]);
  expect(await rawKeys(page, say)).toEqual([]);
  await openBySideMenu(page, say, '/memberList');
  await openBySideMenu(page, say, '/system/auditLog');
  await openBySideMenu(page, say, '/system/session');
  await expect(tags(page, say)).toHaveCount(4);
  await expect(tags(page, say).last()).toHaveAttribute('aria-current', 'page');
  // The page takes the focus when it has arrived; whoever goes on by keyboard does so after that.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await picture(page, 'back-office-tags', { isWhole: false });

  await test.step('the keyboard opens a tag’s menu, and Esc gives the focus back', async () => {
    await tags(page, say).nth(1).focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: say('backoffice:tags.left') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(tags(page, say).nth(1)).toBeFocused();
  });
  await test.step('a refresh draws the page anew and stays on it', async () => {
    await tags(page, say).last().click({ button: 'right' });
    await page.getByRole('menuitem', { name: say('backoffice:tags.refresh') }).click();
    await expect(page).toHaveURL(/#\/system\/session$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('closing the page on screen opens the last one left', async () => {
    await tags(page, say).last().focus();
    await page.keyboard.press('Delete');
    await expect(page).toHaveURL(/#\/system\/auditLog$/);
    await tags(page, say).nth(1).click({ button: 'middle' });
    await expect(tags(page, say)).toHaveCount(2);
  });
  await test.step('the pinned one survives everything', async () => {
    await tags(page, say).last().click({ button: 'right' });
    await page.getByRole('menuitem', { name: say('backoffice:tags.all') }).click();
    await expect(tags(page, say)).toHaveCount(1);
    await expect(page).toHaveURL(/#\/dashboard$/);
  });
});

test('a page is found as it was left while its tag is open', async ({ page, say }) => {
  await openDashboard(page, say);
  await openBySideMenu(page, say, '/memberList');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('somebody');
  await openBySideMenu(page, say, '/system/auditLog');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await tags(page, say).nth(1).click();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('somebody');
});

test('settings show at once, stay when they are saved, and can be reset', async ({ page, say, picture }) => {
  await openDashboard(page, say);
  await openSettings(page, say);
  const flag = (name: string) =>
    settings(page, say).getByRole('switch', { name: say(`backoffice:settings.${name}`) });
  await settings(page, say)
    .getByRole('radio', { name: say('backoffice:settings.theme-light') })
    .click();
  await flag('tagsView').click({ force: true });
  await flag('topNav').click({ force: true });
  await expect(tagsBar(page, say)).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: say('backoffice:navbar.top_menu'), includeHidden: true }),
  ).toHaveCount(1);
  await picture(page, 'back-office-settings', { isWhole: false });
  await settings(page, say)
    .getByRole('button', { name: say('common:action.save') })
    .click();
  await page.reload();
  await expect(page.getByRole('heading', { name: say('backoffice:dashboard.todo_title') })).toBeVisible();
  await expect(tagsBar(page, say)).toBeHidden();
  await openSettings(page, say);
  await settings(page, say)
    .getByRole('button', { name: say('backoffice:settings.reset') })
    .click();
  await expect(tagsBar(page, say)).toHaveCount(1);
});

test('pages are found by titles of other languages and by their readings', async ({ page, say, picture }) => {
  await openDashboard(page, say);
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

test('who may not see a page reads why; what is nowhere is a 404; a visitor goes to the mall', async ({
  page,
  say,
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
    merchant.getByRole('main').getByText(say('backoffice:forbidden.title'), { exact: true }).last(),
  ).toBeVisible();
  const visitor = await anotherPerson();
  await visitor.goto('/#/dashboard');
  await expect(visitor).toHaveURL(/#\/shoppingMall$/);
  const bidder = await anotherPerson();
  await signIn(bidder, 'bidder1');
  await bidder.goto('/#/dashboard');
  await expect(bidder.getByRole('heading', { name: say('backoffice:access.no_role_title') })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a locked screen shows nothing of the page and opens with the password', async ({
  page,
  say,
  picture,
}) => {
  await openDashboard(page, say);
  await page.evaluate(() => sessionStorage.setItem('fovea_locked', '1'));
  await page.reload();
  await expect(page.getByRole('heading', { name: say('backoffice:lock.title') })).toBeVisible();
  await expect(page.getByText(say('backoffice:dashboard.todo_title'))).toBeHidden();
  await picture(page, 'back-office-locked', { isWhole: false });
  await page.getByLabel(say('backoffice:lock.password'), { exact: true }).fill('Fovea-demo-2026');
  await page.getByRole('button', { name: say('backoffice:lock.submit') }).click();
  await expect(page.getByRole('heading', { name: say('backoffice:dashboard.todo_title') })).toBeVisible();
});

for (const viewport of [phone, { width: 992, height: 800 }]) {
  test(`the frame fits ${viewport.width} px`, async ({ page, say, picture }) => {
    await page.setViewportSize(viewport);
    await openDashboard(page, say);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    if (viewport === phone) {
      await page.getByRole('button', { name: say('backoffice:navbar.expand') }).click();
      await picture(page, 'back-office-drawer', { isWhole: false });
      await sideMenu(page, say).locator('a[href="#/memberList"]').click();
      await expect(sideMenu(page, say)).toBeHidden();
    } else await openBySideMenu(page, say, '/memberList');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, 'back-office-frame', { isWhole: false });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}

test('a session that ends over an open drawer asks above it, and what was typed is saved after the sign-in', async ({
  page,
  house,
  language,
  say,
  picture,
}) => {
  const maker = `Interrupted Optics ${language}-${Date.now()}`;
  await page.goto('/#/productRelated/brand');
  await pressed(page.getByRole('main'), say.of(brand.words.add));
  const drawer = page.getByRole('dialog', { name: say.of(brand.words.add) });
  await labelled(drawer, say.of(brand.declared.fields.brand_name_e.label)).fill(maker);
  const cookies = await page.context().cookies();
  await house.endSession(cookies.find(({ name }) => name === 'fovea_token')?.value);
  await pressed(drawer, say.of(brand.words.add));
  const question = page.getByRole('dialog', { name: say('auth:login.title') });
  await labelled(question, say('auth:field.account')).fill(demoPerson('admin').email);
  await labelled(question, say('auth:field.password')).fill(demoPerson('admin').password);
  await agree(question, language);
  await picture(page, 'back-office-session-over', { isWhole: false });
  expect(await seriousViolations(page)).toEqual([]);
  await pressed(question, say('auth:login.submit'));
  await expect(question).toBeHidden();
  await expect(labelled(drawer, say.of(brand.declared.fields.brand_name_e.label))).toHaveValue(maker);
  await pressed(drawer, say.of(brand.words.add));
  await expect(drawer).toBeHidden();
  const row = await findRow(page, say, say.of(brand.declared.shown.brand_name.label), maker);
  await pressed(row, say('system:action.delete'));
  await pressed(page.getByRole('dialog'), say('system:action.delete'));
  await expect(row).toHaveCount(0);
});
