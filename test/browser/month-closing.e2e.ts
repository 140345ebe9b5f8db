import type { Page } from '@playwright/test';
import { monthClosing } from '@fovea/shared-types/finance/month-closing.record';
import { monthReopening } from '@fovea/shared-types/finance/month-reopening.record';
import { labelled, pressed } from './account-pages.js';
import { expect, test } from './fixtures.js';
import { expectNotice } from './notices.js';

const REQUEST = ['申请重新打开', 'Request a reopening', '締めの解除を申請'] as const;
const REQUESTED = [
  '已提交，等待审核',
  'Requested: another person approves it',
  '申請しました。承認待ちです',
] as const;
const SEND = ['提交申请', 'Send the request', '申請する'] as const;

/** Before the demo's first entry, and another one in each run: what it closes is in nobody's way. */
function unusedMonth(): string {
  const at = Math.floor(Date.now() / 1_000) % (19 * 12);
  return `20${String(1 + Math.floor(at / 12)).padStart(2, '0')}-${String(1 + (at % 12)).padStart(2, '0')}`;
}

test('a month is closed, and opened again by the approval of another person', async ({
  demo,
  t,
  signIn,
  anotherPerson,
  picture,
}) => {
  const page = await anotherPerson();
  const month = unusedMonth();
  const monthLabel = t.of(monthClosing.declared.fields.month.label);
  const rowOf = (from: Page) => from.getByRole('row').filter({ hasText: month }).first();
  const open = async (path: string): Promise<void> => {
    await page.goto(`/#${path}`);
    await page.reload();
  };
  /** An empty list offers it a second time. */
  const begin = async (label: string): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name: label, exact: true }).first().click();
  };
  const dialog = page.getByRole('dialog').last();

  await test.step('one closes it; a month that is not over is refused at its field', async () => {
    await signIn(page, await demo.newColleague());
    await open('/finance/monthClosings');
    await begin(t.of(monthClosing.words.add));
    await labelled(dialog, monthLabel).fill('2099-12');
    await pressed(dialog, t.of(monthClosing.words.add));
    await expect(labelled(dialog, monthLabel)).toHaveAttribute('aria-invalid', 'true');
    await labelled(dialog, monthLabel).fill(month);
    await picture(page, 'month-closing-1-form', { isWhole: false });
    await pressed(dialog, t.of(monthClosing.words.add));
    await expect(rowOf(page)).toBeVisible();
    await picture(page, 'month-closing-2-closed');
  });

  await test.step('the same person requests its reopening, and cannot approve it', async () => {
    await open('/finance/monthReopenings');
    await begin(t.of(REQUEST));
    await labelled(dialog, t.of(monthReopening.declared.fields.month.label)).fill(month);
    await labelled(dialog, t.of(monthReopening.declared.fields.reason.label)).fill('An invoice came late');
    await picture(page, 'month-closing-3-request', { isWhole: false });
    await pressed(dialog, t.of(SEND));
    await expectNotice(page, t.of(REQUESTED));
    await rowOf(page).getByText(month).click();
    await expect(page.getByText(t('approval:own'))).toBeVisible();
  });

  await test.step('another approves it, and the month takes entries again', async () => {
    await signIn(page, 'admin');
    await open('/finance/monthReopenings');
    await rowOf(page).getByText(month).click();
    const drawer = page.getByRole('dialog').first();
    await expect(drawer.getByText('An invoice came late').first()).toBeVisible();
    await picture(page, 'month-closing-4-review', { isWhole: false });
    await pressed(drawer, t('approval:approve'));
    await pressed(dialog, t('approval:approve'));
    await expectNotice(page, t('approval:approved').split('{{')[0]?.trim() ?? '');
    await open('/finance/monthClosings');
    await expect(rowOf(page)).toContainText(/MR\d{8}/);
    await picture(page, 'month-closing-5-reopened');
  });
});
