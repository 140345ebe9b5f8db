import { aFile, aReceivedOrder } from '../fixtures/rows.js';
import { aRemittance, takeYenByBank } from '../fixtures/remittances.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const sold = ({ member, seller }: Cast) => ({
  buyer_id: member.accountId,
  seller_id: seller.accountId,
  company_id: seller.companyId,
});

const remitted =
  (body: object = {}) =>
  async ({ db }: TestApi, cast: Cast) => ({ id: (await aRemittance(db, sold(cast))).id, ...body });

export const remittanceRows: Record<string, MatrixRow> = {
  '/order/update-order-remittance': {
    request: async ({ db }, cast) => {
      await takeYenByBank(db);
      return {
        id: await aReceivedOrder(db, { ...sold(cast), status: 10 }),
        remittance_images: [await aFile(db, cast.member.accountId)],
      };
    },
    others: 'NOT_FOUND',
  },
  '/order/order-remittances': {
    request: async ({ db }, cast) => ({ id: (await aRemittance(db, sold(cast))).orderId }),
    others: 'NOT_FOUND',
  },
  '/order/order-remittance-detail': { request: remitted() },
  '/order/confirm-order-remittance': { request: remitted({ status: 1 }) },
  '/order/credit-order-remittance': {
    request: remitted({ amount: 900, currency: 'JPY', audit_notes: 'Only 900 arrived' }),
  },
};
