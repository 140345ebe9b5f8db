import { noticeMachine } from '@fovea/shared-types/states/warehouse.states';
import { answerNotice, sendNotice } from '@fovea/shared-types/warehouse/notice.calls';
import { aNotice, aNoticedProduct } from '../../fixtures/notices.js';
import { broken, text, twice } from '../faults.js';
import { thing } from '../thing.js';

/** Of a notice that is sent now. */
const todayInJapan = (): string => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

declare module '../database.js' {
  interface World {
    /** Of `company`, drafted. */
    deviceNotice: number;
  }
}

export default thing({
  calls: {
    '/device-notices/send-device-notice': {
      request: async (api, { seller }) => ({ id: await aNotice(api.db, seller.companyId) }),
      others: 'NOT_FOUND',
    },
    '/device-notices/device-notice-cert': {
      request: async (api, { seller }) => ({ id: await aNotice(api.db, seller.companyId) }),
      others: 'NOT_FOUND',
    },
    '/device-notices/answer-device-notice': {
      request: async (api, { seller }) => ({
        id: await aNotice(api.db, seller.companyId, 1),
        answered_on: todayInJapan(),
        answer: 'Agreed',
      }),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/device-notices/': 'all who work there continue what one began',
    },
  },
  records: {
    'warehouse:notice': { sample: async ({ db }) => ({ product_id: await aNoticedProduct(db) }) },
  },
  moves: [
    {
      machine: noticeMachine,
      table: 'device_notice',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await aNotice(api.db, null, status) }),
      actions: {
        send: { path: sendNotice.path, body: (id) => ({ id }) },
        answer: {
          path: answerNotice.path,
          body: (id) => ({ id, answered_on: todayInJapan(), answer: 'Agreed' }),
        },
      },
    },
  ],
  database: {
    rows: {
      device_notice: (world) => ({
        company_id: world.company,
        product_id: world.product,
        serial_number: `SN-${text()}`,
        trade_name: 'Camera',
        generic_name: '',
        model: '',
        user_name: '',
        earlier_users: '',
        servicing: '',
        serviced_by: '',
        condition_note: '',
        past_repairs: '',
      }),
      device_notice_file: (world) => ({ notice_id: world.deviceNotice, sort: 1, file_id: world.file }),
    },
    world: { deviceNotice: 'device_notice' },
    breaks: [
      broken('device_notice_file', 'device_notice_file_sort_ck', 'an eleventh letter of a maker', {
        sort: 11,
      }),
      twice('device_notice_file', 'device_notice_file_pk', 'two letters at one place'),
      {
        refuses: 'device_notice_file_once_uq',
        violation: 'the same letter twice',
        when: async ({ insert }) => {
          await insert('device_notice_file');
          await insert('device_notice_file', { sort: 2 });
        },
      },
      broken('device_notice', 'device_notice_serial_ck', 'a notice of no piece', { serial_number: '' }),
      broken('device_notice', 'device_notice_status_ck', 'a notice in an unknown state', {
        status: 3,
        sent_at: new Date(),
        sent_to: 'a@b.example',
      }),
      broken('device_notice', 'device_notice_sent_ck', 'a notice that was sent to nobody', {
        status: 1,
        sent_at: new Date(),
      }),
      broken('device_notice', 'device_notice_reminded_ck', 'a maker reminded of an unsent notice', {
        status: 1,
        sent_at: new Date(),
        sent_to: 'a@b.example',
        reminded_at: new Date(0),
      }),
      broken('device_notice', 'device_notice_answered_ck', 'an answer without its day', {
        status: 2,
        sent_at: new Date(),
        sent_to: 'a@b.example',
        answer: 'yes',
      }),
    ],
    deadEnds: [['device_notice', {}, 'status = 5']],
    unmapped: [
      [
        /^device_notice_file_/,
        'files are claimed, each once, and numbered by the code under the lock of the notice',
      ],
    ],
  },
});
