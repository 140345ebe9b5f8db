import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { errorText } from '../../server/src/i18n/texts.js';
import { agree, labelled, pressed } from './account-pages.js';
import type { Credentials } from './demo-client.js';
import { expect, phone, test } from './fixtures.js';
import { rawKeys, seriousViolations, sidewaysScroll } from './page-checks.js';
import type { PageTexts } from './page-texts.js';

const OWN = 'only-i-know-this-4711';

/** Account and password, on the page for it. */
async function logIn(
  page: Page,
  t: PageTexts,
  language: string,
  { email, password }: Credentials,
): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/#/login');
  await labelled(main, t('auth:field.account')).fill(email);
  await labelled(main, t('auth:field.password')).fill(password);
  await agree(main, language);
  await pressed(main, t('auth:login.submit'));
}

test('an owner whose account was taken over recovers it by the mail in the old mailbox', async ({
  page,
  demo,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const member = await demo.newMember();
  const theirs = `thief-${randomUUID()}@browser.fovea.example`;

  await test.step('who has the session and the password gives the account another address', async () => {
    const thief = await anotherPerson();
    await signIn(thief, member);
    await thief.goto('/#/profile');
    await pressed(thief.getByRole('main'), t('account:bind.email'));
    const dialog = thief.getByRole('dialog', { name: t('account:bind.email') });
    await labelled(dialog, t('account:bind.new_email')).fill(theirs);
    await pressed(dialog, t('auth:code.send'));
    await labelled(dialog, t('auth:field.code')).fill(await demo.codeFor(theirs));
    await pressed(dialog, t('account:bind.email_submit'));
    await expect(dialog.getByText(t('auth:problem.password_empty'))).toBeVisible();
    await labelled(dialog, t('auth:proof.password')).fill(member.password);
    await picture(thief, 'bind-email', { isWhole: false });
    await pressed(dialog, t('account:bind.email_submit'));
    await expect(thief.getByRole('main').getByText(theirs)).toBeVisible();
  });

  await test.step('the link of the mail opens without a session, and undoes it', async () => {
    const address = await demo.inMail(member.email, /\/#\/undoAddress\?token=[\w-]+/);
    await page.setViewportSize(phone);
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(member.email)).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await rawKeys(page, t)).toEqual([]);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await picture(page, 'undo-address');
    await pressed(main, t('auth:undo.submit'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:undo.done_title'));
    await picture(page, 'undo-address-done');
    await main.getByRole('link', { name: t('auth:forget.submit') }).click();
    await expect(page).toHaveURL(/#\/forgetPassword/);
    // The link served once.
    await page.goto(address);
    await expect(main.getByText(t('auth:undo.gone'))).toBeVisible();
  });
});

test('a user with a password from staff signs in with one that only they know', async ({
  page,
  demo,
  language,
  t,
  picture,
}) => {
  const person = await demo.newStaff();
  const main = page.getByRole('main');
  await logIn(page, t, language, person);

  await test.step('the sign-in requires a password of their own, and not the same again', async () => {
    await expect(main.getByText(t('auth:forced.text'))).toBeVisible();
    const both = async (password: string): Promise<void> => {
      await labelled(main, t('auth:field.new_password')).fill(password);
      await labelled(main, t('auth:field.password_confirm')).fill(password);
      await pressed(main, t('auth:forced.submit'));
    };
    await both(person.password);
    await expect(main.getByText(errorText(language, 'PASSWORD_SAME', {}))).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    expect(await rawKeys(page, t)).toEqual([]);
    await picture(page, 'forced-password');
    await both(OWN);
    await expect(main.getByText(t('auth:forced.text'))).toBeHidden();
    await expect(page).not.toHaveURL(/#\/login/);
  });

  await test.step('the next sign-in is like any other', async () => {
    expect(await demo.tokenOf({ ...person, password: OWN })).not.toBe('');
  });
});
