import type { ConstraintCase } from '../proof.js';

const ENDED = { status: 9, ended_at: new Date() };
const COUNTED = { counted: 1, expected: 1, counted_at: new Date() };

export const stockCountCases: ConstraintCase[] = [
  {
    refuses: 'stock_count_warehouse_fk',
    violation: 'a count of another company’s warehouse',
    when: async ({ insert }) => insert('stock_count', { company_id: await insert('company') }),
  },
  {
    refuses: 'stock_count_scope_ck',
    violation: 'a count of nothing known',
    when: ({ insert }) => insert('stock_count', { scope: 4 }),
  },
  {
    refuses: 'stock_count_location_ck',
    violation: 'a zone that no bin has',
    when: ({ insert }) => insert('stock_count', { location: 'x'.repeat(61) }),
  },
  {
    refuses: 'stock_count_remark_ck',
    violation: 'an endless remark on a count',
    when: ({ insert }) => insert('stock_count', { remark: 'x'.repeat(501) }),
  },
  {
    refuses: 'stock_count_reason_ck',
    violation: 'an endless reason of a cancelled count',
    when: ({ insert }) => insert('stock_count', { ...ENDED, reason: 'x'.repeat(501) }),
  },
  {
    refuses: 'stock_count_status_ck',
    violation: 'a count in no state',
    when: ({ insert }) => insert('stock_count', { ...ENDED, status: 2 }),
  },
  {
    refuses: 'stock_count_ended_ck',
    violation: 'an open count that has ended',
    when: ({ insert }) => insert('stock_count', { ended_at: new Date() }),
  },
  {
    refuses: 'stock_count_ended_by_ck',
    violation: 'an open count that somebody ended',
    when: ({ insert, world }) => insert('stock_count', { ended_by: world.seller }),
  },
  {
    refuses: 'stock_count_confirmed_ck',
    violation: 'a count confirmed before all of it is counted',
    when: ({ insert, world }) =>
      insert('stock_count', { status: 1, ended_at: new Date(), ended_by: world.seller, line_count: 1 }),
  },
  {
    refuses: 'stock_count_cancelled_ck',
    violation: 'a reason to cancel what goes on',
    when: ({ insert }) => insert('stock_count', { reason: 'Why not' }),
  },
  {
    refuses: 'stock_count_progress_ck',
    violation: 'more lines counted than there are',
    when: ({ insert }) => insert('stock_count', { line_count: 1, closed_count: 2 }),
  },
  {
    refuses: 'stock_count_claim_open_ex',
    violation: 'two open counts of the same product',
    when: async ({ insert, world }) => {
      await insert('stock_count_claim', { product_id: world.product });
      await insert('stock_count_claim', { count_id: await insert('stock_count') });
    },
  },
  {
    refuses: 'stock_count_claim_one_ck',
    violation: 'a claim of a product in a bin',
    when: async ({ insert, world }) =>
      insert('stock_count_claim', { product_id: world.product, bin_id: await insert('warehouse_bin') }),
  },
  {
    refuses: 'stock_count_claim_bin_fk',
    violation: 'a claim of another warehouse’s bin',
    when: async ({ insert }) =>
      insert('stock_count_claim', {
        warehouse_id: await insert('warehouse'),
        bin_id: await insert('warehouse_bin'),
      }),
  },
  {
    refuses: 'stock_count_line_line_ck',
    violation: 'more lines than a count may have',
    when: ({ insert }) => insert('stock_count_line', { line: 20_001 }),
  },
  {
    refuses: 'stock_count_line_pk',
    violation: 'two lines at one place of a count',
    when: ({ insert }) => insert('stock_count_line', { line: 1 }),
  },
  {
    refuses: 'stock_count_line_pile_uq',
    violation: 'two lines of one pile',
    when: async ({ insert }) => {
      await insert('stock_count_line');
      await insert('stock_count_line', { line: 3 });
    },
  },
  {
    refuses: 'stock_count_line_lot_ck',
    violation: 'a lot that nobody prints',
    when: ({ insert }) => insert('stock_count_line', { lot_number: 'x'.repeat(61) }),
  },
  {
    refuses: 'stock_count_line_start_ck',
    violation: 'less than nothing at the start of a count',
    when: ({ insert }) => insert('stock_count_line', { at_start: -1 }),
  },
  {
    refuses: 'stock_count_line_round_ck',
    violation: 'a line that is counted over and over',
    when: ({ insert, world }) =>
      insert('stock_count_line', {
        round: 10,
        previous_counted: 1,
        previous_expected: 1,
        previous_by: world.seller,
      }),
  },
  {
    refuses: 'stock_count_line_previous_ck',
    violation: 'a second round without a first',
    when: ({ insert }) => insert('stock_count_line', { round: 2 }),
  },
  {
    refuses: 'stock_count_line_counted_ck',
    violation: 'less than nothing counted',
    when: ({ insert, world }) =>
      insert('stock_count_line', { ...COUNTED, counted: -1, counted_by: world.seller }),
  },
  {
    refuses: 'stock_count_line_expected_ck',
    violation: 'less than nothing expected',
    when: ({ insert, world }) =>
      insert('stock_count_line', { ...COUNTED, expected: -1, counted_by: world.seller }),
  },
  {
    refuses: 'stock_count_line_who_ck',
    violation: 'a number that nobody counted',
    when: ({ insert }) => insert('stock_count_line', COUNTED),
  },
  {
    refuses: 'stock_count_line_closed_ck',
    violation: 'a line that is closed without a number',
    when: ({ insert }) => insert('stock_count_line', { closed_at: new Date() }),
  },
  {
    refuses: 'stock_count_piece_once_uq',
    violation: 'a piece that is found twice, however it is written',
    when: async ({ insert }) => {
      await insert('stock_count_piece', { serial_number: 'sn 1' });
      await insert('stock_count_piece', { serial_number: ' ＳＮ 1' });
    },
  },
  {
    refuses: 'stock_count_piece_number_ck',
    violation: 'a piece without a number',
    when: ({ insert }) => insert('stock_count_piece', { serial_number: ' ' }),
  },
  {
    refuses: 'stock_count_piece_result_ck',
    violation: 'a piece that is neither here nor there',
    when: ({ insert }) => insert('stock_count_piece', { result: 7 }),
  },
  {
    refuses: 'stock_count_piece_unknown_ck',
    violation: 'a piece that is here and on no line',
    when: ({ insert }) => insert('stock_count_piece', { line: null, result: 1 }),
  },
  {
    refuses: 'stock_count_piece_line_fk',
    violation: 'a piece on a line that is not there',
    when: ({ insert }) => insert('stock_count_piece', { line: 9 }),
  },
  {
    refuses: 'stock_count_scan_kind_ck',
    violation: 'a scan of no kind',
    when: ({ insert }) => insert('stock_count_scan', { kind: 6 }),
  },
  {
    refuses: 'stock_count_scan_quantity_ck',
    violation: 'a scan of less than nothing',
    when: ({ insert }) => insert('stock_count_scan', { quantity: -1 }),
  },
  {
    refuses: 'stock_count_scan_code_ck',
    violation: 'a code that no scanner reads',
    when: ({ insert }) => insert('stock_count_scan', { code: 'x'.repeat(501) }),
  },
  {
    refuses: 'stock_count_scan_line_fk',
    violation: 'a scan on a line that is not there',
    when: ({ insert }) => insert('stock_count_scan', { line: 9 }),
  },
  {
    refuses: 'stock_count_scan_append_only',
    violation: 'another story of who counted what',
    when: async ({ becomeOwner, sql }) => {
      await becomeOwner();
      await sql('UPDATE stock_count_scan SET quantity = 2');
    },
  },
  {
    refuses: 'stock_count_document_pk',
    violation: 'a document of two counts',
    when: async ({ insert }) => {
      await insert('stock_count_document');
      await insert('stock_count_document', { count_id: await insert('stock_count') });
    },
  },
];

