import {
  auditMerchant,
  merchantAddGood,
  merchantDetail,
  merchantList,
  merchantStatus,
  updateMerchant,
} from '@fovea/shared-types/member/company.calls';
import type {
  AuditMerchantRequest,
  MerchantListRequest,
  UpdateMerchantRequest,
} from '@fovea/shared-types/member/merchant.dto';
import { keepPreviousData, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';
import { badgeKeys } from '../layout/badges.queries';

const KEY = 'merchants';

export const merchantListQuery = (request: MerchantListRequest) =>
  queryOptions({
    queryKey: [KEY, 'list', request],
    queryFn: ({ signal }) => api(merchantList, request, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

export const merchantDetailQuery = (id: number | null) =>
  queryOptions({
    queryKey: [KEY, 'detail', id],
    queryFn: id === null ? skipToken : ({ signal }) => api(merchantDetail, { id }, { quiet: true, signal }),
  });

export function useMerchantsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [KEY] }),
      // One that is decided waits no longer.
      queries.invalidateQueries({ queryKey: badgeKeys.menu }),
    ]);
  }, [queries]);
}

export const setMerchantStatus = (id: number, isEnabled: boolean, reason: string) =>
  api(merchantStatus, {
    id,
    status: isEnabled ? 1 : 0,
    reason: reason === '' ? undefined : reason,
    request_id: newRequestId(),
  });
export const setMerchantMayPublish = (id: number, isOn: boolean) =>
  api(merchantAddGood, { id, is_add_good: isOn ? 1 : 0, request_id: newRequestId() });
export const saveMerchant = (request: UpdateMerchantRequest) => api(updateMerchant, request, { quiet: true });
export const decideMerchant = (request: AuditMerchantRequest) => api(auditMerchant, request, { quiet: true });
