import type { Permission } from '@fovea/shared-types/permissions';
import type { ReactNode } from 'react';
import { useCan, useHasRole } from '../../lib/permissions';

type CanProps = { children: ReactNode } & (
  | { any: readonly Permission[]; all?: undefined }
  | { all: readonly Permission[]; any?: undefined }
);

/** What a person may not use is not drawn; neither is anything while their permissions load. */
export function Can({ any, all, children }: CanProps) {
  const can = useCan();
  return (any === undefined ? can.all(all) : can.any(any)) ? children : null;
}

/** Rendered for holders of one of the roles, and of the wildcard. */
export function ForRoles({ roles, children }: { roles: readonly string[]; children: ReactNode }) {
  return useHasRole(roles) ? children : null;
}
