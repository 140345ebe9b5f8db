import { type Permission, WILDCARD } from '@fovea/shared-types/permissions';
import { createContext, useCallback, useContext } from 'react';

/**
 * What the person may do, as the server said it; null while it is not known yet, and then nothing is offered. The
 * back-office frame provides it; the server decides at every call all the same.
 */
export const PermissionsContext = createContext<ReadonlySet<string> | null>(null);

export type May = (permission: Permission | undefined) => boolean;

/** @returns whether the person may do it; what asks for no permission is for everybody who sees the page */
export function useMay(): May {
  const granted = useContext(PermissionsContext);
  return useCallback(
    (permission) =>
      permission === undefined || (granted !== null && (granted.has(permission) || granted.has(WILDCARD))),
    [granted],
  );
}
