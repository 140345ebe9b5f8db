import type { Locator, Page } from '@playwright/test';
import { agree, labelled, pressed } from './account-pages.js';
import { findRow, menuTitle, offersOnly } from './back-office-pages.js';
import { type Credentials } from './demo-client.js';
import { expect, phone, test } from './fixtures.js';
import type { PageTexts } from './page-texts.js';

test('a new role decides what its holder sees, applies every change at once, and the holder is signed out when disabled', async ({
  page,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const mark = `${language}-${Date.now()}`;
  const roleName = `Journey role ${mark}`;
  const user = { email: `clerk-${mark}@browser.fovea.example`, password: 'plover-quartz-71' };
  const userName = `Journey Clerk ${mark}`;
  const title = (key: string): string => menuTitle(key, language);
  const main = page.getByRole('main');
  const clerk = await anotherPerson();
  await signIn(page, 'admin');

  await test.step('the administrator creates a role with two pages, without one of their buttons', async () => {
    await page.goto('/#/system/role');
    await pressed(main, t('system:role.create'));
    const drawer = page.getByRole('dialog', { name: t('system:role.create') });
    await pressed(drawer, t('system:role.create'));
    await expect(labelled(drawer, t('system:role.name'))).toHaveAccessibleDescription(
      new RegExp(t('system:role.name_missing')),
    );
    await labelled(drawer, t('system:role.name')).fill(roleName);
    await box(drawer, title('memberList')).check();
    await box(drawer, title('content.feedback')).check();
    await pressed(drawer, t('kit:tree.expand_node', { name: title('memberList') }));
    await box(drawer, title('member:account:status')).uncheck();
    await expect(box(drawer, title('memberList'))).toBeChecked({ indeterminate: true });
    await picture(page, 'permissions-1-role', { isWhole: false });
    await pressed(drawer, t('system:role.create'));
    await expect(drawer).toBeHidden();
    await expect(await findRow(page, t, t('system:role.name'), roleName)).toBeVisible();
    await picture(page, 'permissions-2-roles');
  });

  await test.step('and somebody who holds it', async () => {
    await page.goto('/#/system/user');
    await pressed(main, t('system:user.create'));
    const drawer = page.getByRole('dialog', { name: t('system:user.create') });
    await labelled(drawer, t('system:user.name')).fill(userName);
    await labelled(drawer, t('system:user.email')).fill(user.email);
    await labelled(drawer, t('system:user.password')).fill(user.password);
    const roles = labelled(drawer, t('system:user.roles'));
    await roles.fill(roleName);
    await page.getByRole('option', { name: roleName }).click();
    await roles.press('Escape');
    await picture(page, 'permissions-3-user', { isWhole: false });
    await pressed(drawer, t('system:user.create'));
    await expect(drawer).toBeHidden();
  });

  await test.step('who signs in and sees these pages and no other', async () => {
    await clerk.goto('/#/login?redirect=%2Fdashboard');
    await enter(clerk.getByRole('main'), t, language, user);
    // What staff have set is known to two.
    user.password = 'curlew-basalt-38';
    await labelled(clerk.getByRole('main'), t('auth:field.new_password')).fill(user.password);
    await labelled(clerk.getByRole('main'), t('auth:field.password_confirm')).fill(user.password);
    await pressed(clerk.getByRole('main'), t('auth:forced.submit'));
    await offersOnly(clerk, t, pages('/memberList', '/content/feedback'));
    await picture(clerk, 'permissions-4-start');
    await clerk.goto('/#/memberList');
    await expect(clerk.getByRole('row').nth(1)).toBeVisible();
    await expect(clerk.getByRole('button', { name: t('member:action.disable'), exact: true })).toHaveCount(0);
    await picture(clerk, 'permissions-4-without-a-button');
  });

  await test.step('a page without permission shows its reason, an unknown one is not found', async () => {
    await clerk.goto('/#/system/role');
    await expect(clerk.getByText(t('backoffice:forbidden.text'))).toBeVisible();
    await picture(clerk, 'permissions-5-not-his');
    await clerk.setViewportSize(phone);
    await picture(clerk, 'permissions-5-not-his');
    await clerk.setViewportSize({ width: 1440, height: 900 });
    await clerk.getByRole('link', { name: t('backoffice:forbidden.home') }).click();
    await expect(clerk).toHaveURL(/#\/dashboard$/);
  });

  await test.step('one more page is in the menu without a reload', async () => {
    await page.goto('/#/system/role');
    const row = await findRow(page, t, t('system:role.name'), roleName);
    await pressed(row, t('system:action.edit'));
    const drawer = page.getByRole('dialog', { name: t('system:role.edit') });
    await box(drawer, title('content.messageBoard')).check();
    await pressed(drawer, t('system:action.save_changes'));
    await expect(drawer).toBeHidden();
    await offersOnly(clerk, t, pages('/memberList', '/content/feedback', '/content/messageBoard'));
    await picture(clerk, 'permissions-6-one-more');
  });

  await test.step('once disabled, the user is signed out on the spot and cannot sign in again', async () => {
    await page.goto('/#/system/user');
    const row = await findRow(page, t, t('system:user.email'), user.email);
    await row.getByRole('switch').click();
    const question = page.getByRole('dialog', { name: t('system:user.disable_of', { name: userName }) });
    await picture(page, 'permissions-7-disable', { isWhole: false });
    await pressed(question, t('system:user.disable'));
    await expect(row.getByRole('switch')).not.toBeChecked();
    const over = clerk.getByRole('dialog', { name: t('auth:login.title') });
    await expect(over).toBeVisible();
    await picture(clerk, 'permissions-8-over', { isWhole: false });
    await enter(over, t, language, user);
    await expect(over.getByRole('alert')).toBeVisible();
    await picture(clerk, 'permissions-9-refused');
  });
});

/** Every user of the back office has a start page and an own password; the rest comes with their roles. */
const pages = (...granted: string[]): string[] => ['/dashboard', ...granted, '/settings/changePassword'];

/** A box of the tree by its name; the permission it grants is behind it. */
const box = (place: Pick<Page, 'getByRole'>, name: string) =>
  place.getByRole('checkbox', { name: new RegExp(`^${name}( |$)`) }).first();

/** Through the log-in form, on its page or over another. */
async function enter(
  form: Locator,
  t: PageTexts,
  language: string,
  { email, password }: Credentials,
): Promise<void> {
  await labelled(form, t('auth:field.account')).fill(email);
  await labelled(form, t('auth:field.password')).fill(password);
  await agree(form, language);
  await pressed(form, t('auth:login.submit'));
}
