import type { ProtectedSetting } from '@fovea/shared-types/rbac/setting-change.record';
import { SETTING_CHANGE_STATUS } from '@fovea/shared-types/states';

/** The change of a setting that waits, in SQL; `target` is a column of ours. */
export const waitingChange = (subject: ProtectedSetting, target: string): string =>
  `(SELECT w.id FROM setting_change w WHERE w.subject = '${subject}' AND w.target_id = ${target}
     AND w.status = ${SETTING_CHANGE_STATUS.pending})`;

/** People whose first roles wait, or were refused: nothing else tells that they are staff. */
export const WITHOUT_FIRST_ROLES = `SELECT w.target_id FROM setting_change w
  WHERE w.subject = 'account_role' AND w.before->'role_ids' = '[]' AND w.effective_at IS NULL`;
