import {
  addMonthBill,
  confirmMonthBill,
  customerStatement,
  monthBillDetail,
  monthBillDocument,
  reverseMonthBillPayment,
} from '@fovea/shared-types/finance/month-bill.calls';
import type {
  AddMonthBillRequest,
  ConfirmMonthBillRequest,
  CustomerStatementRequest,
  ReverseMonthBillPaymentRequest,
} from '@fovea/shared-types/finance/month-bill.dto';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';

/** What was opened is acted upon: it is read anew each time. */
export const monthBillQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(monthBill), 'seen', id] as const,
    queryFn: ({ signal }) => api(monthBillDetail, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

export const billDocument = async (id: number): Promise<string> => (await api(monthBillDocument, { id })).url;

export const statementOf = async (request: CustomerStatementRequest): Promise<string> =>
  (await api(customerStatement, request)).url;

export const openBill = (request: AddMonthBillRequest) => api(addMonthBill, request, { quiet: true });

export const recordPayment = (request: ConfirmMonthBillRequest) =>
  api(confirmMonthBill, request, { quiet: true });

export const reversePayment = (request: ReverseMonthBillPaymentRequest) =>
  api(reverseMonthBillPayment, request, { quiet: true });
