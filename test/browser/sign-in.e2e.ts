import { TOTP } from 'otpauth';
import { errorText } from '../../server/src/i18n/texts.js';
import { accountMenu, agree, chooseAreaCode, labelled, loginButton, pressed } from './account-pages.js';
import { demoMember } from './demo-client.js';
import { expect, phone, test } from './fixtures.js';

const STEP_MS = 30_000;

test('a phone and the code sent to it let a member in, and the countdown outlives the dialog', async ({
  page,
  demo,
  language,
  t,
  picture,
}) => {
  const member = demoMember({ zh: 'bidder7', en: 'bidder10', ja: 'member2' }[language]);
  const dialog = page.getByRole('dialog', { name: t('auth:login.title') });
  const waiting = dialog.getByRole('button', { name: t.like('auth:code.again') });
  await page.setViewportSize(phone);
  await page.goto('/#/feedback');

  await test.step('a page for members requires a sign-in; no field is marked before the first attempt', async () => {
    await labelled(dialog, t('auth:field.account')).fill('someone@browser.fovea.example');
    await pressed(dialog, t('auth:login.by_code'));
    await labelled(dialog, t('auth:field.phone')).focus();
    await labelled(dialog, t('auth:field.code')).focus();
    await expect(dialog.getByText(t('auth:login.phone_empty'))).toBeHidden();
    await pressed(dialog, t('auth:login.submit'));
    await expect(dialog.getByText(t('auth:login.phone_empty'))).toBeVisible();
    await expect(dialog.getByText(t('auth:login.code_empty'))).toBeVisible();
    await picture(page, 'log-in-by-code', { isWhole: false });
  });

  await test.step('what was typed is still there after switching tabs', async () => {
    await pressed(dialog, t('auth:login.by_password'));
    await expect(labelled(dialog, t('auth:field.account'))).toHaveValue('someone@browser.fovea.example');
    await pressed(dialog, t('auth:login.by_code'));
  });

  await test.step('a code is sent; the countdown runs on while the dialog is closed', async () => {
    await chooseAreaCode(page, t, '81');
    await labelled(dialog, t('auth:field.phone')).fill(member.phone);
    await pressed(dialog, t('auth:code.send'));
    await expect(waiting).toBeDisabled();
    const sent = await demo.codeFor(`+81${member.phone.replace(/ /g, '')}`);
    expect(sent).toHaveLength(6);
    await pressed(dialog, t('common:action.close'));
    await expect(dialog).toBeHidden();
    await page.goto('/#/feedback');
    await pressed(dialog, t('auth:login.by_code'));
    await expect(waiting).toBeDisabled();
  });

  await test.step('Enter in the code field signs in and leads to the requested page', async () => {
    await chooseAreaCode(page, t, '81');
    await labelled(dialog, t('auth:field.phone')).fill(member.phone);
    await agree(dialog, language);
    const code = labelled(dialog, t('auth:field.code'));
    await code.fill(await demo.codeFor(`+81${member.phone.replace(/ /g, '')}`));
    await code.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/#\/feedback$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact:feedback.title'));
  });
});

test('a forgotten password is replaced with a code, and the old one is refused', async ({
  page,
  demo,
  language,
  t,
  picture,
}) => {
  const member = demoMember({ zh: 'mihon2', en: 'tatoe', ja: 'kari' }[language]);
  const fresh = 'heron-basalt-82';
  const main = page.getByRole('main');
  const account = labelled(main, t('auth:field.account'));
  await page.goto('/#/login?redirect=%2Fprofile');

  await test.step('a wrong password is refused in the form', async () => {
    await account.fill(member.email);
    await labelled(page, t('auth:field.password')).fill('not-the-password-7');
    await agree(page, language);
    await labelled(page, t('auth:field.password')).press('Enter');
    await expect(main.getByRole('alert')).toHaveText(errorText(language, 'LOGIN_FAILED', {}));
    await expect(main.getByRole('button', { name: t('auth:login.submit'), exact: true })).toBeEnabled();
  });

  await test.step('the code sent to the phone and two equal passwords set a new one', async () => {
    await page.getByRole('link', { name: t('auth:login.forgotten') }).click();
    await pressed(page, t('auth:forget.by_phone'));
    await chooseAreaCode(page, t, '81');
    await labelled(page, t('auth:field.phone')).fill(member.phone);
    await pressed(page, t('auth:code.send'));
    const code = await demo.codeFor(`+81${member.phone.replace(/ /g, '')}`);
    await labelled(page, t('auth:field.code')).fill(code);
    await labelled(page, t('auth:field.new_password')).fill(fresh);
    const again = labelled(page, t('auth:field.password_confirm'));
    await again.fill('heron-basalt-83');
    await again.blur();
    await expect(again).toHaveAccessibleDescription(new RegExp(t('auth:problem.confirm_differs')));
    await picture(page, 'forgotten-password');
    await again.fill(fresh);
    await pressed(page, t('auth:forget.submit'));
    await expect(page).toHaveURL(/#\/login\?redirect=/);
  });

  await test.step('only the new one signs in, with the phone number as the account, to the requested page', async () => {
    await account.fill(`+81 ${member.phone}`);
    await labelled(page, t('auth:field.password')).fill(member.password);
    await agree(page, language);
    await pressed(main, t('auth:login.submit'));
    await expect(main.getByRole('alert')).toBeVisible();
    await labelled(page, t('auth:field.password')).fill(fresh);
    await pressed(main, t('auth:login.submit'));
    await expect(page).toHaveURL(/#\/profile$/);
    await expect(accountMenu(page, t)).toContainText(member.username);
  });
});

test('an account with a second factor needs it, and signs in with a recovery code as well', async ({
  page,
  demo,
  language,
  t,
  picture,
  anotherPerson,
}) => {
  const member = await demo.newMember();
  const { secret, recoveryCodes } = await demo.enrol(member);
  const [recovery = ''] = recoveryCodes;
  const enter = async (there: typeof page) => {
    await there.goto('/');
    await loginButton(there, t).click();
    const dialog = there.getByRole('dialog', { name: t('auth:login.title') });
    await labelled(dialog, t('auth:field.account')).fill(member.email);
    await labelled(dialog, t('auth:field.password')).fill(member.password);
    await agree(dialog, language);
    await pressed(dialog, t('auth:login.submit'));
    return dialog;
  };

  await test.step('a wrong code is refused, the right one signs in', async () => {
    const dialog = await enter(page);
    const code = labelled(dialog, t('auth:second_factor.code'));
    await code.fill('000000');
    await pressed(dialog, t('auth:second_factor.submit'));
    await expect(code).toHaveAccessibleDescription(new RegExp(errorText(language, 'CODE_INVALID', {})));
    await picture(page, 'log-in-second-factor', { isWhole: false });
    // The code of these 30 seconds was used up when the factor was turned on.
    await code.fill(new TOTP({ secret }).generate({ timestamp: Date.now() + STEP_MS }));
    await code.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(accountMenu(page, t)).toContainText(member.username);
  });

  await test.step('without the authenticator a recovery code does', async () => {
    const elsewhere = await anotherPerson();
    const dialog = await enter(elsewhere);
    await pressed(dialog, t('auth:second_factor.use_recovery'));
    await labelled(dialog, t('auth:second_factor.recovery')).fill(recovery);
    await pressed(dialog, t('auth:second_factor.submit'));
    await expect(dialog).toBeHidden();
    await expect(accountMenu(elsewhere, t)).toContainText(member.username);
  });
});
