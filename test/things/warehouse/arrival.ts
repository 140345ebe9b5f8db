import { arrivalMachine } from '@fovea/shared-types/states/warehouse.states';
import { arrivedsStatus, delArriveds, recountArriveds } from '@fovea/shared-types/warehouse/arrival.calls';
import { anArrival } from '../../fixtures/places.js';
import { anItem } from '../../fixtures/stock-rows.js';
import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import type { Attempt } from '../database.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `company`, expected; without lines. */
    arrival: number;
  }
}

const ownArrival = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await anArrival(api.db, seller.companyId),
});

/** Two of three came, and a stock-in takes both. */
async function stockedArrival({ insert, world }: Attempt): Promise<number> {
  const arrival_id = await insert('arrival', { status: 1, arrived_at: new Date() });
  await insert('arrival_line', { arrival_id, arrived: 2 });
  const document_id = await insert('stock_document', { arrival_id, quantity: 2 });
  await insert('stock_document_line', { document_id, product_id: world.product, quantity: 2 });
  return arrival_id;
}

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
    '/arriveds/recount-arriveds': {
      request: async ({ db }, { seller }) => ({
        id: await anArrival(db, seller.companyId, { status: 1 }),
        lines: [{ line: 1, good_number: 2 }],
      }),
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
        'count what came later': {
          path: recountArriveds.path,
          body: (id) => ({ id, lines: [{ line: 1, good_number: 3 }] }),
        },
        delete: { path: delArriveds.path, body: (id) => ({ id }) },
      },
    },
  ],
  database: {
    rows: {
      arrival: (world) => ({ company_id: world.company, account_id: world.seller }),
      arrival_line: (world) => ({
        arrival_id: world.arrival,
        line: 1,
        product_id: world.product,
        quantity: 3,
      }),
      arrival_file: (world) => ({ arrival_id: world.arrival, sort: 1, file_id: world.file }),
    },
    world: {
      arrival: 'arrival',
    },
    breaks: [
      {
        refuses: 'arrival_warehouse_fk',
        violation: 'goods that are to be put into another company’s warehouse',
        when: async ({ insert, world }) =>
          insert('arrival', { company_id: await insert('company'), warehouse_id: world.warehouse }),
      },
      {
        refuses: 'arrival_customer_fk',
        violation: 'goods from another company’s customer',
        when: async ({ insert }) =>
          insert('arrival', { company_id: await insert('company'), customer_id: await insert('customer') }),
      },
      broken('arrival', 'arrival_logistics_ck', 'a tracking number that no carrier has', {
        logistics_code: 'x'.repeat(61),
      }),
      broken('arrival', 'arrival_remark_ck', 'a remark without an end', { remark: 'x'.repeat(501) }),
      broken('arrival', 'arrival_status_ck', 'an arrival in an unknown state', {
        status: 3,
        arrived_at: new Date(),
      }),
      broken('arrival', 'arrival_arrived_ck', 'goods that have come at no time', { status: 1 }),
      broken('arrival_line', 'arrival_line_line_ck', 'a line beyond the last', { line: 501 }),
      broken('arrival_line', 'arrival_line_quantity_ck', 'a line of nothing', { quantity: 0 }),
      broken('arrival_line', 'arrival_line_counted_ck', 'less than nothing that came', { arrived: -1 }),
      broken('arrival_line', 'arrival_line_serial_ck', 'a serial number of spaces', {
        quantity: 1,
        serial_number: ' ',
      }),
      broken('arrival_line', 'arrival_line_piece_ck', 'two pieces of one serial number', {
        quantity: 2,
        serial_number: 'SN-1',
      }),
      {
        refuses: 'arrival_line_serial_uq',
        violation: 'one piece announced twice, however its number is written',
        when: async ({ insert }) => {
          await insert('arrival_line', { quantity: 1, serial_number: 'SN-1' });
          await insert('arrival_line', { quantity: 1, serial_number: 'ｓｎ-1', line: 2 });
        },
      },
      {
        refuses: 'arrival_line_recounted',
        violation: 'less that came than its stock-ins take',
        when: async (attempt) => {
          const arrival = await stockedArrival(attempt);
          await attempt.sql('UPDATE arrival_line SET arrived = 1 WHERE arrival_id = $1', [arrival]);
        },
      },
      {
        refuses: 'arrival_line_removed',
        violation: 'a line without which its stock-ins took more than came',
        when: async (attempt) => {
          const arrival = await stockedArrival(attempt);
          await attempt.sql('DELETE FROM arrival_line WHERE arrival_id = $1', [arrival]);
        },
      },
      twice('arrival_line', 'arrival_line_pk', 'two lines at one place'),
      broken('arrival_file', 'arrival_file_sort_ck', 'a twenty-first picture', { sort: 21 }),
      twice('arrival_file', 'arrival_file_pk', 'two pictures at one place'),
      {
        refuses: 'arrival_file_once_uq',
        violation: 'the same picture twice',
        when: async ({ insert }) => {
          await insert('arrival_file');
          await insert('arrival_file', { sort: 2 });
        },
      },
    ],
    deadEnds: [['arrival', { status: 9 }, 'status = 0']],
    forbidden: ['DELETE FROM arrival'],
    keysElsewhere: {
      arrival_warehouse_fk: 'its first column is the company, whose own key answers first',
      arrival_customer_fk: 'its first column is the company, whose own key answers first',
    },
    answers: {
      arrival_line_recounted: 'arrival_stocked_ck',
      arrival_line_removed: 'arrival_stocked_ck',
    },
    unbreakable: ['arrival_own_uq', 'arrival_sn_uq'],
  },
});
