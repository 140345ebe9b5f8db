import { randomBytes } from 'node:crypto';
import type { TestApi } from '../../support/api.js';
import { broken, twice } from '../faults.js';
import type { Cast, MatrixRow } from '../matrix-row.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    goodsImport: number;
  }
}

/** An import has its sender, and nobody else: another caller's never. */
async function anImport(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO goods_import (account_id, file_name, columns, ignored)
     VALUES ($1, 'goods.xlsx', '{goods_name_e}', '{}') RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}

const NOBODYS: MatrixRow = {
  request: anImport,
  right: 'NOT_FOUND',
  others: 'NOT_FOUND',
  platform: 'NOT_FOUND',
};

export default thing({
  calls: {
    '/goods-import/import-template': {},
    '/goods-import/upload-import': {
      file: async () => ({ bytes: Buffer.from('goods_name_e\nSlit lamp'), name: 'goods.csv' }),
    },
    '/goods-import/import-list': {},
    '/goods-import/check-import': NOBODYS,
    '/goods-import/import-detail': NOBODYS,
    '/goods-import/import-row-list': NOBODYS,
    '/goods-import/cancel-import': NOBODYS,
    '/goods-import/run-import': {
      ...NOBODYS,
      request: async (api, cast) => ({ ...(await anImport(api, cast)), mode: 0 }),
    },
  },
  database: {
    rows: {
      goods_import: (world) => ({
        account_id: world.seller,
        file_name: 'goods.xlsx',
        columns: ['goods_name_e'],
        ignored: [],
      }),
      goods_import_row: (world) => ({
        import_id: world.goodsImport,
        row_no: Math.ceil(Math.random() * 2_000_000_000),
        cells: '{}',
        digest: randomBytes(16),
        state: 0,
      }),
      goods_import_key: (world) => ({
        company_id: world.company,
        digest: randomBytes(16),
        draft_id: world.draft,
      }),
    },
    world: {
      goodsImport: 'goods_import',
    },
    breaks: [
      broken('goods_import', 'goods_import_file_name_ck', 'a sheet without a name', { file_name: '' }),
      broken('goods_import', 'goods_import_columns_ck', 'a sheet without a column', { columns: [] }),
      broken('goods_import', 'goods_import_mode_ck', 'rows that become something else', { mode: 2 }),
      broken('goods_import', 'goods_import_status_ck', 'an import in no state', { status: 5 }),
      broken('goods_import', 'goods_import_attempts_ck', 'fewer attempts than none', { attempts: -1 }),
      broken('goods_import', 'goods_import_takes_ck', 'taken less often than never', { takes: -1 }),
      broken('goods_import', 'goods_import_finished_ck', 'a finished import without its end', { status: 30 }),
      broken('goods_import', 'goods_import_finished_ck', 'an end of an import that runs', {
        status: 20,
        finished_at: new Date(),
      }),
      broken('goods_import_row', 'goods_import_row_no_ck', 'a row above the first', { row_no: 0 }),
      twice('goods_import_row', 'goods_import_row_pk', 'one row of a sheet twice', { row_no: 7 }),
      broken('goods_import_row', 'goods_import_row_cells_ck', 'cells without their columns', { cells: '[]' }),
      broken('goods_import_row', 'goods_import_row_digest_ck', 'a short digest', { digest: Buffer.alloc(4) }),
      broken('goods_import_row', 'goods_import_row_state_ck', 'a row in no state', { state: 4 }),
      broken('goods_import_row', 'goods_import_row_made_ck', 'a row that became a draft, but which', {
        state: 1,
      }),
      {
        refuses: 'goods_import_row_made_ck',
        violation: 'a faulty row with goods of its own',
        when: ({ insert, world }) => insert('goods_import_row', { state: -1, goods_id: world.goods }),
      },
      broken('goods_import_row', 'goods_import_row_error_ck', 'a refused row without a reason', {
        state: -2,
      }),
      {
        refuses: 'goods_import_key_digest_uq',
        violation: 'two rows of one company by one name',
        when: async ({ insert }) => {
          const digest = Buffer.alloc(16, 7);
          await insert('goods_import_key', { digest });
          await insert('goods_import_key', { digest });
        },
      },
      broken('goods_import_key', 'goods_import_key_digest_ck', 'a short digest', { digest: Buffer.alloc(4) }),
      {
        refuses: 'goods_import_key_holder_ck',
        violation: 'a name of a company and of a person',
        when: ({ insert, world }) => insert('goods_import_key', { account_id: world.seller }),
      },
      {
        refuses: 'goods_import_key_made_ck',
        violation: 'a row that became a draft and goods',
        when: ({ insert, world }) => insert('goods_import_key', { goods_id: world.goods }),
      },
    ],
    besideKeys: {
      goods_import_key_account_fk: { company_id: null },
      goods_import_key_goods_fk: { draft_id: null },
      goods_import_row_draft_fk: { state: 1 },
      goods_import_row_goods_fk: { state: 2 },
    },
    unmapped: [
      [/^goods_import_/, 'written by the code of what it found in the sheet, under the lock of the import'],
    ],
  },
});
