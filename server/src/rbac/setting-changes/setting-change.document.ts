import {
  type ProtectedSetting,
  type SettingAction,
  settingChange,
} from '@fovea/shared-types/rbac/setting-change.record';
import type { LockedOf } from '../../platform/documents/document-rules.js';
import { serveDocument } from '../../platform/documents/serve-document.js';
import { SettingChangeRules } from './setting-change.rules.js';

/** A change under its lock: the columns of the setting, before and after. */
export interface ChangeColumns {
  subject: ProtectedSetting;
  action: SettingAction;
  target_id: number | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  reason: string | null;
}

export type SettingChangeRow = LockedOf<typeof settingChange.declared, ChangeColumns>;

/** Changes of settings as staff list and decide them. */
export const servedSettingChange = serveDocument<typeof settingChange.declared, SettingChangeRow>(
  settingChange,
  {
    table: 'setting_change',
    rowsOf: { sharedBy: 'the settings of the platform, of none of its people' },
    joins: 'JOIN account m ON m.id = t.made_by',
    shown: { asked_by: 'm.username' },
    filters: {
      begin: (filter, at) => filter.between('t.created_at', at, undefined),
      end: (filter, at) => filter.between('t.created_at', undefined, at),
    },
    row: {
      subject: 't.subject',
      action: 't.action',
      target_id: 't.target_id',
      before: 't.before',
      after: 't.after',
      reason: 't.reason',
    },
    rules: SettingChangeRules,
  },
);
