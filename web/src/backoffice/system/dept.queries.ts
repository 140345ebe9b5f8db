import type { AddDeptRequest, DeptListRequest, UpdateDeptRequest } from '@fovea/shared-types/rbac/dept.dto';
import { addDept, delDept, deptDetail, deptList, updateDept } from '@fovea/shared-types/rbac/rbac.calls';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const DEPTS = ['depts'] as const;

export const deptListQuery = (request: DeptListRequest) =>
  queryOptions({
    queryKey: [...DEPTS, 'list', request] as const,
    queryFn: ({ signal }) => api(deptList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export function useDeptsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: DEPTS });
}

/** As it is now, bypassing the cache. */
export const readDept = (id: string) => api(deptDetail, { id }, { quiet: true });

export const saveNewDept = (request: AddDeptRequest) => api(addDept, request, { quiet: true });
export const saveDept = (request: UpdateDeptRequest) => api(updateDept, request, { quiet: true });

/** Deletes it and reads what has changed with it. */
export function useDeleteDept(): (id: string) => Promise<void> {
  const changed = useDeptsChanged();
  return async (id) => {
    await api(delDept, { id }, { quiet: true });
    await changed();
  };
}
