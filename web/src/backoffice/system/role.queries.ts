import {
  addRole,
  delRole,
  roleDetail,
  roleList,
  roleMenuOptions,
  roleMenuPreview,
  updateRole,
} from '@fovea/shared-types/rbac/rbac.calls';
import type { AddRoleRequest, RoleListRequest, UpdateRoleRequest } from '@fovea/shared-types/rbac/role.dto';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const ROLES = ['roles'] as const;

export const roleListQuery = (request: RoleListRequest) =>
  queryOptions({
    queryKey: [...ROLES, 'list', request] as const,
    queryFn: ({ signal }) => api(roleList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const roleDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [...ROLES, 'detail', id] as const,
    queryFn: ({ signal }) => api(roleDetail, { id }, { signal, quiet: true }),
    // A form is filled with it: what somebody else saved a moment ago must be in it.
    staleTime: 0,
    gcTime: 0,
  });

/** @param companyId whose role it is; null: the caller's own company, or the platform */
export const roleMenuOptionsQuery = (companyId: number | null) =>
  queryOptions({
    queryKey: [...ROLES, 'menus', companyId] as const,
    queryFn: ({ signal }) =>
      api(roleMenuOptions, companyId === null ? {} : { company_id: companyId }, { signal, quiet: true }),
  });

export const roleMenuPreviewQuery = (companyId: number | null, menuIds: readonly string[]) =>
  queryOptions({
    queryKey: [...ROLES, 'preview', companyId, menuIds] as const,
    queryFn: ({ signal }) =>
      api(
        roleMenuPreview,
        { menu_ids: [...menuIds], company_id: companyId ?? undefined },
        { signal, quiet: true },
      ),
  });

export function useRolesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ROLES });
}

export const saveNewRole = (request: AddRoleRequest) => api(addRole, request, { quiet: true });
export const saveRole = (request: UpdateRoleRequest) => api(updateRole, request, { quiet: true });

/** A refusal is shown as a toast: a switch has no place for it. */
export const switchRole = (id: number, isOn: boolean) => api(updateRole, { id, status: isOn ? 1 : 0 });

/** Deletes it and reads what has changed with it. */
export function useDeleteRole(): (id: number) => Promise<void> {
  const changed = useRolesChanged();
  return async (id) => {
    await api(delRole, { id }, { quiet: true });
    await changed();
  };
}
