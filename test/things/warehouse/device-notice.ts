import { noticeMachine } from '@fovea/shared-types/states/warehouse.states';
import { answerNotice, sendNotice } from '@fovea/shared-types/warehouse/notice.calls';
import { aNotice, aNoticedProduct } from '../../fixtures/notices.js';
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
});
