import { areaCodes } from '@fovea/shared-types/member/member.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const DAY_MS = 86_400_000;

/** A failure is left unsaid: the field then offers what it has. */
export const areaCodesQuery = () =>
  queryOptions({
    queryKey: ['member', 'area-codes'],
    queryFn: ({ signal }) => api(areaCodes, {}, { signal, quiet: true }),
    staleTime: DAY_MS,
  });
