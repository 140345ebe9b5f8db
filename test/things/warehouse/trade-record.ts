import { aWarehouse } from '../../fixtures/places.js';
import { aMovement } from '../../fixtures/stock-rows.js';
import { anOwnedStock } from '../../support/stock-scenes.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/trade-records/trade-record-paper': {
      request: async (api, { seller }) => ({
        ware_house_id: await aWarehouse(api.db, seller.companyId),
        begin: '2026-01-01',
        end: '2026-12-31',
      }),
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/trade-records/': 'all who work there continue what one began',
    },
  },
  records: {
    'warehouse:trade-record': {
      aRow: async (api, owner) => aMovement(api.db, await anOwnedStock(api, owner)),
    },
  },
});
