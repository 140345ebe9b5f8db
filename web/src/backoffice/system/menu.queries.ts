import type { AddMenuRequest, UpdateMenuRequest } from '@fovea/shared-types/rbac/menu.dto';
import { addMenu, delMenu, menuDetail, menuList, updateMenu } from '@fovea/shared-types/rbac/rbac.calls';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { accessKeys } from '../layout/access/access.queries';

const MENUS = ['menus'] as const;

export const menuListQuery = queryOptions({
  queryKey: [...MENUS, 'list'] as const,
  queryFn: ({ signal }) => api(menuList, {}, { signal, quiet: true }),
});

/** The side menu as well: the editor sees the result at once. */
export function useMenusChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: MENUS }),
      queries.invalidateQueries({ queryKey: accessKeys.menu }),
    ]);
  };
}

/** As it is now, bypassing the cache. */
export const readMenu = (id: string) => api(menuDetail, { id }, { quiet: true });

export const saveNewMenu = (request: AddMenuRequest) => api(addMenu, request, { quiet: true });
export const saveMenu = (request: UpdateMenuRequest) => api(updateMenu, request, { quiet: true });

/** Deletes it and reads what has changed with it. */
export function useDeleteMenu(): (id: string) => Promise<void> {
  const changed = useMenusChanged();
  return async (id) => {
    await api(delMenu, { id }, { quiet: true });
    await changed();
  };
}
