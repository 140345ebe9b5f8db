import { anExchange } from '../fixtures/exchanges.js';
import type { MatrixRow } from './authorization-rows.js';

export const exchangeRows: Record<string, MatrixRow> = {
  '/exchanges/exchange-detail': { request: async (api) => ({ id: await anExchange(api.db) }) },
  '/exchanges/add-exchange': {
    request: async () => ({
      ...{ sold_currency: 'JPY', sold: '10000', bought_currency: 'USD', rate: '0.0067' },
      ...{ value_day: '2026-11-24', reference: 'FX-1', reason: 'dollars for suppliers' },
    }),
  },
  // Of a colleague's: only the requester withdraws it.
  '/exchanges/cancel-exchange': {
    request: async (api) => ({ id: await anExchange(api.db) }),
    platform: 'NOT_FOUND',
  },
  '/exchanges/audit-exchange': {
    request: async (api) => ({ ids: [await anExchange(api.db)], status: 1 }),
  },
};
