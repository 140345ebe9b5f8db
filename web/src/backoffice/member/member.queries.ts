import type { MemberListRequest } from '@fovea/shared-types/member/members.dto';
import {
  memberAddGood,
  memberDetail,
  memberList,
  memberMonthPayment,
  memberStatus,
} from '@fovea/shared-types/member/company.calls';
import { keepPreviousData, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';

const KEY = 'members';

export const memberListQuery = (request: MemberListRequest) =>
  queryOptions({
    queryKey: [KEY, 'list', request],
    queryFn: ({ signal }) => api(memberList, request, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

export const memberDetailQuery = (id: number | null) =>
  queryOptions({
    queryKey: [KEY, 'detail', id],
    queryFn: id === null ? skipToken : ({ signal }) => api(memberDetail, { id }, { quiet: true, signal }),
  });

/** Asks anew for everything that shows members; a switch waits for it before it lets go. */
export function useMembersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [KEY] }), [queries]);
}

/** One decision on one member; `quiet` where many are reported together. */
export const setMemberStatus = (id: number, isEnabled: boolean, reason: string, quiet = false) =>
  api(
    memberStatus,
    { id, status: isEnabled ? 1 : 0, reason: reason === '' ? undefined : reason, request_id: newRequestId() },
    { quiet },
  );
export const setMonthPayment = (id: number, isOn: boolean) =>
  api(memberMonthPayment, { id, is_month_payment: isOn ? 1 : 0, request_id: newRequestId() });
export const setMayPublish = (id: number, isOn: boolean) =>
  api(memberAddGood, { id, is_add_good: isOn ? 1 : 0, request_id: newRequestId() });
