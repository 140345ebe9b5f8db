import { sendMachine } from '@fovea/shared-types/states/warehouse.states';
import { delWareHouseSends, wareHouseSendsStatus } from '@fovea/shared-types/warehouse/send.calls';
import { anOut, aSend } from '../../fixtures/places.js';
import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `stockDocument`, prepared; without lines. */
    send: number;
  }
}

const ownSend = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aSend(api.db, seller.companyId),
});

const ownOut = async (api: TestApi, { seller }: Cast): Promise<object> => ({
  ware_house_out_sn: (await anOut(api.db, seller.companyId)).sn,
});

export default thing({
  calls: {
    '/ware-house-sends/ware-house-sends-detail': { request: ownSend, others: 'NOT_FOUND' },
    '/ware-house-sends/ware-house-sends-rest': { request: ownOut, others: 'NOT_FOUND' },
    '/ware-house-sends/add-ware-house-sends': {
      request: async (api, cast) => ({
        ...(await ownOut(api, cast)),
        customer_name: 'Sample Clinic',
        country: 'JP',
      }),
      others: 'NOT_FOUND',
    },
    '/ware-house-sends/update-ware-house-sends': {
      request: async (api, cast) => ({ ...(await ownSend(api, cast)), remark: 'Fragile' }),
      others: 'NOT_FOUND',
    },
    '/ware-house-sends/ware-house-sends-status': {
      request: async (api, cast) => ({ ...(await ownSend(api, cast)), status: 1, logistics_code: '1234' }),
      others: 'NOT_FOUND',
    },
    // Prepared, not sent.
    '/ware-house-sends/get-cert': {
      request: ownSend,
      right: 'STATE_CONFLICT',
      platform: 'STATE_CONFLICT',
      others: 'NOT_FOUND',
    },
    '/ware-house-sends/del-ware-house-sends': { request: ownSend, others: 'NOT_FOUND' },
  },
  reach: {
    shared: {
      '/ware-house-sends/': 'all who work there continue what one began',
    },
  },
  ids: {
    hidden: {
      '/ware-house-sends/ware-house-sends-list#id': '/ware-house-sends/ware-house-sends-detail',
    },
  },
  records: {
    'warehouse:send': { aRow: (api, { companyId }) => aSend(api.db, companyId) },
  },
  moves: [
    {
      machine: sendMachine,
      table: 'send',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await aSend(api.db, null, { status }) }),
      actions: {
        'record logistics code': {
          path: wareHouseSendsStatus.path,
          body: (id) => ({ id, status: 1, logistics_code: '1234' }),
        },
        'record the proof of delivery': {
          path: wareHouseSendsStatus.path,
          body: (id) => ({ id, status: 2 }),
        },
        'record the return': { path: wareHouseSendsStatus.path, body: (id) => ({ id, status: 3 }) },
        delete: { path: delWareHouseSends.path, body: (id) => ({ id }) },
      },
    },
  ],
  database: {
    rows: {
      send: (world) => ({
        company_id: world.company,
        document_id: world.stockDocument,
        receiver_name: 'Sample Clinic',
        receiver_country: 'JP',
        carrier: 1,
        account_id: world.seller,
      }),
      send_line: (world) => ({
        send_id: world.send,
        line: 1,
        document_id: world.stockDocument,
        document_line: 500,
        product_id: world.product,
        quantity: 1,
      }),
      send_file: (world) => ({ send_id: world.send, sort: 1, file_id: world.file }),
    },
    world: {
      send: 'send',
    },
    breaks: [
      {
        refuses: 'send_customer_fk',
        violation: 'goods that go to another company’s customer',
        when: async ({ insert }) =>
          insert('send', { customer_id: await insert('customer', { company_id: await insert('company') }) }),
      },
      broken('send', 'send_receiver_ck', 'a delivery to nobody', { receiver_name: ' ' }),
      broken('send', 'send_country_ck', 'a delivery to no country', { receiver_country: 'jp' }),
      broken('send', 'send_somewhere_ck', 'a parcel on its way to no country', {
        receiver_country: null,
        status: 1,
        sent_at: new Date(),
        logistics_code: '1',
      }),
      broken('send', 'send_carrier_ck', 'a carrier without a code', { carrier: 100 }),
      broken('send', 'send_logistics_ck', 'a tracking number that no carrier has', {
        logistics_code: 'x'.repeat(61),
      }),
      broken('send', 'send_remark_ck', 'a remark without an end', { remark: 'x'.repeat(501) }),
      broken('send', 'send_status_ck', 'a delivery in an unknown state', { status: 4, carrier: 0 }),
      broken('send', 'send_sent_ck', 'a delivery that was sent at no time', {
        status: 1,
        logistics_code: '1',
      }),
      broken('send', 'send_ended_ck', 'a delivery that ended before it began', { ended_at: new Date() }),
      broken('send', 'send_code_ck', 'a parcel on its way without a number', {
        status: 1,
        sent_at: new Date(),
      }),
      broken('send_line', 'send_line_line_ck', 'a line beyond the last', { line: 501 }),
      broken('send_line', 'send_line_quantity_ck', 'a line of nothing', { quantity: 0 }),
      {
        refuses: 'send_line_once_uq',
        violation: 'a line of a stock-out twice in one delivery',
        when: async ({ insert }) => {
          await insert('send_line');
          await insert('send_line', { line: 2 });
        },
      },
      {
        refuses: 'send_line_pk',
        violation: 'two lines at one place',
        when: async ({ insert, world }) => {
          await insert('send_line');
          await insert('stock_document_line', { line: 499 });
          await insert('send_line', { document_id: world.stockDocument, document_line: 499 });
        },
      },
      broken('send_file', 'send_file_sort_ck', 'a twenty-first picture', { sort: 21 }),
      twice('send_file', 'send_file_pk', 'two pictures at one place'),
      {
        refuses: 'send_file_once_uq',
        violation: 'the same picture twice',
        when: async ({ insert }) => {
          await insert('send_file');
          await insert('send_file', { sort: 2 });
        },
      },
    ],
    deadEnds: [['send', { status: 9 }, 'status = 0']],
    forbidden: ['DELETE FROM send'],
    keysElsewhere: {
      send_customer_fk: 'its first column is the company, whose own key answers first',
    },
    unbreakable: ['send_own_uq', 'send_sn_uq'],
  },
});
