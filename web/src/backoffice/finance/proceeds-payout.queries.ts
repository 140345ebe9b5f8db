import { addProceedsPayout, auditTransfer, transferDetail } from '@fovea/shared-types/finance/transfer.calls';
import type { AddProceedsPayoutRequest } from '@fovea/shared-types/finance/proceeds-payout.dto';
import { proceedsPayout } from '@fovea/shared-types/finance/transfer.record';
import type { Currency } from '@fovea/shared-types/money';
import { order } from '@fovea/shared-types/order/order.record';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Choice } from '../../kit/form/fields';
import type { ChoiceSearch } from '../../kit/form/search-select';
import { decideMoney } from '../../kit/approval/decide';
import { api } from '../../lib/api-client';
import { useMay } from '../../lib/permissions';
import { recordKey } from '../record/record.queries';

const DETAIL = ['transfer-detail'] as const;

export const proceedsPayoutQuery = (id: number) =>
  queryOptions({
    queryKey: [...DETAIL, id],
    queryFn: ({ signal }) => api(transferDetail, { id }, { signal, quiet: true }),
  });

export const saveProceedsPayout = (request: AddProceedsPayoutRequest) =>
  api(addProceedsPayout, request, { quiet: true });

/** Of one: 1 releases it, -1 stops it. @throws Error with the text for the reader */
export const decideProceedsPayout = (id: number, status: 1 | -1, notes: string, request_id: string) =>
  decideMoney(auditTransfer, { id }, { status, notes: notes === '' ? undefined : notes }, request_id);

/** An order with the currency of its money. */
interface OrderChoice extends Choice {
  currency: Currency;
}

const ORDERS: ChoiceSearch<OrderChoice> = {
  key: [...recordKey(order), 'choices'],
  find: async (text, signal) => {
    const request = text === '' ? {} : { order_no: text };
    const { data } = await api(order.calls.list, request, { signal, quiet: true });
    // The table checks which currencies there are.
    return data.map(({ id, order_no, currency }) => ({
      value: String(id),
      label: order_no,
      currency: currency as Currency,
    }));
  },
};

/** Null for who may not read orders. */
export const useOrderSearch = (): ChoiceSearch<OrderChoice> | null =>
  useMay()('order:order:list') ? ORDERS : null;

/** Reads anew whatever shows transfers. */
export function useProceedsPayoutsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [recordKey(proceedsPayout), DETAIL].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  }, [queries]);
}
