import { payMonthBill } from '@fovea/shared-types/finance/month-bill.calls';
import { PAYABLE_TYPES, type PayableType, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import { chooseBank, paymentDetail, paymentOptions } from '@fovea/shared-types/finance/payment.calls';
import type { PayAnswer } from '@fovea/shared-types/finance/payment.dto';
import { payReservation } from '@fovea/shared-types/order/reservation.calls';
import { payOrderFreight } from '@fovea/shared-types/order/freight-bill.calls';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { payOrder, payPaymentGroup, paymentGroup } from '@fovea/shared-types/order/payment.calls';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

/** The document of the address. */
export interface PaySubject {
  subject_type: PayableType;
  id: number;
}

export const subjectTypeOf = (text: string | null): PayableType =>
  PAYABLE_TYPES.find((type) => type === text) ?? 'order';

const paymentKeys = {
  options: (subject: PaySubject) => ['payments', 'options', subject] as const,
  detail: (id: number) => ['payments', 'detail', id] as const,
  group: (id: number) => ['payments', 'group', id] as const,
};

export const paymentOptionsQuery = (subject: PaySubject) =>
  queryOptions({
    queryKey: paymentKeys.options(subject),
    queryFn: ({ signal }) => api(paymentOptions, subject, { signal, quiet: true }),
    // What is left of a balance is no figure to remember.
    gcTime: 0,
  });

export const chooseTransfer = (subject: PaySubject) => api(chooseBank, subject, { quiet: true });

/** The orders of one checkout, with their states. */
export const paymentGroupQuery = (id: number) =>
  queryOptions({
    queryKey: paymentKeys.group(id),
    queryFn: ({ signal }) => api(paymentGroup, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

export const paidOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['order', 'paid', id],
    queryFn: ({ signal }) => api(orderDetail, { id }, { signal, quiet: true }),
  });

const AGAIN_MS = 2_000;
const OPEN: readonly number[] = [PAYMENT_STATUS.created, PAYMENT_STATUS.processing];

/** Polled as long as the result is unknown. */
export const paymentDetailQuery = (id: number) =>
  queryOptions({
    queryKey: paymentKeys.detail(id),
    queryFn: ({ signal }) => api(paymentDetail, { id }, { signal, quiet: true }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && OPEN.includes(state.data.status) ? AGAIN_MS : false,
  });

const PAY_CALLS: Partial<Record<PayableType, typeof payOrder>> = {
  payment_group: payPaymentGroup,
  reservation: payReservation,
  month_bill: payMonthBill,
  freight_bill: payOrderFreight,
};

/** Each kind of document is paid by a call of its own module. */
export const pay = (
  { subject_type, id }: PaySubject,
  pay_type: PayType,
  request_id: string,
): Promise<PayAnswer> =>
  api(PAY_CALLS[subject_type] ?? payOrder, { id, pay_type, request_id }, { quiet: true });
