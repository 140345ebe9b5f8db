import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const wrong = (table: string, refuses: string, violation: string, row: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert(table, row),
});

export const goodsImportCases: ConstraintCase[] = [
  wrong('goods_import', 'goods_import_file_name_ck', 'a sheet without a name', { file_name: '' }),
  wrong('goods_import', 'goods_import_columns_ck', 'a sheet without a column', { columns: [] }),
  wrong('goods_import', 'goods_import_mode_ck', 'rows that become something else', { mode: 2 }),
  wrong('goods_import', 'goods_import_status_ck', 'an import in no state', { status: 5 }),
  wrong('goods_import', 'goods_import_attempts_ck', 'fewer attempts than none', { attempts: -1 }),
  wrong('goods_import', 'goods_import_takes_ck', 'taken less often than never', { takes: -1 }),
  wrong('goods_import', 'goods_import_finished_ck', 'a finished import without its end', { status: 30 }),
  wrong('goods_import', 'goods_import_finished_ck', 'an end of an import that runs', {
    status: 20,
    finished_at: new Date(),
  }),
  wrong('goods_import_row', 'goods_import_row_no_ck', 'a row above the first', { row_no: 0 }),
  {
    refuses: 'goods_import_row_pk',
    violation: 'one row of a sheet twice',
    when: async ({ insert }) => {
      await insert('goods_import_row', { row_no: 7 });
      await insert('goods_import_row', { row_no: 7 });
    },
  },
  wrong('goods_import_row', 'goods_import_row_cells_ck', 'cells without their columns', { cells: '[]' }),
  wrong('goods_import_row', 'goods_import_row_digest_ck', 'a short digest', { digest: Buffer.alloc(4) }),
  wrong('goods_import_row', 'goods_import_row_state_ck', 'a row in no state', { state: 4 }),
  wrong('goods_import_row', 'goods_import_row_made_ck', 'a row that became a draft, but which', { state: 1 }),
  {
    refuses: 'goods_import_row_made_ck',
    violation: 'a faulty row with goods of its own',
    when: ({ insert, world }) => insert('goods_import_row', { state: -1, goods_id: world.goods }),
  },
  wrong('goods_import_row', 'goods_import_row_error_ck', 'a refused row without a reason', { state: -2 }),
  {
    refuses: 'goods_import_key_digest_uq',
    violation: 'two rows of one company by one name',
    when: async ({ insert }) => {
      const digest = Buffer.alloc(16, 7);
      await insert('goods_import_key', { digest });
      await insert('goods_import_key', { digest });
    },
  },
  wrong('goods_import_key', 'goods_import_key_digest_ck', 'a short digest', { digest: Buffer.alloc(4) }),
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
];
