import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import { useMemo } from 'react';
import { backOfficePage } from '../back-office-page';
import { documentPage } from '../document/document-page';
import type { RecordColumns } from '../record/record-page';
import { settingChangeReview } from './setting-change-review';

/** Changes of settings that protect money: pending, in effect, refused. */
export const SettingChangePage = documentPage(settingChange, { useColumns, ...settingChangeReview });

function useColumns(): RecordColumns<typeof settingChange.declared> {
  return useMemo(
    () => [
      { prop: 'sn', width: 120, decides: true },
      { prop: 'subject', width: 190, decides: true },
      { prop: 'action', width: 90 },
      { prop: 'status', width: 150 },
      { prop: 'created_at', width: 150 },
      { prop: 'asked_by', width: 120 },
      { prop: 'reason', width: 200 },
      { prop: 'waits_until', width: 170 },
      { prop: 'effective_at', width: 150 },
      { prop: 'is_first', width: 110, visible: false },
    ],
    [],
  );
}

backOfficePage(SettingChangePage, {
  path: '/system/settingChanges',
  texts: ['kit', 'approval', 'system'],
});
