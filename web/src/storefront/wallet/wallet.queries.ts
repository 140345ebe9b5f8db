import type { BalanceDetail, BalanceDetailListRequest } from '@fovea/shared-types/finance/balance.dto';
import { balanceDetailList, balanceHistory, myBalance } from '@fovea/shared-types/finance/finance.calls';
import { createRecharge, rechargeOrderList } from '@fovea/shared-types/finance/recharge.calls';
import type { RechargeOrderListRequest } from '@fovea/shared-types/finance/recharge.dto';
import type { RechargePayType } from '@fovea/shared-types/finance/recharge-bounds';
import { languageHeader } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { activeLanguage } from '../../lib/i18n';
import { hrefOf, to } from '../../lib/paths';

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
/** A file of more lines is requested in parts. */
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

export const rechargesQuery = (request: RechargeOrderListRequest) =>
  queryOptions({
    queryKey: ['balance', 'recharges', request],
    queryFn: ({ signal }) => api(rechargeOrderList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** @returns where the payer continues: the provider's page, or ours, which shows where to transfer it */
export async function beginRecharge(
  money: string,
  currency: Currency,
  pay_type: RechargePayType,
  request_id: string,
): Promise<string> {
  const { id, pay_url } = await api(
    createRecharge,
    { money, currency, pay_type, request_id },
    { quiet: true },
  );
  return pay_url === null
    ? hrefOf(to.payment(id, 'recharge'))
    : `${pay_url}?language=${languageHeader(activeLanguage())}`;
}