const DIGEST = Buffer.alloc(32, 7);

export const openingCases: ConstraintCase[] = [
  {
    refuses: 'opening_import_once_uq',
    violation: 'opening stock that comes in twice',
    when: async ({ insert }) => {
      const done = { digest: DIGEST, status: 30, done_at: new Date() };
      await insert('opening_import', done);
      await insert('opening_import', done);
    },
  },
  {
    refuses: 'opening_import_status_ck',
    violation: 'a state that no import has',
    when: ({ insert }) => insert('opening_import', { status: 5 }),
  },
  {
    refuses: 'opening_import_attempts_ck',
    violation: 'more attempts than are made',
    when: ({ insert }) => insert('opening_import', { attempts: 4 }),
  },
  {
    refuses: 'opening_import_takes_ck',
    violation: 'taken less often than never',
    when: ({ insert }) => insert('opening_import', { takes: -1 }),
  },
  {
    refuses: 'opening_import_made_ck',
    violation: 'less than nothing made',
    when: ({ insert }) => insert('opening_import', { made_lines: -1 }),
  },
  {
    refuses: 'opening_import_done_ck',
    violation: 'an import that is done at no time',
    when: ({ insert }) => insert('opening_import', { status: 30 }),
  },
  {
    refuses: 'opening_import_failure_ck',
    violation: 'an import that failed for no reason',
    when: ({ insert }) => insert('opening_import', { status: -1 }),
  },
  {
    refuses: 'opening_import_digest_ck',
    violation: 'a sheet without its digest',
    when: ({ insert }) => insert('opening_import', { digest: Buffer.alloc(3) }),
  },
  {
    refuses: 'opening_import_row_no_ck',
    violation: 'a row before the first',
    when: ({ insert }) => insert('opening_import_row', { row_no: 0 }),
  },
  {
    refuses: 'opening_import_row_pk',
    violation: 'two rows at one place of a sheet',
    when: async ({ insert }) => {
      await insert('opening_import_row');
      await insert('opening_import_row');
    },
  },
  {
    refuses: 'opening_import_document_pk',
    violation: 'a document of two sheets',
    when: async ({ insert }) => {
      await insert('opening_import_document');
      await insert('opening_import_document', { import_id: await insert('opening_import') });
    },
  },
];
