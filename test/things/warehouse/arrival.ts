import { arrivalMachine } from '@fovea/shared-types/states/warehouse.states';
import { arrivedsStatus, delArriveds } from '@fovea/shared-types/warehouse/arrival.calls';
import { anArrival } from '../../fixtures/places.js';
import { anItem } from '../../fixtures/stock-rows.js';
import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { thing } from '../thing.js';

const ownArrival = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await anArrival(api.db, seller.companyId),
});

export default thing({
  calls: {
    '/arriveds/arriveds-detail': { request: ownArrival, others: 'NOT_FOUND' },
    '/arriveds/add-arriveds': {
      request: async ({ db }) => ({ lines: [{ product_id: await anItem(db, null), good_number: 2 }] }),
      // The platform's staff have to name the company.
      platform: 'VALIDATION',
    },
    '/arriveds/update-arriveds': {
      request: async (api, cast) => ({ ...(await ownArrival(api, cast)), remark: 'Fragile' }),
      others: 'NOT_FOUND',
    },
    '/arriveds/arriveds-status': {
      request: async (api, cast) => ({ ...(await ownArrival(api, cast)), status: 1 }),
      others: 'NOT_FOUND',
    },
    '/arriveds/get-cert': {
      request: async (api, cast) => {
        const { id } = await ownArrival(api, cast);
        await api.db.query('UPDATE arrival SET status = 1, arrived_at = clock_timestamp() WHERE id = $1', [
          id,
        ]);
        return { id };
      },
      others: 'NOT_FOUND',
    },
    '/arriveds/del-arriveds': { request: ownArrival, others: 'NOT_FOUND' },
  },
  reach: {
    shared: {
      '/arriveds/': 'all who work there continue what one began',
    },
  },
  ids: {
    hidden: {
      arrival_id: {
        "another company's": ({ db }, { seller }) => anArrival(db, seller.companyId, { status: 1 }),
      },
      '/arriveds/arriveds-list#id': '/arriveds/arriveds-detail',
    },
    besides: {
      '/arriveds/update-arriveds#lines[].product_id': { lines: [{ good_number: 1 }] },
    },
  },
  records: {
    'warehouse:arrival': { aRow: (api, { companyId }) => anArrival(api.db, companyId) },
  },
  moves: [
    {
      machine: arrivalMachine,
      table: 'arrival',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await anArrival(api.db, null, { status }) }),
      actions: {
        'record the arrival': { path: arrivedsStatus.path, body: (id) => ({ id, status: 1 }) },
        'correct a mistake': { path: arrivedsStatus.path, body: (id) => ({ id, status: 0 }) },
        delete: { path: delArriveds.path, body: (id) => ({ id }) },
      },
    },
  ],
});
