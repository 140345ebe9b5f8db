import type { Permission } from '@fovea/shared-types/permissions';
import { WILDCARD } from '@fovea/shared-types/wildcard';
import { createContext, useCallback, useContext } from 'react';

/**
 * The person's permissions from the server; null while unknown, and then nothing is offered. The back-office
 * frame provides it; the server decides at every call all the same.
 */
export const PermissionsContext = createContext<ReadonlySet<string> | null>(null);

export type May = (permission: Permission | undefined) => boolean;

/** @returns whether the person may do it; actions without a permission are for everybody who sees the page */
export function useMay(): May {
  const granted = useContext(PermissionsContext);
  return useCallback(
    (permission) =>
      permission === undefined || (granted !== null && (granted.has(permission) || granted.has(WILDCARD))),
    [granted],
  );
}

/** The roles a person holds; null while they are not known yet. Provided beside the permissions. */
export const RolesContext = createContext<ReadonlySet<string> | null>(null);

const holds = (granted: ReadonlySet<string> | null, permission: Permission): boolean =>
  granted !== null && (granted.has(permission) || granted.has(WILDCARD));

export interface Can {
  one: (permission: Permission) => boolean;
  any: (permissions: readonly Permission[]) => boolean;
  all: (permissions: readonly Permission[]) => boolean;
}

/** Single, any-of and all-of; nothing is allowed while the permissions are not known yet. */
export function useCan(): Can {
  const granted = useContext(PermissionsContext);
  return {
    one: (permission) => holds(granted, permission),
    any: (permissions) => permissions.some((permission) => holds(granted, permission)),
    all: (permissions) => granted !== null && permissions.every((permission) => holds(granted, permission)),
  };
}

/** Whether the person holds one of these roles; who may do everything counts as holding each. */
export function useHasRole(roles: readonly string[]): boolean {
  const held = useContext(RolesContext);
  const granted = useContext(PermissionsContext);
  if (held === null || granted === null) return false;
  return granted.has(WILDCARD) || roles.some((role) => held.has(role));
}
