import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { auditBargain, cancelBargain, replyBargain } from '@fovea/shared-types/order/bargain.calls';
import { addOrder } from '@fovea/shared-types/order/checkout.calls';
import { bargainMachine } from '@fovea/shared-types/states/bargain.states';
import { aBargain, someNegotiable } from '../../fixtures/bargains.js';
import type { TestApi } from '../../support/api.js';
import { aMember } from '../../support/people.js';
import type { Cast } from '../matrix-row.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

const someGoods = (api: TestApi, { seller }: Cast): Promise<number> =>
  someNegotiable(api.db, { seller_id: seller.accountId, company_id: seller.companyId });

const aThread = async (api: TestApi, cast: Cast, status: number): Promise<{ id: number }> => ({
  id: await aBargain(api.db, status, {
    goods_id: await someGoods(api, cast),
    buyer_id: cast.member.accountId,
  }),
});

export default thing({
  calls: {
    '/bargains/add-bargain': {
      request: async (api, cast) => ({
        goods_id: await someGoods(api, cast),
        offer_price: '600',
        currency: 'JPY',
        checked: true,
      }),
    },
    '/bargains/my-bargain-list': {
      request: async (api, cast) => {
        await aThread(api, cast, 10);
        return {};
      },
      others: 'empty',
    },
    '/bargains/bargain-detail': { request: (api, cast) => aThread(api, cast, 10), others: 'NOT_FOUND' },
    '/bargains/reply-bargain': {
      request: async (api, cast) => ({ ...(await aThread(api, cast, 20)), status: 50 }),
      others: 'NOT_FOUND',
    },
    '/bargains/admin-bargain-detail': { request: (api, cast) => aThread(api, cast, 10), others: 'NOT_FOUND' },
    '/bargains/audit-bargain': {
      request: async (api, cast) => ({ ...(await aThread(api, cast, 10)), status: 50 }),
      others: 'NOT_FOUND',
    },
    // A merchant keeps to what was agreed; only the platform ends it.
    '/bargains/cancel-bargain': {
      request: async (api, cast) => ({ ...(await aThread(api, cast, 30)), reason: 'withdrawn for safety' }),
      right: 'FORBIDDEN',
      others: 'FORBIDDEN',
    },
  },
  ids: {
    hidden: {
      bargain_id: {
        "another's": ({ db }, { member }) => aBargain(db, 30, { buyer_id: member.accountId }),
      },
      '/bargains/bargain-list#id': '/bargains/admin-bargain-detail',
    },
  },
  records: {
    'order:bargain': {
      aRow: async (api, { companyId, accountId }) =>
        aBargain(api.db, 10, {
          goods_id: await someNegotiable(api.db, { seller_id: accountId, company_id: companyId }),
        }),
    },
  },
  moves: [
    {
      machine: bargainMachine,
      table: 'bargain',
      column: 'status',
      aRow: async (scene, status) => {
        const owner = await aMember(scene.api);
        return { id: await aBargain(scene.api.db, status, { buyer_id: owner.accountId }), owner };
      },
      actions: {
        'counter-offer': {
          path: auditBargain.path,
          body: (id) => ({ id, status: 20, offer_price: '950', currency: 'JPY' }),
        },
        'offer again': {
          path: replyBargain.path,
          isOwners: true,
          body: (id) => ({ id, status: 10, offer_price: '700', currency: 'JPY' }),
        },
        accept: { path: auditBargain.path, body: (id) => ({ id, status: 30 }) },
        decline: { path: auditBargain.path, body: (id) => ({ id, status: 50 }) },
        withdraw: { path: replyBargain.path, isOwners: true, body: (id) => ({ id, status: 51 }) },
        'place the order': {
          path: addOrder.path,
          isOwners: true,
          body: (id) => ({ bargain_id: id, pay_type: PAY_TYPE.balance, quote_id: '0'.repeat(64) }),
        },
        'cancel with reason': { path: cancelBargain.path, body: (id) => ({ id, reason }) },
      },
    },
  ],
});
