import { aCleanStatement } from '../../fixtures/clean-statements.js';
import { aNoticedProduct } from '../../fixtures/notices.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/clean-statements/withdraw-clean-statement': {
      request: async (api, { seller }) => ({
        id: await aCleanStatement(api.db, seller.companyId),
        reason: 'Another piece',
      }),
      others: 'NOT_FOUND',
    },
    '/clean-statements/clean-statement-cert': {
      request: async (api, { seller }) => ({ id: await aCleanStatement(api.db, seller.companyId) }),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/clean-statements/': 'all who work there continue what one began',
    },
  },
  records: {
    'warehouse:statement': {
      sample: async ({ db }) => ({
        product_id: await aNoticedProduct(db),
        cleaned_on: '2026-05-01',
        wiped_on: '2026-05-01',
      }),
    },
  },
});
