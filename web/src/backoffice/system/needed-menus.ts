import type { Permission } from '@fovea/shared-types/permissions';
import type { RoleMenuOption } from '@fovea/shared-types/rbac/role.dto';

/** A page whose rows another page's permission reads: alone it would show nothing but a refusal. */
const NEEDS: Readonly<Partial<Record<string, Permission>>> = {
  'goods:goods:approve': 'goods:goods:list',
  'member:company:approve': 'member:company:list',
};

const wayTo = (options: readonly RoleMenuOption[], perms: string): RoleMenuOption[] => {
  for (const option of options) {
    if (option.perms === perms) return [option];
    const rest = wayTo(option.children, perms);
    if (rest.length > 0) return [option, ...rest];
  }
  return [];
};

const all = (options: readonly RoleMenuOption[]): RoleMenuOption[] =>
  options.flatMap((option) => [option, ...all(option.children)]);

/**
 * What was ticked, with what the newly ticked needs to show anything, as far as the caller may grant it. What
 * was unticked stays so: removing the needed page is intended.
 */
export function withNeeded(
  options: readonly RoleMenuOption[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Set<string> {
  const next = new Set(after);
  for (const { id, perms } of all(options)) {
    const needed = NEEDS[perms ?? ''];
    if (needed === undefined || before.has(id) || !after.has(id)) continue;
    const way = wayTo(options, needed);
    if (way.every(({ is_grantable }) => is_grantable)) for (const one of way) next.add(one.id);
  }
  return next;
}
