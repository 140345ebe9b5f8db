import { merchant } from '@fovea/shared-types/member/merchant.record';
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aPdf, aPng } from '../fixtures/files.js';
import { corporateNumber } from '../support/legal-numbers.js';
import { agree, labelled, pressed } from './account-pages.js';
import { findRow, offersOnly } from './back-office-pages.js';
import { expect, phone, test } from './fixtures.js';
import { expectNotice } from './notices.js';
import type { PageTexts } from './page-texts.js';

/** Of these a merchant's staff see only their company's; reviews, the menu itself and the platform's enquiries are not for them. */
const OWNERS_PAGES = [
  '/dashboard',
  '/memberList',
  '/business/manage',
  '/business/licence',
  '/business/invoiceIssuer',
  '/business/taxDocuments',
  '/business/salesTax',
  '/productRelated/productManage',
  '/productRelated/draft',
  '/productRelated/question',
  '/productRelated/brand',
  '/productRelated/classify',
  '/productRelated/comment',
  '/warehouse/overview',
  '/warehouse/warehouseGoods',
  '/warehouse/inbound',
  '/warehouse/outbound',
  '/warehouse/allocation',
  '/warehouse/approval',
  '/warehouse/checkGoods',
  '/warehouse/record',
  '/warehouse/goods',
  '/warehouse/warehouseEnty',
  '/warehouse/bin',
  '/warehouse/customer',
  '/customer',
  '/warehouse/deliverGoods',
  '/warehouse/sendOutGoods',
  '/warehouse/arrivalGoods',
  '/warehouse/tradeRecord',
  '/warehouse/deviceNotice',
  '/warehouse/cleanStatement',
  '/warehouse/recallNotice',
  '/warehouse/passport',
  '/orders/orderList',
  '/orders/sendOutOrder',
  '/orders/refund',
  '/orders/auction',
  '/orders/auctionDraft',
  '/orders/auctionTemplate',
  '/orders/auctionOrder',
  '/orders/bargaining',
  '/orders/reservationOrder',
  '/orders/reservationApproval',
  '/orders/auctionStrike',
  '/orders/freightRate',
  '/orders/freightZone',
  '/maintenance/engineer',
  '/finance/overview',
  '/finance/balanceDetails',
  '/finance/withdrawalList',
  '/finance/transferList',
  '/system/user',
  '/system/role',
  '/system/dept',
  '/system/auditLog',
  '/system/session',
  '/settings/companyInfo',
  '/settings/changePassword',
];

/** What is on the documents; the number names one company only, so each journey has its own. */
function theCompany(language: string) {
  const serial = randomInt(200_000_000_000, 900_000_000_000);
  return { name: `見本レンズ ${language} ${serial}`, number: corporateNumber(serial), person: '見本 太郎' };
}

