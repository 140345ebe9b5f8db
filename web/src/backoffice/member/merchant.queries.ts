import {
  auditMerchant,
  merchantAddGood,
  merchantDetail,
  merchantStatus,
  updateMerchant,
} from '@fovea/shared-types/member/company.calls';
import type { AuditMerchantRequest, UpdateMerchantRequest } from '@fovea/shared-types/member/merchant.dto';
import { merchant } from '@fovea/shared-types/member/merchant.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { merchantMachine } from '@fovea/shared-types/states/member.states';
import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';
import { badgeKeys } from '../layout/badges.queries';
import { recordKey } from '../record/record.queries';

export type MerchantRow = RowOf<typeof merchant.declared>;

const KEY = recordKey(merchant);

export const merchantDetailQuery = (id: number | null) =>
  queryOptions({
    queryKey: [...KEY, 'detail', id],
    queryFn: id === null ? skipToken : ({ signal }) => api(merchantDetail, { id }, { quiet: true, signal }),
  });

export function useMerchantsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: KEY }),
      // One that is decided waits no longer.
      queries.invalidateQueries({ queryKey: badgeKeys.menu }),
    ]);
  }, [queries]);
}

/** Whether staff may do this to a company as it is; one that was never certified is no merchant. */
export const mayMerchant = ({ status }: Pick<MerchantRow, 'status'>, action: 'disable' | 'enable'): boolean =>
  status !== null && merchantMachine.may(status, action);

export const setMerchantStatus = (id: number, status: number, reason: string) =>
  api(merchantStatus, {
    id,
    status,
    reason: reason === '' ? undefined : reason,
    request_id: newRequestId(),
  });
export const setMerchantMayPublish = ({ id }: { id: number }, isOn: boolean) =>
  api(merchantAddGood, { id, is_add_good: isOn ? 1 : 0, request_id: newRequestId() });
export const saveMerchant = (request: UpdateMerchantRequest) => api(updateMerchant, request, { quiet: true });
export const decideMerchant = (request: AuditMerchantRequest) => api(auditMerchant, request, { quiet: true });
