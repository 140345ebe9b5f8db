import { anOpeningImport } from '../../fixtures/places.js';
import type { MatrixRow } from '../matrix-row.js';
import { thing } from '../thing.js';

/** A sheet of opening stock is its sender's. */
const SENDERS_ALONE: MatrixRow = {
  request: async ({ db }, { seller }) => ({ id: await anOpeningImport(db, seller.companyId) }),
  right: 'NOT_FOUND',
  others: 'NOT_FOUND',
  platform: 'NOT_FOUND',
};

export default thing({
  calls: {
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
  },
});
