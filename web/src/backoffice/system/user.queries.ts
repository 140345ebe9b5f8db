import {
  addUser,
  delUser,
  deptOptions,
  resetUserPassword,
  resetUserSecondFactor,
  roleOptions,
  updateUser,
  userDetail,
  userList,
  userStatus,
} from '@fovea/shared-types/rbac/rbac.calls';
import type { AddUserRequest, UpdateUserRequest, UserListRequest } from '@fovea/shared-types/rbac/user.dto';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const USERS = ['users'] as const;

export const userListQuery = (request: UserListRequest) =>
  queryOptions({
    queryKey: [...USERS, 'list', request] as const,
    queryFn: ({ signal }) => api(userList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const userDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [...USERS, 'detail', id] as const,
    queryFn: ({ signal }) => api(userDetail, { id }, { signal, quiet: true }),
    // A form is filled with it: what somebody else saved a moment ago must be in it.
    staleTime: 0,
    gcTime: 0,
  });

const ofCompany = (companyId: number | null) => (companyId === null ? {} : { company_id: companyId });

/** @param companyId whose roles; null: the caller's own company, or the platform */
export const roleOptionsQuery = (companyId: number | null) =>
  queryOptions({
    queryKey: ['roles', 'options', companyId] as const,
    queryFn: ({ signal }) => api(roleOptions, ofCompany(companyId), { signal, quiet: true }),
  });

export const deptOptionsQuery = (companyId: number | null) =>
  queryOptions({
    queryKey: ['depts', 'options', companyId] as const,
    queryFn: ({ signal }) => api(deptOptions, ofCompany(companyId), { signal, quiet: true }),
  });

export function useUsersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: USERS });
}

export const saveNewUser = (request: AddUserRequest) => api(addUser, request, { quiet: true });
export const saveUser = (request: UpdateUserRequest) => api(updateUser, request, { quiet: true });
/** A refusal is shown as a toast: a switch has no place for it. */
export const switchUser = (id: number, isOn: boolean) => api(userStatus, { id, status: isOn ? 1 : 0 });
export const saveNewPassword = (id: number, password: string) =>
  api(resetUserPassword, { id, password }, { quiet: true });

/** Deletes it and reads what has changed with it. */
export function useDeleteUser(): (id: number) => Promise<void> {
  const changed = useUsersChanged();
  return async (id) => {
    await api(delUser, { id }, { quiet: true });
    await changed();
  };
}

export function useResetSecondFactor(onDone: () => void) {
  const changed = useUsersChanged();
  return useMutation({
    mutationFn: (id: number) => api(resetUserSecondFactor, { id }),
    onSuccess: async () => {
      await changed();
      onDone();
    },
  });
}
