import { type Permission, WILDCARD } from '../permissions.js';
import { SETTING_EDITORS } from './duty-conflicts.js';

const LOOKS = /:(list|export|read)$/;

const BESIDES: ReadonlySet<string> = new Set<Permission>([
  ...Object.values(SETTING_EDITORS),
  'order:refund:decide',
  'order:refund:retry',
  'rbac:setting-change:approve',
]);

/** Whether a role with this permission may move money, or change what limits it; the database knows them as well. */
export const isMoneyRight = (permission: string): boolean =>
  BESIDES.has(permission) || (permission.startsWith('finance:') && !LOOKS.test(permission));

interface GivingRole {
  company_id: number | null;
  status: number;
  is_wildcard: boolean;
  permissions: readonly string[];
}

/**
 * What roles give together, in order; one that gives everything gives the wildcard alone. Roles of a company give none:
 * they reach no money but the company's own, and who has them is the company's matter.
 */
export function moneyRightsOf(roles: readonly GivingRole[]): string[] {
  const giving = roles.filter(({ company_id, status }) => company_id === null && status === 1);
  if (giving.some(({ is_wildcard }) => is_wildcard)) return [WILDCARD];
  return [...new Set(giving.flatMap(({ permissions }) => permissions.filter(isMoneyRight)))].sort();
}

export const isSameRights = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((right) => other.includes(right));
