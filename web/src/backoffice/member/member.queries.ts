import {
  memberAddGood,
  memberDetail,
  memberMonthPayment,
  memberStatus,
} from '@fovea/shared-types/member/company.calls';
import { member } from '@fovea/shared-types/member/member.record';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';
import { recordKey } from '../record/record.queries';

export const memberDetailQuery = (id: number | null) =>
  queryOptions({
    queryKey: [...recordKey(member), 'detail', id],
    queryFn: id === null ? skipToken : ({ signal }) => api(memberDetail, { id }, { quiet: true, signal }),
  });

/** One decision on one member; `quiet` where many are reported together. */
export const setMemberStatus = (id: number, status: number, reason: string, quiet = false) =>
  api(
    memberStatus,
    { id, status, reason: reason === '' ? undefined : reason, request_id: newRequestId() },
    { quiet },
  );
export const setMonthPayment = ({ id }: { id: number }, isOn: boolean) =>
  api(memberMonthPayment, { id, is_month_payment: isOn ? 1 : 0, request_id: newRequestId() });
export const setMayPublish = ({ id }: { id: number }, isOn: boolean) =>
  api(memberAddGood, { id, is_add_good: isOn ? 1 : 0, request_id: newRequestId() });
