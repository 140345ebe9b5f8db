import { randomBytes } from 'node:crypto';
import { anOpeningImport } from '../../fixtures/places.js';
import { goingOn, partOf } from '../database.js';
import type { MatrixRow } from '../matrix-row.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `company`, checked, without rows. */
    openingImport: number;
  }
}

/** A sheet of opening stock is its sender's. */
const SENDERS_ALONE: MatrixRow = {
  request: async ({ db }, { seller }) => ({ id: await anOpeningImport(db, seller.companyId) }),
  right: 'NOT_FOUND',
  others: 'NOT_FOUND',
  platform: 'NOT_FOUND',
};

const DIGEST = Buffer.alloc(32, 7);

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
  database: {
    rows: {
      opening_import: (world) => ({
        company_id: world.company,
        account_id: world.seller,
        file_name: 'opening.csv',
        ignored: [],
        digest: randomBytes(32),
      }),
      opening_import_row: (world) => ({
        import_id: world.openingImport,
        row_no: 2,
        cells: '{}',
        faults: '{}',
      }),
      opening_import_document: (world) => ({
        import_id: world.openingImport,
        document_id: world.stockDocument,
      }),
    },
    world: {
      openingImport: 'opening_import',
    },
    breaks: [
      {
        refuses: 'opening_import_once_uq',
        violation: 'opening stock that comes in twice',
        when: async ({ insert }) => {
          const done = { digest: DIGEST, status: 30, done_at: new Date() };
          await insert('opening_import', done);
          await insert('opening_import', done);
        },
      },
      broken('opening_import', 'opening_import_status_ck', 'a state that no import has', { status: 5 }),
      broken('opening_import', 'opening_import_attempts_ck', 'more attempts than are made', { attempts: 4 }),
      broken('opening_import', 'opening_import_takes_ck', 'taken less often than never', { takes: -1 }),
      broken('opening_import', 'opening_import_made_ck', 'less than nothing made', { made_lines: -1 }),
      broken('opening_import', 'opening_import_done_ck', 'an import that is done at no time', { status: 30 }),
      broken('opening_import', 'opening_import_failure_ck', 'an import that failed for no reason', {
        status: -1,
      }),
      broken('opening_import', 'opening_import_digest_ck', 'a sheet without its digest', {
        digest: Buffer.alloc(3),
      }),
      broken('opening_import_row', 'opening_import_row_no_ck', 'a row before the first', { row_no: 0 }),
      twice('opening_import_row', 'opening_import_row_pk', 'two rows at one place of a sheet'),
      {
        refuses: 'opening_import_document_pk',
        violation: 'a document of two sheets',
        when: async ({ insert }) => {
          await insert('opening_import_document');
          await insert('opening_import_document', { import_id: await insert('opening_import') });
        },
      },
    ],
    appendOnly: {
      opening_import: goingOn('warehouse staff'),
      opening_import_document: partOf('stock_document', {
        table: 'opening_import_document',
        who: 'the server',
        key: 'document_id',
      }),
      opening_import_row: partOf('opening_import', {
        table: 'opening_import_row',
        who: 'warehouse staff',
        key: 'import_id',
      }),
    },
    forbidden: [
      'DELETE FROM opening_import_row',
      'TRUNCATE opening_import_row',
      'DELETE FROM opening_import_document',
      'TRUNCATE opening_import_document',
      'DELETE FROM opening_import',
      'UPDATE opening_import_row SET row_no = 3',
      'UPDATE opening_import_document SET import_id = 1',
    ],
  },
});
