import { orderQuote } from '@fovea/shared-types/order/checkout.calls';
import type { OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { adminOrderQuote } from '@fovea/shared-types/order/order-entry.calls';
import type { AdminOrderQuoteRequest } from '@fovea/shared-types/order/order-entry.dto';
import { aGoods } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { anOrder } from '../../support/cast-rows.js';
import { aStaff } from '../../support/people.js';
import { anyTime } from '../database.js';
import { broken } from '../faults.js';
import type { Cast } from '../matrix-row.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface Past {
    paymentGroup: number;
  }
}

/** Goods that the member has an address for. */
async function wanted(api: TestApi, { member }: Cast): Promise<OrderQuoteRequest> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO address (account_id, name, country, city, street, postal_code, mobile)
     VALUES ($1, 'Sample Person', 'JP', 'City', 'Street', '100-0001', '+819012345678') RETURNING id`,
    [member.accountId],
  );
  return { goods_id: await aGoods(api.db, { freight: 0 }), address_id: rows[0]?.id ?? 0 };
}

/** What a customer on the phone wants of the seller's goods. */
async function quoteRequest(api: TestApi, { seller, member }: Cast): Promise<AdminOrderQuoteRequest> {
  const { rows } = await api.db.query<{ email: string }>('SELECT email FROM account WHERE id = $1', [
    member.accountId,
  ]);
  const goods = { seller_id: seller.accountId, company_id: seller.companyId, freight: 0 };
  return {
    ...{ buyer_id: member.accountId, search: rows[0]?.email ?? '', country: 'JP' },
    lines: [{ goods_id: await aGoods(api.db, goods), quantity: 1 }],
  };
}

export default thing({
  calls: {
    '/order/order-quote': { request: wanted, others: 'NOT_FOUND' },
    '/order/add-order': {
      request: async (api, cast) => {
        const request = await wanted(api, cast);
        const { quote_id } = await api.ok(orderQuote, request, { as: cast.member });
        return { ...request, quote_id, pay_type: 1 };
      },
      others: 'NOT_FOUND',
    },
    '/order/order-customer-list': {
      request: async (api, cast) => {
        await anOrder(api, cast);
        const { rows } = await api.db.query<{ username: string }>(
          'SELECT username FROM account WHERE id = $1',
          [cast.member.accountId],
        );
        return { search: rows[0]?.username ?? '' };
      },
    },
    '/order/admin-order-quote': { request: quoteRequest, others: 'NOT_FOUND' },
    '/order/admin-add-order': {
      request: async (api, cast) => {
        const request = await quoteRequest(api, cast);
        const { quote_id } = await api.ok(adminOrderQuote, request, {
          as: await aStaff(api, ['order:order:add']),
        });
        const address = {
          ...{ name: 'Sample Person', country: 'JP', city: 'City', street: 'Street' },
          ...{ postal_code: '100-0001', mobile: '+819012345678' },
        };
        return { ...request, quote_id, address };
      },
      others: 'NOT_FOUND',
    },
  },
  database: {
    notRules: ['payment_group_numbered'],
    rows: {
      payment_group: (world) => ({ buyer_id: world.buyer, currency: 'JPY' }),
    },
    breaks: [
      broken('payment_group', 'payment_group_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
    ],
    past: {
      paymentGroup: ({ insert }) => insert('payment_group'),
    },
    appendOnly: {
      payment_group: anyTime('buyers, at the checkout'),
    },
    // Its number holds its id.
    unbreakable: ['payment_group_number_uq', 'payment_group_buyer_uq', 'orders_of_group_uq'],
  },
});
