import { myMonthBillList, myMonthBillDocument } from '@fovea/shared-types/finance/month-bill.calls';
import type { MyMonthBillListRequest } from '@fovea/shared-types/finance/month-bill.dto';
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

export const myBillDocument = async (id: number): Promise<string> =>
  (await api(myMonthBillDocument, { id })).url;
