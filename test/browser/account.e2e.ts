import type { Page } from '@playwright/test';
import { chooseAreaCode, labelled, pressed } from './account-pages.js';
import type { NewMember } from './demo-client.js';
import { expect, phone, test } from './fixtures.js';
import { expectNotice } from './notices.js';
import { rawKeys, seriousViolations, sidewaysScroll } from './page-checks.js';

/** One picture element, the smallest PNG there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a member keeps addresses, a profile, devices and documents of their own', async ({
  page,
  demo,
  t,
  baseURL,
  anotherPerson,
  picture,
}) => {
  const member: NewMember = await demo.newMember();
  const main = page.getByRole('main');
  const isSound = async (): Promise<void> => {
    expect(await seriousViolations(page)).toEqual([]);
    expect(await rawKeys(page, t)).toEqual([]);
    await page.setViewportSize(phone);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const enter = async (there: Page): Promise<void> => {
    const value = await demo.tokenOf(member);
    await there.context().addCookies([{ name: 'fovea_token', value, url: baseURL ?? '' }]);
  };
  await enter(page);

  await test.step('an address in Japan is filled in from its postal code, typed in full width', async () => {
    await page.goto('/#/addressList');
    await main.getByRole('link', { name: t('address:list.add') }).click();
    await labelled(main, t('address:field.country')).selectOption('JP');
    await labelled(main, t('address:field.postal_code')).fill('１００ー０００５');
    await expect(labelled(main, t('address:field.prefecture'))).toHaveValue('東京都');
    await expect(labelled(main, t('address:field.city_jp'))).toHaveValue('千代田区');
    await pressed(main, t('common:action.save'));
    await expect(
      main.getByText(t('address:problem.empty', { label: t('address:field.block') })).first(),
    ).toBeVisible();
    await picture(page, 'address-errors');
    await labelled(main, t('address:field.block')).fill('1-2-3');
    await labelled(main, t('address:field.family_name')).fill('見本');
    await labelled(main, t('address:field.given_name')).fill('彩');
    await chooseAreaCode(page, t, '81');
    await labelled(main, t('auth:field.phone')).fill('９０-0000-0000');
    await isSound();
    await pressed(main, t('common:action.save'));
    await expect(main.getByText('〒100-0005')).toBeVisible();
    // The list begins at its top, though the button was at the end of the form.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('an address elsewhere becomes the default, and is deleted after a question', async () => {
    await main.getByRole('link', { name: t('address:list.add') }).click();
    await labelled(main, t('address:field.country')).selectOption('DE');
    await labelled(main, t('address:field.given_name')).fill('Aya');
    await labelled(main, t('address:field.family_name')).fill('Sample');
    await labelled(main, t('address:field.street')).fill('Musterweg');
    await labelled(main, t('address:field.house_number')).fill('7');
    await labelled(main, t('address:field.city')).fill('Musterstadt');
    await labelled(main, t('address:field.telephone')).fill('+49 30 901820');
    await pressed(main, t('common:action.save'));
    const card = main.getByRole('article').filter({ hasText: 'Musterweg 7' });
    await card.getByRole('button', { name: t('address:list.make_default') }).click();
    await expect(card.getByText(t('address:list.default'), { exact: true })).toBeVisible();
    await picture(page, 'addresses');
    await pressed(card, t('common:action.delete'));
    await pressed(page.getByRole('dialog'), t('common:action.delete'));
    await expect(card).toBeHidden();
  });

  await test.step('their picture and another phone are saved', async () => {
    await page.goto('/#/profile');
    await main.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: PICTURE,
    });
    await expectNotice(page, t('account:profile.avatar_done'));
    await expect(main.getByText(t('account:bind.phone_unproved'))).toBeVisible();
    await pressed(main, t('account:bind.phone_prove'));
    const dialog = page.getByRole('dialog', { name: t('account:bind.phone_prove') });
    await expect(labelled(dialog, t('auth:field.phone'))).toHaveValue(member.phone.replace(/ /g, ''));
    const digits = `90 1${member.phone.slice(4)}`;
    await chooseAreaCode(page, t, '81');
    await labelled(dialog, t('auth:field.phone')).fill(digits);
    await pressed(dialog, t('auth:code.send'));
    const code = await demo.codeFor(`+81${digits.replace(/ /g, '')}`);
    await labelled(dialog, t('auth:field.code')).fill(code);
    await labelled(dialog, t('auth:proof.password')).fill(member.password);
    await pressed(dialog, t('account:bind.phone_submit'));
    await expect(main.getByText(`+81 ${digits.replace(/ /g, '')}`)).toBeVisible();
    await expect(main.getByText(t('account:bind.phone_unproved'))).toBeHidden();
    await expect(main.getByRole('button', { name: t('account:bind.phone'), exact: true })).toBeVisible();
    await isSound();
    await picture(page, 'profile');
  });

  await test.step('other devices are signed out from here', async () => {
    const elsewhere = await anotherPerson();
    await enter(elsewhere);
    await elsewhere.goto('/#/profile');
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(t('account:profile.title'));
    await page.goto('/#/security');
    await isSound();
    await picture(page, 'security');
    await pressed(main, t('security:sessions.end_others'));
    await pressed(page.getByRole('dialog'), t('security:sessions.end_others'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(main.getByRole('button', { name: t('security:sessions.end_others') })).toBeHidden();
    // By a push; the page and what is typed there stay under the question.
    await expect(elsewhere.getByText(t('auth:login.expired'))).toBeVisible();
    await expect(elsewhere).toHaveURL(/#\/profile$/);
  });

  await test.step('feedback is sent with a picture', async () => {
    await page.goto('/#/feedback');
    await labelled(main, t('contact:feedback.content')).fill('The countdown is easy to read.');
    await main.locator('input[type=file]').setInputFiles({
      name: 'screen.png',
      mimeType: 'image/png',
      buffer: PICTURE,
    });
    await expect(main.locator('form').getByRole('listitem')).toHaveCount(1);
    await expect(main.getByRole('progressbar')).toBeHidden();
    await isSound();
    await pressed(main, t('contact:feedback.submit'));
    await expect(main.getByText(t('contact:feedback.sent'), { exact: true })).toBeVisible();
  });
});

test('a visitor finds the offices and writes to them', async ({ page, t, picture }) => {
  await page.goto('/#/staticPage?type=company');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('common:footer.contact') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('contact:dialog.title') });
  await expect(dialog.getByRole('link', { name: '+81 3-0000-5501' })).toHaveAttribute(
    'href',
    'tel:+81300005501',
  );
  await expect(dialog.getByRole('link', { name: /^\+86/ })).toBeVisible();
  const first = labelled(dialog, t('contact:form.first_name'));
  await first.focus();
  await first.blur();
  await expect(first).toHaveAccessibleDescription(t('contact:problem.first_name'));
  await first.fill('Aya');
  await labelled(dialog, t('contact:form.last_name')).fill('Sample');
  await labelled(dialog, t('contact:form.email')).fill('aya@browser.fovea.example');
  await labelled(dialog, t('contact:form.phone')).fill('03-0000-0000');
  await labelled(dialog, t('contact:form.message')).fill('Do you take back old slit lamps?');
  await picture(page, 'contact-dialog', { isWhole: false });
  await pressed(dialog, t('contact:form.submit'));
  await expect(dialog.getByText(t('contact:form.sent'))).toBeVisible();
  await expect(first).toHaveValue('');
  expect(await seriousViolations(page)).toEqual([]);
});
