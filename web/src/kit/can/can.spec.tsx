import type { Permission } from '@fovea/shared-types/permissions';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PermissionsContext, RolesContext } from '../../lib/permissions';
import { Can, ForRoles } from './can';

const some: readonly Permission[] = ['rbac:user:list', 'rbac:user:add'];

const show = (
  granted: readonly string[] | null,
  children: ReactNode,
  roles: readonly string[] | null = [],
): boolean => {
  const { unmount } = render(
    <PermissionsContext value={granted === null ? null : new Set(granted)}>
      <RolesContext value={roles === null ? null : new Set(roles)}>{children}</RolesContext>
    </PermissionsContext>,
  );
  const isShown = screen.queryByText('shown') !== null;
  unmount();
  return isShown;
};

describe('a control', () => {
  it.each([
    [null, false, false],
    [[], false, false],
    [['rbac:user:list'], true, false],
    [some, true, true],
    [['*:*:*'], true, true],
    [['rbac:role:list'], false, false],
  ] as const)('with %j is drawn for any of two: %s, for all of them: %s', (granted, any, all) => {
    expect(show(granted, <Can any={some}>shown</Can>)).toBe(any);
    expect(show(granted, <Can all={some}>shown</Can>)).toBe(all);
  });

  it.each([
    [['x'], ['examiner'], true],
    [['x'], ['clerk'], false],
    [['*:*:*'], [], true],
    [null, ['examiner'], false],
    [['x'], null, false],
  ] as const)('for a role, with permissions %j and roles %j: %s', (granted, roles, isShown) => {
    expect(show(granted, <ForRoles roles={['examiner', 'chief']}>shown</ForRoles>, roles)).toBe(isShown);
  });
});
