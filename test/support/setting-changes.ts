import type { SavedChange } from '@fovea/shared-types/common.dto';
import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import type { TestApi } from './api.js';
import { aStaff } from './people.js';

/** What saving a setting that protects money answered, once somebody else approved it. @returns its row */
export async function inEffect(api: TestApi, { id, change_id, is_pending }: SavedChange): Promise<number> {
  if (is_pending) {
    const as = await aStaff(api, ['rbac:setting-change:approve']);
    const [decided] = await api.ok(settingChange.calls.audit, { ids: [change_id], status: 1 }, { as });
    if (decided?.error != null && decided.error !== 'ALREADY_DECIDED')
      throw new Error(`the change is not in effect: ${decided.error}`);
  }
  if (id !== null) return id;
  const { rows } = await api.db.query<{ id: number }>(
    'SELECT target_id AS id FROM setting_change WHERE id = $1',
    [change_id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the change has its row');
  return row.id;
}
