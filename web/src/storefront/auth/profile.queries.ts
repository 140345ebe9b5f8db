import { myProfile } from '@fovea/shared-types/member/member.calls';
import { userPermissions } from '@fovea/shared-types/rbac/rbac.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { cacheProfile } from '../../lib/session';

/** The caller's profile; its name and phone are also kept in this browser until they log out. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['member', 'profile'],
    queryFn: async ({ signal }) => {
      const profile = await api(myProfile, {}, { signal, quiet: true });
      cacheProfile({ name: profile.username, phone: profile.phone ?? undefined });
      return profile;
    },
  });

/** What the person may do beyond buying. */
export const permissionsQuery = () =>
  queryOptions({
    queryKey: ['member', 'permissions'],
    queryFn: ({ signal }) => api(userPermissions, {}, { signal, quiet: true }),
  });
