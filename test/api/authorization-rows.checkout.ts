import type { OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { aGoods } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

/** Goods that the member has an address for. */
async function wanted(api: TestApi, { member }: Cast): Promise<OrderQuoteRequest> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO address (account_id, name, country, city, street, postal_code, mobile)
     VALUES ($1, 'Sample Person', 'JP', 'City', 'Street', '100-0001', '+819012345678') RETURNING id`,
    [member.accountId],
  );
  return { goods_id: await aGoods(api.db, { freight: 0 }), address_id: rows[0]?.id ?? 0 };
}

export const checkoutRows: Record<string, MatrixRow> = {
  '/order/order-quote': { request: wanted, others: 'NOT_FOUND' },
  '/order/add-order': {
    request: async (api, cast) => {
      const request = await wanted(api, cast);
      const { quote_id } = await api.ok(orderQuote, request, { as: cast.member });
      return { ...request, quote_id, pay_type: 1 };
    },
    others: 'NOT_FOUND',
  },
};
