import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { auditBargain, cancelBargain, replyBargain } from '@fovea/shared-types/order/bargain.calls';
import { addOrder } from '@fovea/shared-types/order/checkout.calls';
import { bargainMachine } from '@fovea/shared-types/states/bargain.states';
import { aBargain, someNegotiable } from '../../fixtures/bargains.js';
import type { TestApi } from '../../support/api.js';
import { aMember } from '../../support/people.js';
import { type ConstraintCase, goingOn, type Row } from '../database.js';
import { broken, hour, twice } from '../faults.js';
import type { Cast } from '../matrix-row.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    bargain: number;
  }
}

const someGoods = (api: TestApi, { seller }: Cast): Promise<number> =>
  someNegotiable(api.db, { seller_id: seller.accountId, company_id: seller.companyId });

const aThread = async (api: TestApi, cast: Cast, status: number): Promise<{ id: number }> => ({
  id: await aBargain(api.db, status, {
    goods_id: await someGoods(api, cast),
    buyer_id: cast.member.accountId,
  }),
});

const bargain = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('bargain', fault),
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
  database: {
    rows: {
      bargain: (world) => ({
        goods_id: world.goods,
        seller_id: world.seller,
        buyer_id: world.buyer,
        quantity: 1,
        currency: 'JPY',
        price: 1_000,
        buyer_price: 600,
        offer_price: 600,
        expired_at: hour(24),
      }),
      bargain_offer: (world) => ({
        bargain_id: world.bargain,
        seq: 1,
        account_id: world.rival,
        price: 600,
        expired_at: hour(24),
      }),
    },
    world: {
      bargain: ({ insert, world }) =>
        insert('bargain', { buyer_id: world.rival, goods_id: world.otherGoods }),
    },
    breaks: [
      bargain('bargain_quantity_ck', 'a thread about nothing', { quantity: 0 }),
      bargain('bargain_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
      bargain('bargain_price_ck', 'a list price beyond all amounts', { price: 10_000_000_000_001 }),
      bargain('bargain_buyer_price_ck', 'an offer of nothing', { buyer_price: 0, offer_price: 0 }),
      bargain('bargain_buyer_price_ck', 'an offer of the list price', {
        buyer_price: 1_000,
        offer_price: 1_000,
      }),
      bargain('bargain_merchant_price_ck', 'a counter-offer of what was offered', {
        ...{ merchant_price: 600, offer_price: 600, offers: 2, status: 20 },
      }),
      bargain('bargain_merchant_price_ck', 'a counter-offer above the list price', {
        ...{ merchant_price: 1_001, offer_price: 1_001, offers: 2, status: 20 },
      }),
      bargain('bargain_offers_ck', 'an eleventh offer', { offers: 11 }),
      bargain('bargain_turn_ck', 'a price on the table that nobody named', { offer_price: 700 }),
      bargain('bargain_turn_ck', 'an offer of the buyer that the buyer has to answer', { status: 20 }),
      bargain('bargain_ended_ck', 'an end at no time', { status: 50 }),
      bargain('bargain_ended_ck', 'an open thread that has ended', { ended_at: new Date() }),
      {
        refuses: 'bargain_ended_by_ck',
        violation: 'somebody who ended what goes on',
        when: ({ insert, world }) => insert('bargain', { ended_by: world.seller }),
      },
      bargain('bargain_void_ck', 'a reason for what expired', {
        status: 60,
        ended_at: new Date(),
        reason: 'None',
      }),
      {
        refuses: 'bargain_own_ck',
        violation: 'somebody who bargains with themselves',
        when: ({ insert, world }) => insert('bargain', { buyer_id: world.seller }),
      },
      {
        refuses: 'bargain_open_uq',
        violation: 'a second open thread of one buyer about one thing',
        when: async ({ insert }) => {
          await insert('bargain');
          await insert('bargain', { status: 30 });
        },
      },
      {
        refuses: 'bargain_append_only',
        violation: 'another list price afterwards',
        when: async ({ insert, sql }) => {
          const id = await insert('bargain');
          await sql('UPDATE bargain SET price = 2000 WHERE id = $1', [id]);
        },
      },
      broken('bargain_offer', 'bargain_offer_seq_ck', 'an eleventh offer said', { seq: 11 }),
      broken('bargain_offer', 'bargain_offer_price_ck', 'an offer of nothing said', { price: 0 }),
      twice('bargain_offer', 'bargain_offer_pk', 'two offers at one place'),
    ],
    deadEnds: [['bargain', {}, 'status = 40']],
    appendOnly: {
      bargain: goingOn('buyers'),
      bargain_offer: {
        who: 'the two who bargain',
        when: 'in the transaction that begins its `bargain` or raises its number of offers',
        allows: async ({ insert }) => insert('bargain_offer', { bargain_id: await insert('bargain') }),
        refuses: [
          {
            by: 'bargain_offer_belongs_ck',
            violation: 'an offer that nobody made just now',
            when: ({ insert }) => insert('bargain_offer'),
          },
        ],
      },
    },
    forbidden: ['DELETE FROM bargain', 'UPDATE bargain_offer SET price = 1', 'DELETE FROM bargain_offer'],
    besideKeys: {
      bargain_ended_by_fk: { status: 50, ended_at: new Date() },
    },
    unbreakable: ['bargain_agreed_uq'],
    timesAhead: ['bargain_offer.expired_at'],
    unmapped: [
      [
        /^bargain_/,
        'what a request may break is mapped; the rest is decided by the rules under the thread’s lock',
      ],
    ],
  },
});
