import { PERMISSIONS } from '@fovea/shared-types/permissions';
import { dutyConflictsOf } from '@fovea/shared-types/rbac/duty-conflicts';
import { textIn } from '@fovea/shared-types/record/translations';
import type { Language } from '@fovea/shared-types/language';
import { fieldError } from '../../platform/kernel/app-error.js';
import { givenReason } from '../../platform/records/setting-changes.js';

/** What a role of a place gives, or several roles of one person together. */
export interface Duties {
  companyId: number | null;
  isWildcard: boolean;
  permissions: readonly string[];
}

const conflictsOf = ({ companyId, isWildcard, permissions }: Duties) =>
  companyId === null ? dutyConflictsOf(isWildcard ? PERMISSIONS : permissions) : [];

/**
 * On the platform, duties that conflict are given together only with a reason, which is audited.
 * @param before what was held until now; what is not new needs no reason again
 * @returns the reason; null where none is needed
 * @throws VALIDATION at `reason`, which names the duties
 */
export function dutyReason(
  before: Duties | null,
  after: Duties,
  { reason, language }: { reason: string | undefined; language: Language },
): string | null {
  const known = new Set(before === null ? [] : conflictsOf(before).map(({ key }) => key));
  const added = conflictsOf(after).filter(({ key }) => !known.has(key));
  if (added.length === 0) return null;
  const given = givenReason(reason);
  if (given !== null) return given;
  const separator = language === 'en' ? ', ' : '、';
  const duties = added.map(({ name }) => textIn(name, language)).join(separator);
  throw fieldError({ reason: { key: 'duty_conflict', params: { duties } } });
}
