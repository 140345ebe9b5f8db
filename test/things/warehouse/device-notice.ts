import { noticeMachine } from '@fovea/shared-types/states/warehouse.states';
import { answerNotice, sendNotice } from '@fovea/shared-types/warehouse/notice.calls';
import { aNotice, aNoticedProduct } from '../../fixtures/notices.js';
import { broken, text } from '../faults.js';
import { thing } from '../thing.js';

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
        answered_on: '2026-05-17',
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
          body: (id) => ({ id, answered_on: '2026-05-17', answer: 'Agreed' }),
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
    },
    breaks: [
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
  },
});
