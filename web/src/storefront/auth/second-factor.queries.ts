import { secondFactorInfo } from '@fovea/shared-types/member/member.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

/** Whether the second factor is on: the security page shows it, and sensitive changes require it. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['member', 'second-factor'],
    queryFn: ({ signal }) => api(secondFactorInfo, {}, { signal, quiet: true }),
  });
