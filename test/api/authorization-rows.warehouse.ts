import { aBin, aCount, anArrival, anOpeningImport, anOut, aSend, aWarehouse } from '../fixtures/places.js';
import { anItem, aPiece, aPart } from '../fixtures/stock-rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const own = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aWarehouse(api.db, seller.companyId),
});

const pieceOf = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aPiece(api.db, seller.companyId),
});

/** Labels of one thing of the seller's. */
const labelsOf =
  (thing: (api: TestApi, cast: Cast) => Promise<number>) => async (api: TestApi, cast: Cast) => ({
    ids: [await thing(api, cast)],
    size: '62x29',
    code: 'qr',
  });

const ownArrival = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await anArrival(api.db, seller.companyId),
});

const ownSend = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aSend(api.db, seller.companyId),
});
const ownOut = async (api: TestApi, { seller }: Cast): Promise<object> => ({
  ware_house_out_sn: (await anOut(api.db, seller.companyId)).sn,
});

const ownCount = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aCount(api.db, seller.companyId),
});

/** A sheet of opening stock is its sender's. */
const SENDERS_ALONE: MatrixRow = {
  request: async ({ db }, { seller }) => ({ id: await anOpeningImport(db, seller.companyId) }),
  right: 'NOT_FOUND',
  others: 'NOT_FOUND',
  platform: 'NOT_FOUND',
};

export const warehouseRows: Record<string, MatrixRow> = {
  '/warehouses/warehouse-status': {
    request: async (api, cast) => ({ ...(await own(api, cast)), status: 0 }),
    others: 'NOT_FOUND',
  },
  '/warehouses/del-warehouse': { request: own, others: 'NOT_FOUND' },
  '/warehouses/add-warehouse-bins': {
    request: async (api, cast) => ({ ware_house_id: (await own(api, cast)).id, codes: ['A-01-01'] }),
    others: 'NOT_FOUND',
  },
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
      await api.db.query('UPDATE arrival SET status = 1, arrived_at = clock_timestamp() WHERE id = $1', [id]);
      return { id };
    },
    others: 'NOT_FOUND',
  },
  '/arriveds/del-arriveds': { request: ownArrival, others: 'NOT_FOUND' },
  '/ware-house-sends/ware-house-sends-detail': { request: ownSend, others: 'NOT_FOUND' },
  '/ware-house-sends/ware-house-sends-rest': { request: ownOut, others: 'NOT_FOUND' },
  '/ware-house-sends/add-ware-house-sends': {
    request: async (api, cast) => ({ ...(await ownOut(api, cast)), customer_name: 'Sample Clinic' }),
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
  '/warehouse-inps/opening-template': {},
  // A sheet has no column for the company, so the platform's staff cannot use it.
  '/warehouse-inps/upload-opening': {
    file: async () => ({ bytes: Buffer.from('product\nX-1'), name: 'opening.csv' }),
    platform: 'VALIDATION',
  },
  '/warehouse-inps/opening-rows': SENDERS_ALONE,
  '/warehouse-inps/run-opening': SENDERS_ALONE,
  '/warehouse-inps/opening-detail': SENDERS_ALONE,
  '/warehouse-inps/cancel-opening': SENDERS_ALONE,
  '/warehouse-checks/warehouse-checks-detail': { request: ownCount, others: 'NOT_FOUND' },
  '/warehouse-checks/warehouse-checks-params': { request: async () => ({}) },
  '/warehouse-checks/add-warehouse-checks': {
    request: async (api, cast) => ({
      ware_house_id: (await own(api, cast)).id,
      scope: 3,
      product_ids: [await anItem(api.db, null)],
    }),
    others: 'NOT_FOUND',
  },
  '/warehouse-checks/update-warehouse-checks': {
    request: async (api, cast) => ({ ...(await ownCount(api, cast)), close_all: 1 }),
    others: 'NOT_FOUND',
  },
  // Nothing of it is counted yet.
  '/warehouse-checks/recount-warehouse-checks': {
    request: ownCount,
    right: 'STATE_CONFLICT',
    platform: 'STATE_CONFLICT',
    others: 'NOT_FOUND',
  },
  '/warehouse-checks/confirm-warehouse-checks': {
    request: ownCount,
    right: 'COUNT_UNFINISHED',
    platform: 'COUNT_UNFINISHED',
    others: 'NOT_FOUND',
  },
  '/warehouse-checks/cancel-warehouse-checks': {
    request: async (api, cast) => ({ ...(await ownCount(api, cast)), reason: 'Begun by mistake' }),
    others: 'NOT_FOUND',
  },
  '/customers/check-customer': { request: async () => ({ customer_name: 'Nobody' }) },
  '/warehouses/stock-figures': { request: async () => ({ days: 30 }) },
  '/warehouses/find-serials': { request: async () => ({ code: 'SN-UNKNOWN-1' }) },
  '/warehouses/serial-passport': { request: pieceOf, others: 'NOT_FOUND' },
  '/warehouses/serial-passport-cert': { request: pieceOf, others: 'NOT_FOUND' },
  '/warehouses/serial-labels': {
    request: labelsOf(async (api, cast) => (await pieceOf(api, cast)).id),
    others: 'NOT_FOUND',
  },
  '/warehouses/warehouse-bin-labels': {
    request: labelsOf(async (api, cast) => aBin(api.db, null, { warehouse_id: (await own(api, cast)).id })),
    others: 'NOT_FOUND',
  },
  '/warehouses/stock-lot-labels': {
    request: labelsOf(async (api, cast) => aPart(api.db, (await own(api, cast)).id)),
    others: 'NOT_FOUND',
  },
  '/products/product-labels': {
    request: labelsOf(({ db }, { seller }) => anItem(db, seller.companyId)),
    others: 'NOT_FOUND',
  },
  '/warehouses/add-serial-note': {
    request: async (api, cast) => ({
      ...(await pieceOf(api, cast)),
      kind: 'note',
      text: 'Chin rest replaced',
    }),
    others: 'NOT_FOUND',
  },
};
