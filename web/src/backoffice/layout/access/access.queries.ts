import { myMenu, userInfo } from '@fovea/shared-types/rbac/rbac.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';

export const accessKeys = {
  all: ['access'] as const,
  menu: ['access', 'menu'] as const,
  user: ['access', 'user'] as const,
};

/** Loaded once; a change of somebody's rights is pushed by the server and reloads them. */
const ONCE = { staleTime: Infinity, gcTime: Infinity, refetchOnWindowFocus: false } as const;

export const menuQuery = () =>
  queryOptions({
    queryKey: accessKeys.menu,
    queryFn: ({ signal }) => api(myMenu, {}, { signal, quiet: true }),
    ...ONCE,
  });

export const userQuery = () =>
  queryOptions({
    queryKey: accessKeys.user,
    queryFn: ({ signal }) => api(userInfo, {}, { signal, quiet: true }),
    ...ONCE,
  });
