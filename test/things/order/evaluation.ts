import { setEvaluationStatus } from '@fovea/shared-types/order/evaluation.calls';
import { evaluationMachine } from '@fovea/shared-types/states/order.states';
import { anEvaluation } from '../../fixtures/letters.js';
import { aGoods, anAccount, aReceivedOrder } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { insert, reason, type Row } from '../moves.js';
import { thing } from '../thing.js';

const aReceived = async (api: TestApi, { seller, member }: Cast): Promise<number> =>
  aReceivedOrder(api.db, {
    goods_id: await aGoods(api.db, { seller_id: seller.accountId, company_id: seller.companyId }),
    buyer_id: member.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
  });

const written = async (api: TestApi, cast: Cast): Promise<{ id: number }> => ({
  id: await anEvaluation(api.db, await aReceived(api, cast), cast.member.accountId, cast.seller.companyId),
});

export default thing({
  calls: {
    '/evaluates/add-evaluate': {
      request: async (api, cast) => ({
        order_id: await aReceived(api, cast),
        comment_content: 'As described',
        comment_star: 4,
      }),
      others: 'NOT_FOUND',
    },
    '/evaluates/my-evaluate-list': {
      request: async (api, cast) => {
        await written(api, cast);
        return {};
      },
      others: 'empty',
    },
    '/evaluates/goods-evaluate-list': { request: async (api) => ({ goods_id: await aGoods(api.db) }) },
    '/evaluates/reply-evaluate': {
      request: async (api, cast) => ({ ...(await written(api, cast)), reply: 'Thank you' }),
      others: 'NOT_FOUND',
    },
    // Merchants answer evaluations of their goods, and hide none.
    '/evaluates/evaluate-status': {
      request: async (api, cast) => ({ ...(await written(api, cast)), status: 0, reason: 'insulting' }),
      right: 'FORBIDDEN',
      others: 'FORBIDDEN',
    },
  },
  ids: {
    hidden: {
      '/evaluates/evaluate-list#id': '/evaluates/reply-evaluate',
    },
  },
  records: {
    'order:evaluation': {
      aRow: async (api, { companyId, accountId }) => {
        const people = { buyer_id: accountId, seller_id: accountId, company_id: companyId };
        return anEvaluation(api.db, await aReceivedOrder(api.db, people), accountId, companyId);
      },
    },
  },
  moves: [
    {
      machine: evaluationMachine,
      table: 'evaluation',
      column: 'status',
      aRow: async (scene, status) => {
        const buyer = await anAccount(scene.api.db);
        const hidden: Row = status === 0 ? { hide_reason: reason } : {};
        return {
          id: await insert(scene, 'evaluation', {
            order_id: await aReceivedOrder(scene.api.db, { buyer_id: buyer }),
            author_id: buyer,
            comment_star: 4,
            comment_content: 'As described',
            status,
            ...hidden,
          }),
        };
      },
      actions: {
        hide: { path: setEvaluationStatus.path, body: (id) => ({ id, status: 0, reason }) },
        'show again': { path: setEvaluationStatus.path, body: (id) => ({ id, status: 1 }) },
      },
    },
  ],
});
