import {
  myMonthBillList,
  myMonthBillDocument,
  myStatement,
} from '@fovea/shared-types/finance/month-bill.calls';
import type { MyMonthBillListRequest } from '@fovea/shared-types/finance/month-bill.dto';
import type { Currency } from '@fovea/shared-types/money';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';

export const myBillsQuery = (request: MyMonthBillListRequest) =>
  queryOptions({
    queryKey: [...documentKey('month_bill'), request] as const,
    queryFn: ({ signal }) => api(myMonthBillList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    // On return one of them has been paid.
    staleTime: 0,
  });

/** Of what is still to be paid in a currency. */
export const myStatementAddress = async (currency: Currency): Promise<string> =>
  (await api(myStatement, { currency })).url;

export const myBillDocument = async (id: number): Promise<string> =>
  (await api(myMonthBillDocument, { id })).url;
