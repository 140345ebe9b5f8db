import { aVoucher } from '../fixtures/vouchers.js';
import type { MatrixRow } from './authorization-rows.js';

export const voucherRows: Record<string, MatrixRow> = {
  '/journal-vouchers/journal-voucher-detail': { request: async (api) => ({ id: await aVoucher(api.db) }) },
  '/journal-vouchers/add-journal-voucher': {
    request: async () => ({
      ...{ kind: 1, currency: 'JPY', amount: '10000', fee: '360' },
      ...{ value_day: '2026-11-24', reference: 'PO-1', reason: 'payout of the week' },
    }),
  },
  // Of a colleague's: only the requester withdraws it.
  '/journal-vouchers/cancel-journal-voucher': {
    request: async (api) => ({ id: await aVoucher(api.db) }),
    platform: 'NOT_FOUND',
  },
  '/journal-vouchers/audit-journal-voucher': {
    request: async (api) => ({ ids: [await aVoucher(api.db)], status: 1 }),
  },
};
