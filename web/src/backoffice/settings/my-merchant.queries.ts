import { myMerchant, updateMyMerchant } from '@fovea/shared-types/member/company.calls';
import type { UpdateMyMerchantRequest } from '@fovea/shared-types/member/merchant.dto';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

export const myMerchantQuery = queryOptions({
  queryKey: ['my-merchant'] as const,
  queryFn: ({ signal }) => api(myMerchant, {}, { signal, quiet: true }),
});

export const saveMyMerchant = (request: UpdateMyMerchantRequest) =>
  api(updateMyMerchant, request, { quiet: true });

export function useMyMerchantChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: myMerchantQuery.queryKey });
}
