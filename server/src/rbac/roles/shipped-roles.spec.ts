import { dutyConflictsOf } from '@fovea/shared-types/rbac/duty-conflicts';
import { BUILT_IN_ROLES } from '../grants/built-in-roles.js';
import { SHIPPED_ROLES } from './shipped-roles.js';

it.each(Object.entries(SHIPPED_ROLES))(
  '%s combines no duties that conflict, and has a name',
  (kind, permissions) => {
    expect(dutyConflictsOf(permissions)).toEqual([]);
    expect(new Set(permissions).size).toBe(permissions.length);
    expect(Object.keys(BUILT_IN_ROLES)).toContain(kind);
  },
);

it('together they could move money alone', () => {
  expect(dutyConflictsOf(Object.values(SHIPPED_ROLES).flat()).map(({ key }) => key)).toEqual([
    'request_and_approve',
    'approve_and_pay',
    'set_and_approve',
    'set_and_pay',
  ]);
});
