import {
  cancelCompany,
  companyInfo,
  registerCompany,
  updateCompany,
} from '@fovea/shared-types/member/company.calls';
import type { RegisterCompanyRequest } from '@fovea/shared-types/member/company.dto';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

export const companyInfoQuery = () =>
  queryOptions({
    queryKey: ['member', 'company'],
    queryFn: ({ signal }) => api(companyInfo, {}, { signal, quiet: true }),
    // Somebody else decides on it: opened from the message about that, the page shows the current state.
    staleTime: 0,
  });

/** @param isFirst nothing was ever sent; everything later is a changed submission */
export const submitCompanyMutation = (isFirst: boolean) =>
  mutationOptions({
    mutationFn: (request: RegisterCompanyRequest) =>
      api(isFirst ? registerCompany : updateCompany, request, { quiet: true }),
  });

export const cancelCompanyMutation = () => mutationOptions({ mutationFn: () => api(cancelCompany, {}) });
