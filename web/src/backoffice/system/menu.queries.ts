import type { AddMenuRequest, UpdateMenuRequest } from '@fovea/shared-types/rbac/menu.dto';
import { addMenu, delMenu, menuList, updateMenu } from '@fovea/shared-types/rbac/rbac.calls';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const MENUS = ['menus'] as const;

export const menuListQuery = queryOptions({
  queryKey: [...MENUS, 'list'] as const,
  queryFn: ({ signal }) => api(menuList, {}, { signal, quiet: true }),
});

export function useMenusChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: MENUS });
}

export const saveNewMenu = (request: AddMenuRequest) => api(addMenu, request, { quiet: true });
export const saveMenu = (request: UpdateMenuRequest) => api(updateMenu, request, { quiet: true });

/** Deletes it and reads what has changed with it. */
export function useDeleteMenu(): (id: string) => Promise<void> {
  const changed = useMenusChanged();
  return async (id) => {
    await api(delMenu, { id });
    await changed();
  };
}
