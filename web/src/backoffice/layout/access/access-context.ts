import type { UserInfo } from '@fovea/shared-types/rbac/rbac.dto';
import { createContext, useContext } from 'react';
import type { MenuEntry, MenuRoute } from '../menu/menu-tree';

/** The signed-in person and what they may open. */
export interface Access {
  user: UserInfo;
  menu: readonly MenuEntry[];
  /** Every page of the person by its path. */
  routes: ReadonlyMap<string, MenuRoute>;
  /** Where the back office begins for the person. */
  home: string;
}

export const AccessContext = createContext<Access | null>(null);

export function useAccess(): Access {
  const access = useContext(AccessContext);
  if (access === null) throw new Error('this part is inside the frame of the back office');
  return access;
}
