import type { DeptOption } from '@fovea/shared-types/rbac/dept.dto';
import type { TreeChoice } from '../../kit/form/fields';

/**
 * Departments for a field that shows a tree; `without` leaves a branch out, for nothing can be below itself.
 */
export const deptChoices = (depts: readonly DeptOption[], without?: string): TreeChoice[] =>
  depts
    .filter(({ id }) => id !== without)
    .map(({ id, dept_name, children }) => {
      const below = deptChoices(children, without);
      return { value: id, label: dept_name, ...(below.length > 0 ? { children: below } : {}) };
    });

/** The same as one list, each with the way to it: "Sales / Osaka". */
export const flatDepts = (
  depts: readonly DeptOption[],
  above = '',
): Array<{ value: string; label: string }> =>
  depts.flatMap(({ id, dept_name, children }) => {
    const label = `${above}${dept_name}`;
    return [{ value: id, label }, ...flatDepts(children, `${label} / `)];
  });
