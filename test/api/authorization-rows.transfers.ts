import { aPaidOrder } from '../fixtures/refunds.js';
import { anAccount } from '../fixtures/rows.js';
import { aProceedsPayout } from '../fixtures/proceeds-payouts.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const ofCompany = ({ seller }: Cast) => ({ accountId: seller.accountId, companyId: seller.companyId });

export const proceedsPayoutRows: Record<string, MatrixRow> = {
  '/transfers/transfer-detail': {
    request: async (api, cast) => ({ id: await aProceedsPayout(api.db, ofCompany(cast)) }),
    others: 'NOT_FOUND',
  },
  '/transfers/add-transfer': {
    request: async (api, { seller, member }) => ({
      order_id: await aPaidOrder(api.db, {
        ...{ buyer_id: member.accountId, seller_id: seller.accountId, company_id: seller.companyId },
        status: 50,
      }),
      ...{ money: '10000', currency: 'JPY', remark: 'sold before' },
    }),
  },
  '/transfers/audit-transfer': {
    request: async (api, cast) => ({
      ids: [await aProceedsPayout(api.db, ofCompany(cast), 0, { madeBy: await anAccount(api.db) })],
      status: 1,
    }),
  },
};
