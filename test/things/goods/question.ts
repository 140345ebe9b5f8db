import { aQuestion } from '../../fixtures/letters.js';
import { aGoods } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import type { Cast, MatrixRow } from '../matrix-row.js';
import { broken } from '../faults.js';
import { thing } from '../thing.js';

type Request = Required<MatrixRow>['request'];

const someGoods: Request = async (api) => ({ goods_id: await aGoods(api.db) });

const goodsOf = (api: TestApi, { seller }: Cast): Promise<number> =>
  aGoods(api.db, { seller_id: seller.accountId, company_id: seller.companyId });

/** A question of the member about the goods of the seller's company. */
const requestOf = async (api: TestApi, cast: Cast): Promise<{ id: number }> => ({
  id: await aQuestion(api.db, await goodsOf(api, cast), cast.member.accountId),
});

export default thing({
  calls: {
    '/goods-questions/add-question': {
      request: async (api) => ({ goods_id: await aGoods(api.db), question: 'Does it print?' }),
    },
    '/goods-questions/question-list': { request: someGoods },
    '/goods-questions/my-question-list': {
      request: async (api, cast) => {
        await requestOf(api, cast);
        return {};
      },
      others: 'empty',
    },
    '/goods-questions/answer-question': {
      request: async (api, cast) => ({ ...(await requestOf(api, cast)), answer: 'Yes, it does.' }),
      others: 'NOT_FOUND',
    },
    '/goods-questions/question-status': {
      request: async (api, cast) => ({ ...(await requestOf(api, cast)), is_hidden: 1 }),
      others: 'NOT_FOUND',
    },
  },
  ids: {
    hidden: {
      '/goods-questions/admin-question-list#id': '/goods-questions/answer-question',
    },
  },
  records: {
    'goods:question': {
      aRow: async (api, { companyId, accountId }) =>
        aQuestion(api.db, await aGoods(api.db, { seller_id: accountId, company_id: companyId }), accountId),
    },
  },
  database: {
    rows: {
      goods_question: (world) => ({
        goods_id: world.goods,
        asker_id: world.buyer,
        question: 'Is it in order?',
      }),
    },
    breaks: [
      broken('goods_question', 'goods_question_length_ck', 'a question without words', { question: '' }),
      {
        refuses: 'goods_question_answer_length_ck',
        violation: 'an answer of 2,001 characters',
        when: ({ insert, world }) =>
          insert('goods_question', {
            answer: 'a'.repeat(2001),
            answered_by: world.seller,
            answered_at: new Date(),
          }),
      },
      broken('goods_question', 'goods_question_answered_ck', 'an answer by nobody', {
        answer: 'Yes',
        answered_at: new Date(),
      }),
    ],
    forbidden: ['DELETE FROM goods_question'],
    besideKeys: {
      goods_question_answered_by_fk: { answer: 'Yes', answered_at: new Date() },
    },
  },
});
