import { call } from '../call.js';
import {
  Balance,
  BalanceDetailListRequest,
  BalanceDetailListResponse,
  BalanceHistoryRequest,
  BalanceOfDay,
} from './balance.dto.js';

/** One row per currency held; a zero row when nothing was ever held. */
export const myBalance = call('/member/my-balance', {
  may: 'member',
  response: [Balance],
  summary: 'The caller’s money per currency, available and frozen',
});

export const balanceDetailList = call('/wallet/balance-detail-list', {
  may: 'member',
  request: BalanceDetailListRequest,
  response: BalanceDetailListResponse,
  summary: "Every change of the caller's balance, newest first",
});

export const balanceHistory = call('/wallet/balance-history', {
  may: 'member',
  request: BalanceHistoryRequest,
  response: [BalanceOfDay],
  summary: "The caller's balance of one currency, day by day",
});
