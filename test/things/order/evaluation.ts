import { setEvaluationStatus } from '@fovea/shared-types/order/evaluation.calls';
import { evaluationMachine } from '@fovea/shared-types/states/order.states';
import { anEvaluation } from '../../fixtures/letters.js';
import { aGoods, anAccount, aReceivedOrder } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { anyTime, type ConstraintCase, partOf, type Row } from '../database.js';
import type { Cast } from '../matrix-row.js';
import { insert, reason } from '../moves.js';
import { broken } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    evaluation: number;
  }
}

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

const evaluation = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('evaluation', fault),
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
  database: {
    rows: {
      evaluation: (world) => ({
        order_id: world.receivedOrder,
        author_id: world.buyer,
        company_id: world.company,
        comment_star: 4,
        comment_content: 'As described',
      }),
      evaluation_image: (world) => ({
        evaluation_id: world.evaluation,
        author_id: world.buyer,
        sort: 1,
        file_id: world.file,
      }),
    },
    world: {
      evaluation: async ({ insert, world }) =>
        insert('evaluation', {
          order_id: await insert('orders', {
            buyer_id: world.buyer,
            company_id: world.company,
            auction_id: null,
            status: 40,
          }),
        }),
    },
    breaks: [
      evaluation('evaluation_star_ck', 'an evaluation without a star', { comment_star: 0 }),
      evaluation('evaluation_star_ck', 'six stars', { comment_star: 6 }),
      evaluation('evaluation_content_ck', 'an evaluation without a word', { comment_content: '' }),
      evaluation('evaluation_content_ck', 'more words than fit', { comment_content: 'x'.repeat(1001) }),
      evaluation('evaluation_status_ck', 'an evaluation neither shown nor hidden', { status: 2 }),
      evaluation('evaluation_hidden_ck', 'one that is hidden for no reason', { status: 0 }),
      evaluation('evaluation_hidden_ck', 'a reason for one that is shown', { hide_reason: 'None' }),
      evaluation('evaluation_hide_reason_ck', 'an empty reason', { status: 0, hide_reason: '' }),
      evaluation('evaluation_reply_ck', 'an answer of nobody', { reply: 'Words' }),
      {
        refuses: 'evaluation_reply_length_ck',
        violation: 'an empty answer',
        when: ({ insert, world }) =>
          insert('evaluation', { reply: '', replied_by: world.seller, replied_at: new Date() }),
      },
      {
        refuses: 'evaluation_once_uq',
        violation: 'a second evaluation of one order by one author',
        when: async ({ insert }) => {
          await insert('evaluation');
          await insert('evaluation', { comment_star: 1 });
        },
      },
      {
        refuses: 'evaluation_after_receipt',
        violation: 'an evaluation of an order that is not received',
        when: ({ insert, world }) => insert('evaluation', { order_id: world.order, company_id: null }),
      },
      {
        refuses: 'evaluation_order_fk',
        violation: 'an evaluation of what somebody else bought',
        when: ({ insert, world }) => insert('evaluation', { author_id: world.rival }),
      },
      {
        refuses: 'evaluation_company_fk',
        violation: 'an evaluation of a company that did not sell',
        when: async ({ insert }) => insert('evaluation', { company_id: await insert('company') }),
      },
      broken('evaluation_image', 'evaluation_image_sort_ck', 'a tenth picture', { sort: 10 }),
      {
        refuses: 'evaluation_image_pk',
        violation: 'two pictures at one place',
        when: async ({ insert }) => {
          await insert('evaluation_image');
          await insert('evaluation_image', { file_id: await insert('file') });
        },
      },
      {
        refuses: 'evaluation_image_once_uq',
        violation: 'one picture twice',
        when: async ({ insert }) => {
          await insert('evaluation_image');
          await insert('evaluation_image', { sort: 2 });
        },
      },
      {
        refuses: 'evaluation_image_file_fk',
        violation: 'a picture that somebody else uploaded',
        when: async ({ insert, world }) =>
          insert('evaluation_image', { file_id: await insert('file', { owner_id: world.rival }) }),
      },
      {
        refuses: 'evaluation_image_evaluation_fk',
        violation: 'a picture at what somebody else wrote',
        when: async ({ insert, world }) =>
          insert('evaluation_image', {
            author_id: world.rival,
            file_id: await insert('file', { owner_id: world.rival }),
          }),
      },
    ],
    deadEnds: [['evaluation', {}, 'status = 5']],
    appendOnly: {
      evaluation: anyTime('buyers, once per order, after its receipt'),
      evaluation_image: partOf('evaluation', {
        table: 'evaluation_image',
        who: 'its author',
        key: 'evaluation_id',
      }),
    },
    forbidden: [
      'UPDATE evaluation SET comment_star = 5',
      'DELETE FROM evaluation',
      'UPDATE evaluation_image SET sort = 2',
      'DELETE FROM evaluation_image',
    ],
    besideKeys: {
      evaluation_replied_by_fk: { reply: 'Words', replied_at: new Date() },
    },
    answers: {
      evaluation_after_receipt: 'evaluation_after_receipt_ck',
    },
    unbreakable: ['evaluation_author_uq'],
    unmapped: [
      [
        /^evaluation_/,
        'bounded by the request’s schema, or taken from the order that the code has locked; what a person may break is mapped',
      ],
    ],
  },
});