test('documents are submitted, refused with a reason, submitted again and approved; their owner gets a back office', async ({
  page,
  demo,
  language,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const member = await demo.newMember();
  const company = theCompany(language);
  const reason = { zh: '营业执照看不清', en: 'The licence cannot be read', ja: '証明書が読めません' }[
    language
  ];
  const wrongName = { zh: '与执照不符', en: 'Not as in the licence', ja: '証明書と違います' }[language];
  const main = page.getByRole('main');
  await signIn(page, member);
  const staff = await anotherPerson();

  await test.step('the member submits a company with two documents; a mistyped number is named beside its field', async () => {
    await page.goto('/#/certificationCompany');
    await fillCompany(page, t, { ...company, number: mistyped(company.number) });
    await picture(page, 'certification-1-company');
    await pressed(main, t('certification:action.next'));
    await addDocuments(page, t);
    await picture(page, 'certification-2-documents');
    await pressed(main, t('certification:action.next'));
    await agree(main, language);
    await picture(page, 'certification-3-review');
    await pressed(main, t('certification:action.send'));
    const number = labelled(main, t('certification:field.legal_number'));
    await expect(number).toBeVisible();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill(company.number);
    await sendOn(page, t);
    await expect(main.getByRole('heading', { name: t('certification:pending.heading') })).toBeVisible();
    await picture(page, 'certification-4-sent');
  });

  await test.step('staff see the documents and refuse them, which takes a reason', async () => {
    await signIn(staff, 'admin');
    const documents = await openReview(staff, t, company.name);
    await expect(documents.getByText(company.number)).toBeVisible();
    await expect(documents.getByRole('button', { name: t.like('kit:files.show') })).toHaveCount(1);
    await pressed(documents, t('approval:reject'));
    const notes = labelled(documents, t('approval:notes'));
    await expect(documents.getByText(t('approval:notes_missing'))).toBeVisible();
    await expect(notes).toBeFocused();
    await notes.fill(reason);
    await documents
      .getByRole('combobox', { name: t('approval:by_field') })
      .selectOption({ label: t.of(merchant.declared.shown.legal_person.label) });
    await documents
      .getByRole('textbox', { name: t.of(merchant.declared.shown.legal_person.label) })
      .fill(wrongName);
    await picture(staff, 'certification-5-review-of-staff', { isWhole: false });
    await pressed(documents, t('approval:reject'));
    const question = staff.getByRole('dialog', {
      name: t('approval:reject_title', { name: company.name }),
    });
    await expect(question.getByText(reason)).toBeVisible();
    await picture(staff, 'certification-6-question', { isWhole: false });
    await pressed(question, t('approval:reject'));
    await expectNotice(staff, t('approval:rejected', { name: company.name }));
  });

  await test.step('the member reads why, on the page and in a message', async () => {
    await page.goto('/#/authenticationFail');
    const refusal = main.getByRole('region', { name: t('certification:failed.title') });
    await expect(refusal).toContainText(reason);
    await expect(refusal).toContainText(wrongName);
    await picture(page, 'certification-7-refused');
    await page.setViewportSize(phone);
    await picture(page, 'certification-7-refused');
    await page.goto('/#/messageList');
    await main.getByRole('link').filter({ hasText: company.name }).first().click();
    await expect(main.getByRole('article')).toContainText(reason);
    await picture(page, 'certification-8-message');
    await main.getByRole('link', { name: t('message:detail.to_certification') }).click();
    await expect(refusal).toBeVisible();
  });

  await test.step('what was wrong is marked in the form, and is sent again from a phone', async () => {
    await main.getByRole('link', { name: t('certification:failed.correct') }).click();
    const name = labelled(main, t('certification:field.legal_person'));
    await expect(name).toHaveAccessibleDescription(new RegExp(wrongName));
    await picture(page, 'certification-9-again');
    await name.fill('見本 次郎');
    await pressed(main, t('certification:action.next'));
    await picture(page, 'certification-9-again-documents');
    await pressed(main, t('certification:action.next'));
    await agree(main, language);
    await pressed(main, t('certification:action.send'));
    await expect(main.getByRole('heading', { name: t('certification:pending.heading') })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('staff see what changed, approve, and let the company publish', async () => {
    const documents = await openReview(staff, t, company.name);
    await expect(documents.getByText(t('member:audit.changed'))).toBeVisible();
    await picture(staff, 'certification-10-changed', { isWhole: false });
    await pressed(documents, t('approval:approve'));
    await pressed(
      staff.getByRole('dialog', { name: t('approval:approve_title', { name: company.name }) }),
      t('approval:approve'),
    );
    await expectNotice(staff, t('approval:approved', { name: company.name }));
    await staff.goto('/#/business/manage');
    const row = await findRow(staff, t, t.of(merchant.declared.shown.company_name.label), company.name);
    const mayPublish = row.getByRole('switch', {
      name: `${t.of(merchant.declared.shown.is_add_good.label)}: ${company.name}`,
    });
    await mayPublish.click();
    await expect(mayPublish).toBeChecked();
    await picture(staff, 'certification-11-may-publish');
  });

  await test.step('the member is certified, may publish, and leads the back office of that company alone', async () => {
    // Updated by a push: nobody reloaded the page.
    await expect(main.getByRole('heading', { name: t('certification:certified.heading') })).toBeVisible();
    await page.reload();
    const publish = page.getByRole('banner').getByRole('link', { name: t('common:header.publish') });
    await expect(publish).toBeVisible();
    await picture(page, 'certification-12-certified');
    await publish.click();
    await expect(main.getByRole('heading', { level: 1, name: t('publishing:form.title') })).toBeVisible();
    await page.goto('/#/dashboard');
    await expect(page).toHaveURL(/#\/dashboard$/);
    await offersOnly(page, t, OWNERS_PAGES);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await picture(page, 'certification-13-back-office');
    await page.goto('/#/system/user');
    await expect(page.getByRole('row').filter({ hasText: member.email })).toBeVisible();
    // The line of titles and the person: nobody of another company, nobody of the platform.
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('system:user.title'));
    await page.goto('/#/business/audit');
    await expect(main.getByText(t('backoffice:forbidden.text'))).toBeVisible();
    await page.goto('/#/business/manage');
    await expect(page.getByRole('row').filter({ hasText: company.name })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.goto('/#/settings/companyInfo');
    await expect(main.getByText(company.name).filter({ visible: true }).first()).toBeVisible();
    await picture(page, 'certification-14-company');
    await page.setViewportSize(phone);
    await picture(page, 'certification-14-company');
    // The form behind "Publish" keeps its own fields for files in a tab beside this one.
    await main
      .getByRole('button', { name: t('system:company.documents') })
      .setInputFiles([{ name: 'renewed.png', mimeType: 'image/png', buffer: await aPng(500, 700) }]);
    await pressed(main, t('system:company.save_for_review'));
    await expect(main.getByText(t('system:company.under_review'))).toBeVisible();
    await picture(page, 'certification-15-documents-again');
  });
});

/** As the right number with another check digit. */
const mistyped = (number: string): string => `${(Number(number[0]) % 9) + 1}${number.slice(1)}`;

async function fillCompany(
  page: Page,
  t: PageTexts,
  company: { name: string; number: string; person: string },
) {
  const field = (name: string) => labelled(page.getByRole('main'), t(`certification:field.${name}`));
  await field('company_name').fill(company.name);
  await field('type').selectOption({ label: t('certification:type.company') });
  await field('country').selectOption('JP');
  await field('legal_number').fill(company.number);
  await field('legal_person').fill(company.person);
  await field('company_phone').fill('03-0000-0000');
  await field('postal_code').fill('100-0001');
  await field('address').fill('東京都千代田区見本町1-2-3');
  await page.getByRole('checkbox', { name: t('certification:form.same_address') }).check();
}

async function addDocuments(page: Page, t: PageTexts): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'licence.png', mimeType: 'image/png', buffer: await aPng(600, 800) },
    { name: 'register.pdf', mimeType: 'application/pdf', buffer: aPdf() },
  ]);
  const done = page.getByRole('button', { name: t.like('upload:delete_name') });
  await expect(done).toHaveCount(2);
}

/** From the first step to the end; what was agreed to before stays so. */
async function sendOn(page: Page, t: PageTexts): Promise<void> {
  const main = page.getByRole('main');
  await pressed(main, t('certification:action.next'));
  await pressed(main, t('certification:action.next'));
  await pressed(main, t('certification:action.send'));
}

/** The pending documents of a company, opened from the list. */
async function openReview(staff: Page, t: PageTexts, company: string) {
  await staff.goto('/#/business/audit');
  await staff.reload();
  const row = await findRow(staff, t, t.of(merchant.declared.shown.company_name.label), company);
  await pressed(row, t('approval:review'));
  const documents = staff.getByRole('dialog', { name: t('member:audit.title') });
  await expect(documents.getByRole('heading', { name: company })).toBeVisible();
  return documents;
}
