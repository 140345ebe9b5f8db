import type { BalanceDetail, BalanceDetailListRequest } from '@fovea/shared-types/finance/balance.dto';
import { balanceDetailList, balanceHistory, myBalance } from '@fovea/shared-types/finance/finance.calls';
import type { Currency } from '@fovea/shared-types/money';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

export const balanceQuery = () =>
  queryOptions({
    queryKey: ['balance'],
    queryFn: ({ signal }) => api(myBalance, {}, { signal, quiet: true }),
  });

export const balanceHistoryQuery = (currency: Currency, days: number) =>
  queryOptions({
    queryKey: ['balance', 'history', currency, days],
    queryFn: ({ signal }) => api(balanceHistory, { currency, days }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const balanceLinesQuery = (request: BalanceDetailListRequest) =>
  queryOptions({
    queryKey: ['balance', 'lines', request],
    queryFn: ({ signal }) => api(balanceDetailList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

const CHUNK = 160;
/** A file of more lines is asked for in parts. */
export const LINES_MAX = 4_000;

/** The newest lines of a filter, a page after the other. */
export async function allLines(
  filter: BalanceDetailListRequest,
): Promise<{ lines: BalanceDetail[]; total: number }> {
  const lines: BalanceDetail[] = [];
  for (let page = 1; ; page++) {
    const { data, total } = await api(balanceDetailList, { ...filter, page, limit: CHUNK });
    lines.push(...data);
    if (lines.length >= Math.min(total, LINES_MAX) || data.length < CHUNK) return { lines, total };
  }
}
