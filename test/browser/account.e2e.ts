import type { Page } from '@playwright/test';
import { chooseAreaCode, labelled, pressed } from './account-pages.js';
import type { NewMember } from './demo-house.js';
import { expect, phone, test } from './fixtures.js';
import { expectNotice } from './notices.js';
import { rawKeys, seriousViolations, sidewaysScroll } from './page-checks.js';

/** One picture element, the smallest PNG there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a member keeps addresses, a profile, devices and papers of his own', async ({
  page,
  house,
  say,
  baseURL,
  anotherPerson,
  picture,
}) => {
  const member: NewMember = await house.newMember();
  const main = page.getByRole('main');
  const isSound = async (): Promise<void> => {
    expect(await seriousViolations(page)).toEqual([]);
    expect(await rawKeys(page, say)).toEqual([]);
    await page.setViewportSize(phone);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const enter = async (there: Page): Promise<void> => {
    const value = await house.tokenOf(member);
    await there.context().addCookies([{ name: 'fovea_token', value, url: baseURL ?? '' }]);
  };
  await enter(page);

  await test.step('an address in Japan is filled in from its postal code, typed in full width', async () => {
    await page.goto('/#/addressList');
    await main.getByRole('link', { name: say('address:list.add') }).click();
    await labelled(main, say('address:field.country')).selectOption('JP');
    await labelled(main, say('address:field.postal_code')).fill('１００ー０００５');
    await expect(labelled(main, say('address:field.prefecture'))).toHaveValue('東京都');
    await expect(labelled(main, say('address:field.city_jp'))).toHaveValue('千代田区');
    await pressed(main, say('common:action.save'));
    await expect(
      main.getByText(say('address:problem.empty', { label: say('address:field.block') })).first(),
    ).toBeVisible();
    await picture(page, 'address-errors');
    await labelled(main, say('address:field.block')).fill('1-2-3');
    await labelled(main, say('address:field.family_name')).fill('見本');
    await labelled(main, say('address:field.given_name')).fill('彩');
    await chooseAreaCode(page, say, '81');
    await labelled(main, say('auth:field.phone')).fill('９０-0000-0000');
    await isSound();
    await pressed(main, say('common:action.save'));
    await expect(main.getByText('〒100-0005')).toBeVisible();
    // The list begins at its top, though the button stood at the end of the form.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('an address elsewhere becomes the default, and goes again after a question', async () => {
    await main.getByRole('link', { name: say('address:list.add') }).click();
    await labelled(main, say('address:field.country')).selectOption('DE');
    await labelled(main, say('address:field.given_name')).fill('Aya');
    await labelled(main, say('address:field.family_name')).fill('Sample');
    await labelled(main, say('address:field.street')).fill('Musterweg');
    await labelled(main, say('address:field.house_number')).fill('7');
    await labelled(main, say('address:field.city')).fill('Musterstadt');
    await labelled(main, say('address:field.telephone')).fill('+49 30 901820');
    await pressed(main, say('common:action.save'));
    const card = main.getByRole('article').filter({ hasText: 'Musterweg 7' });
    await card.getByRole('button', { name: say('address:list.make_default') }).click();
    await expect(card.getByText(say('address:list.default'), { exact: true })).toBeVisible();
    await picture(page, 'addresses');
    await pressed(card, say('common:action.delete'));
    await pressed(page.getByRole('dialog'), say('common:action.delete'));
    await expect(card).toBeHidden();
  });

  await test.step('his picture and another phone are saved', async () => {
    await page.goto('/#/profile');
    await main.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: PICTURE,
    });
    await expectNotice(page, say('account:profile.avatar_done'));
    await expect(main.getByText(say('account:bind.phone_unproved'))).toBeVisible();
    await pressed(main, say('account:bind.phone_prove'));
    const dialog = page.getByRole('dialog', { name: say('account:bind.phone_prove') });
    await expect(labelled(dialog, say('auth:field.phone'))).toHaveValue(member.phone.replace(/ /g, ''));
    const digits = `90 1${member.phone.slice(4)}`;
    await chooseAreaCode(page, say, '81');
    await labelled(dialog, say('auth:field.phone')).fill(digits);
    await pressed(dialog, say('auth:code.send'));
    const code = await house.codeFor(`+81${digits.replace(/ /g, '')}`);
    await labelled(dialog, say('auth:field.code')).fill(code);
    await labelled(dialog, say('auth:proof.password')).fill(member.password);
    await pressed(dialog, say('account:bind.phone_submit'));
    await expect(main.getByText(`+81 ${digits.replace(/ /g, '')}`)).toBeVisible();
    await expect(main.getByText(say('account:bind.phone_unproved'))).toBeHidden();
    await expect(main.getByRole('button', { name: say('account:bind.phone'), exact: true })).toBeVisible();
    await isSound();
    await picture(page, 'profile');
  });

  await test.step('other devices are signed out from here', async () => {
    const elsewhere = await anotherPerson();
    await enter(elsewhere);
    await elsewhere.goto('/#/profile');
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(say('account:profile.title'));
    await page.goto('/#/security');
    await isSound();
    await picture(page, 'security');
    await pressed(main, say('security:sessions.end_others'));
    await pressed(page.getByRole('dialog'), say('security:sessions.end_others'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(main.getByRole('button', { name: say('security:sessions.end_others') })).toBeHidden();
    // By a push; the page and what is typed there stay under the question.
    await expect(elsewhere.getByText(say('auth:login.expired'))).toBeVisible();
    await expect(elsewhere).toHaveURL(/#\/profile$/);
  });

  await test.step('feedback goes out with a picture', async () => {
    await page.goto('/#/feedback');
    await labelled(main, say('contact:feedback.content')).fill('The countdown is easy to read.');
    await main.locator('input[type=file]').setInputFiles({
      name: 'screen.png',
      mimeType: 'image/png',
      buffer: PICTURE,
    });
    await expect(main.locator('form').getByRole('listitem')).toHaveCount(1);
    await expect(main.getByRole('progressbar')).toBeHidden();
    await isSound();
    await pressed(main, say('contact:feedback.submit'));
    await expect(main.getByText(say('contact:feedback.sent'), { exact: true })).toBeVisible();
  });
});

test('a visitor finds the offices and writes to them', async ({ page, say, picture }) => {
  await page.goto('/#/staticPage?type=company');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('common:footer.contact') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('contact:dialog.title') });
  await expect(dialog.getByRole('link', { name: '+81 3-0000-5501' })).toHaveAttribute(
    'href',
    'tel:+81300005501',
  );
  await expect(dialog.getByRole('link', { name: /^\+86/ })).toBeVisible();
  const first = labelled(dialog, say('contact:form.first_name'));
  await first.focus();
  await first.blur();
  await expect(first).toHaveAccessibleDescription(say('contact:problem.first_name'));
  await first.fill('Aya');
  await labelled(dialog, say('contact:form.last_name')).fill('Sample');
  await labelled(dialog, say('contact:form.email')).fill('aya@browser.fovea.example');
  await labelled(dialog, say('contact:form.phone')).fill('03-0000-0000');
  await labelled(dialog, say('contact:form.message')).fill('Do you take back old slit lamps?');
  await picture(page, 'contact-dialog', { isWhole: false });
  await pressed(dialog, say('contact:form.submit'));
  await expect(dialog.getByText(say('contact:form.sent'))).toBeVisible();
  await expect(first).toHaveValue('');
  expect(await seriousViolations(page)).toEqual([]);
});
