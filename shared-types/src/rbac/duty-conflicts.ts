import type { Permission } from '../permissions.js';
import type { ProtectedRecord } from './setting-change.record.js';
import type { Translations } from '../record/translations.js';

/** Duties that one person should not have together: who holds one of each could move money alone. */
export interface DutyConflict {
  key: string;
  name: Translations;
  /** Whoever holds all permissions of one of these. */
  pairs: readonly (readonly [Permission, Permission])[];
}

const requestedAndApproved = [
  'exchange',
  'journal-voucher',
  'write-off',
  'transfer',
  'month-reopening',
] as const;

/** Who changes each setting whose changes are approved. */
export const SETTING_EDITORS: Readonly<Record<ProtectedRecord, Permission>> = {
  approval_limit: 'platform:approval-limit:add',
  withdrawal_limit: 'finance:withdrawal-limit:update',
  house_account: 'finance:house-account:update',
  platform_fee: 'finance:platform-fee:edit',
  tax_rate: 'order:tax-rate:edit',
};
const PROTECTED = Object.values(SETTING_EDITORS);

/** Of roles of the platform. Source: segregation of duties between request, approval, payment and settings. */
export const DUTY_CONFLICTS: readonly DutyConflict[] = [
  {
    key: 'request_and_approve',
    name: ['申请与审批', 'requesting and approving', '申請と承認'],
    pairs: requestedAndApproved.map((thing) => [`finance:${thing}:add`, `finance:${thing}:approve`] as const),
  },
  {
    key: 'approve_and_pay',
    name: ['审批提现与打款', 'approving and paying withdrawals', '出金の承認と支払い'],
    pairs: [['finance:withdrawal:approve', 'finance:withdrawal:pay']],
  },
  {
    key: 'set_and_approve',
    name: ['修改资金设置与审批', 'changing money settings and approving', '金銭に関する設定の変更と承認'],
    pairs: PROTECTED.flatMap((setting) => [
      [setting, 'rbac:setting-change:approve'] as const,
      [setting, 'finance:withdrawal:approve'] as const,
    ]),
  },
  {
    key: 'set_and_pay',
    name: ['修改资金设置与打款', 'changing money settings and paying', '金銭に関する設定の変更と支払い'],
    pairs: PROTECTED.map((setting) => [setting, 'finance:withdrawal:pay'] as const),
  },
];

/** Those that somebody with these permissions would have. */
export function dutyConflictsOf(permissions: Iterable<string>): DutyConflict[] {
  const held = new Set(permissions);
  return DUTY_CONFLICTS.filter(({ pairs }) => pairs.some((pair) => pair.every((one) => held.has(one))));
}
