import { state } from '../record/code-fields.js';
import { instant, int, text, truth } from '../record/fields.js';
import { same, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import type { Translations } from '../record/translations.js';
import { settingChangeMachine, settingChangeStates } from '../states/setting-change.states.js';

/** Records whose changes are approved, as the audit log calls them. */
export const PROTECTED_RECORDS = [
  'approval_limit',
  'withdrawal_limit',
  'house_account',
  'platform_fee',
  'tax_rate',
] as const;
export type ProtectedRecord = (typeof PROTECTED_RECORDS)[number];

/** All that is changed by approval: also a role that somebody holds, and the roles of a person, where they move money. */
export const PROTECTED_SETTINGS = [...PROTECTED_RECORDS, 'role', 'account_role'] as const;
export type ProtectedSetting = (typeof PROTECTED_SETTINGS)[number];

export const SETTING_NAMES: Readonly<Record<ProtectedSetting, Translations>> = {
  approval_limit: ['二次审核限额', 'Second-approval limit', '二次承認の限度額'],
  withdrawal_limit: ['提现审核限额', 'Withdrawal approval limit', '出金承認の限度額'],
  house_account: ['平台银行账户', 'Bank account of the platform', '当社の銀行口座'],
  platform_fee: ['平台服务费', 'Platform fee', '販売手数料'],
  tax_rate: ['消费税率', 'Tax rate', '消費税率'],
  role: ['角色', 'Role', 'ロール'],
  account_role: ['人员的角色', 'Roles of a person', '担当者のロール'],
};

export const SETTING_ACTIONS = ['add', 'update', 'delete'] as const;
export type SettingAction = (typeof SETTING_ACTIONS)[number];

export const ACTION_NAMES: Readonly<Record<SettingAction, Translations>> = {
  add: ['新增', 'Add', '追加'],
  update: ['修改', 'Change', '変更'],
  delete: ['删除', 'Delete', '削除'],
};

/** Changes of settings that protect money: in effect once another person approves, or by themselves after a day. */
export const settingChange = staffRecord({
  name: 'rbac:setting-change',
  one: ['设置变更', 'a change of a setting', '設定の変更'],
  many: ['设置变更', 'Changes of settings', '設定の変更'],
  words: {
    audit: ['审核设置变更', 'Decide changes of settings', '設定変更の審査'],
    cancel: ['撤回设置变更', 'Withdraw a change of a setting', '設定変更の取下げ'],
    empty: ['没有设置变更', 'No changes of settings yet', '設定の変更はありません'],
    empty_text: [
      '限额、平台账户、服务费、税率以及涉及资金权限的角色的变更会列在这里，由另一人审核后生效。',
      'Changes of limits, our bank accounts, fees, tax rates and roles with money rights are listed here. They take effect once another person approves.',
      '限度額・当社口座・手数料・税率と、資金に関する権限を持つロールの変更はここに表示され、別の担当者の承認後に適用されます。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/setting-changes/setting-change-list', 'Changes of settings that protect money, newest first'],
    detail: ['/setting-changes/setting-change-detail', 'One change: setting, requester and decision'],
    cancel: [
      '/setting-changes/cancel-setting-change',
      'Withdraws an own change that is not in effect yet',
      'withdraw',
    ],
    audit: [
      '/setting-changes/audit-setting-change',
      'Approves or rejects pending changes of settings, each by itself',
      'approve',
    ],
  },
  exports: 'setting_changes',
  menu: { path: '/system/settingChanges', icon: 'shield-lock' },
  subject: 'setting_change',
  title: 'sn',
  order: '-id',
  document: settingChangeStates,
  fields: {},
  shown: {
    sn: text({ label: ['编号', 'Number', '番号'], max: 30 }),
    subject: text({
      label: ['设置', 'Setting', '設定'],
      max: 30,
      oneOf: PROTECTED_SETTINGS,
      names: SETTING_NAMES,
    }),
    action: text({
      label: ['操作', 'Change', '操作'],
      max: 10,
      oneOf: SETTING_ACTIONS,
      names: ACTION_NAMES,
    }),
    /** The row that is changed; of an addition once it is in effect. */
    target_id: int({
      label: ['设置编号', 'Number of the setting', '設定の番号'],
      orNull: true,
      only: 'detail',
    }),
    status: state(settingChangeMachine, {}),
    created_at: instant({ label: ['申请时间', 'Requested', '申請日時'], sortable: true }),
    asked_by: text({ label: ['申请人', 'Requested by', '申請者'], max: 60 }),
    waits_until: instant({
      label: ['自动生效时间', 'In effect by itself', '自動適用日時'],
      orNull: true,
    }),
    is_first: truth({ label: ['首次设置', 'First value', '初回設定'] }),
    reason: text({
      label: ['理由', 'Reason', '理由'],
      max: 500,
      orNull: true,
    }),
    effective_at: instant({ label: ['生效时间', 'In effect since', '適用日時'], orNull: true }),
  },
  filters: {
    subject: same(),
    status: same(),
    begin: since(['申请时间', 'Requested', '申請日時']),
    end: until(['申请时间', 'Requested', '申請日時']),
  },
});
