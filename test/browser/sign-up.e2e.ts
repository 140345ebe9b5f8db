import type { Page } from '@playwright/test';
import { errorText } from '../../server/src/i18n/texts.js';
import { accountMenu, agree, chooseAreaCode, loginButton } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { escaped, type PageTexts } from './page-texts.js';

const password = 'plover-quartz-71';

test('a visitor who registers with the code from the mail is signed in, can log out, and logs in again', async ({
  page,
  demo,
  language,
  t,
  picture,
}) => {
  const email = `newcomer-${language}-${Date.now()}@browser.fovea.example`;
  const name = { zh: '虚构 新人', en: 'Nora Newcomer', ja: '見本 新子' }[language];
  const field = fieldsOf(page, t);

  await test.step('an empty form shows beside each field what is missing', async () => {
    await page.goto('/#/register');
    await field('username').waitFor();
    await picture(page, 'register-1-empty');
    await page.getByRole('button', { name: t('auth:register.submit'), exact: true }).click();
    await expect(page.getByRole('alert').getByRole('listitem').first()).toBeVisible();
    await expect(field('email')).toBeFocused();
    for (const [label, problem] of [
      ['email', 'email_empty'],
      ['code', 'code_empty'],
      ['password', 'password_empty'],
      ['password_confirm', 'confirm_empty'],
      ['username', 'username_empty'],
      ['postal_code', 'postal_empty'],
      ['address', 'address_empty'],
      ['phone', 'phone_empty'],
    ] as const) {
      await expect(field(label)).toHaveAccessibleDescription(sentence(t(`auth:problem.${problem}`)));
    }
    await picture(page, 'register-2-errors');
  });

  await test.step('no code is sent to an invalid address', async () => {
    await field('email').fill('newcomer@nowhere');
    await page.getByRole('button', { name: t('auth:code.send'), exact: true }).click();
    await expect(field('email')).toHaveAccessibleDescription(sentence(t('auth:problem.email_wrong')));
  });

  await test.step('the code arrives by mail', async () => {
    await field('email').fill(email);
    await page.getByRole('button', { name: t('auth:code.send'), exact: true }).click();
    await expect(page.getByRole('button', { name: t.like('auth:code.again') })).toBeDisabled();
    // As it is read out, or pasted from a mail that groups it.
    await field('code').fill((await demo.codeFor(email)).replace(/^.../, '$& '));
  });

  await test.step('two passwords that differ are refused', async () => {
    await field('password').fill(password);
    await field('password_confirm').fill('something-else-72');
    await field('username').fill(name);
    await expect(field('password_confirm')).toHaveAccessibleDescription(
      sentence(t('auth:problem.confirm_differs')),
    );
    await field('password_confirm').fill(password);
  });

  await test.step('the filled form signs in', async () => {
    await page.getByRole('combobox', { name: t('auth:field.country') }).selectOption('JP');
    await field('postal_code').fill('１００－０００１'); // as an input method types it
    await field('address').fill({ zh: '虚构路 1 号', en: '1 Fiction Street', ja: '見本町 1-2-3' }[language]);
    await chooseAreaCode(page, t, '81');
    await field('phone').fill(`0900${String(Date.now()).slice(-7)}`);
    await agree(page, language);
    await picture(page, 'register-3-filled');
    await page.getByRole('button', { name: t('auth:register.submit'), exact: true }).click();
    await expect(page.getByText(t('auth:register.done'))).toBeVisible();
    await expect(page).toHaveURL(/#\/shoppingMall$/);
    await expect(accountMenu(page, t)).toContainText(name);
  });

  await test.step('the member stays signed in after a reload', async () => {
    await page.reload();
    await expect(accountMenu(page, t)).toContainText(name);
  });

  await test.step('logging out requires confirmation', async () => {
    const question = page.getByRole('dialog', { name: t('common:logout.title') });
    const logOut = { name: t('common:action.logout'), exact: true };
    await accountMenu(page, t).click();
    await picture(page, 'account-menu', { isWhole: false });
    await page.getByRole('button', logOut).click();
    await picture(page, 'log-out-question', { isWhole: false });
    await question.getByRole('button', { name: t('common:action.cancel'), exact: true }).click();
    await expect(question).toBeHidden();
    await expect(accountMenu(page, t)).toBeVisible();
    await accountMenu(page, t).click();
    await page.getByRole('button', logOut).click();
    await question.getByRole('button', logOut).click();
    await expect(loginButton(page, t)).toBeVisible();
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('fovea_token');
  });

  await test.step('a wrong password is refused in the member’s language, the right one signs in', async () => {
    await loginButton(page, t).click();
    const dialog = page.getByRole('dialog', { name: t('auth:login.title') });
    const submit = dialog.getByRole('button', { name: t('auth:login.submit'), exact: true });
    await dialog.getByRole('textbox', { name: t('auth:field.account') }).fill(email);
    await dialog.getByLabel(t('auth:field.password'), { exact: true }).fill('not-the-password-7');
    await agree(dialog, language);
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText(errorText(language, 'LOGIN_FAILED', {}));
    await picture(page, 'log-in-refused', { isWhole: false });
    await dialog.getByLabel(t('auth:field.password'), { exact: true }).fill(password);
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(accountMenu(page, t)).toContainText(name);
  });
});

type Field =
  | 'email'
  | 'code'
  | 'password'
  | 'password_confirm'
  | 'username'
  | 'postal_code'
  | 'address'
  | 'phone';

/** By its label; the asterisk of a required field is part of it. */
const fieldsOf = (page: Page, t: PageTexts) => (field: Field) =>
  page.getByLabel(new RegExp(`^${escaped(t(`auth:field.${field}`))} ?\\*?$`));

const sentence = (text: string): RegExp => new RegExp(escaped(text));
