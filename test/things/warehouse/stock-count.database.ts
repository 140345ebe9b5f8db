import { partOf } from '../database.js';
import { broken, text } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `company`, open, with one line of `product`. */
    stockCount: number;
  }
}

const ENDED = { status: 9, ended_at: new Date() };

const COUNTED = { counted: 1, expected: 1, counted_at: new Date() };

export default thing({
  database: {
    rows: {
      stock_count: (world) => ({
        company_id: world.company,
        warehouse_id: world.warehouse,
        scope: 0,
        account_id: world.seller,
      }),
      stock_count_claim: (world) => ({ count_id: world.stockCount, warehouse_id: world.warehouse }),
      stock_count_line: (world) => ({
        count_id: world.stockCount,
        line: 2,
        product_id: world.freeProduct,
        at_start: 0,
      }),
      stock_count_piece: (world) => ({
        count_id: world.stockCount,
        line: 1,
        serial_number: text(),
        result: 0,
        account_id: world.seller,
      }),
      stock_count_scan: (world) => ({
        count_id: world.stockCount,
        line: 1,
        round: 1,
        kind: 1,
        quantity: 1,
        account_id: world.seller,
      }),
      stock_count_document: (world) => ({ count_id: world.stockCount, document_id: world.stockDocument }),
    },
    world: {
      stockCount: {
        row: ({ insert }) => insert('stock_count'),
        parts: ({ insert, world }) => insert('stock_count_line', { line: 1, product_id: world.product }),
      },
    },
    breaks: [
      {
        refuses: 'stock_count_warehouse_fk',
        violation: 'a count of another company’s warehouse',
        when: async ({ insert }) => insert('stock_count', { company_id: await insert('company') }),
      },
      broken('stock_count', 'stock_count_scope_ck', 'a count of nothing known', { scope: 4 }),
      broken('stock_count', 'stock_count_location_ck', 'a zone that no bin has', {
        location: 'x'.repeat(61),
      }),
      broken('stock_count', 'stock_count_remark_ck', 'an endless remark on a count', {
        remark: 'x'.repeat(501),
      }),
      broken('stock_count', 'stock_count_reason_ck', 'an endless reason of a cancelled count', {
        ...ENDED,
        reason: 'x'.repeat(501),
      }),
      broken('stock_count', 'stock_count_status_ck', 'a count in no state', { ...ENDED, status: 2 }),
      broken('stock_count', 'stock_count_ended_ck', 'an open count that has ended', { ended_at: new Date() }),
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
      broken('stock_count', 'stock_count_cancelled_ck', 'a reason to cancel what goes on', {
        reason: 'Why not',
      }),
      broken('stock_count', 'stock_count_progress_ck', 'more lines counted than there are', {
        line_count: 1,
        closed_count: 2,
      }),
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
      broken('stock_count_line', 'stock_count_line_line_ck', 'more lines than a count may have', {
        line: 20_001,
      }),
      broken('stock_count_line', 'stock_count_line_pk', 'two lines at one place of a count', { line: 1 }),
      {
        refuses: 'stock_count_line_pile_uq',
        violation: 'two lines of one pile',
        when: async ({ insert }) => {
          await insert('stock_count_line');
          await insert('stock_count_line', { line: 3 });
        },
      },
      broken('stock_count_line', 'stock_count_line_lot_ck', 'a lot that nobody prints', {
        lot_number: 'x'.repeat(61),
      }),
      broken('stock_count_line', 'stock_count_line_start_ck', 'less than nothing at the start of a count', {
        at_start: -1,
      }),
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
      broken('stock_count_line', 'stock_count_line_previous_ck', 'a second round without a first', {
        round: 2,
      }),
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
      broken('stock_count_line', 'stock_count_line_who_ck', 'a number that nobody counted', COUNTED),
      broken('stock_count_line', 'stock_count_line_closed_ck', 'a line that is closed without a number', {
        closed_at: new Date(),
      }),
      broken(
        'stock_count_line',
        'stock_count_line_kept_ck',
        'an open line of which something stays recorded',
        {
          kept: 1,
        },
      ),
      {
        refuses: 'stock_count_piece_once_uq',
        violation: 'a piece that is found twice, however it is written',
        when: async ({ insert }) => {
          await insert('stock_count_piece', { serial_number: 'sn 1' });
          await insert('stock_count_piece', { serial_number: ' ＳＮ 1' });
        },
      },
      broken('stock_count_piece', 'stock_count_piece_number_ck', 'a piece without a number', {
        serial_number: ' ',
      }),
      broken('stock_count_piece', 'stock_count_piece_result_ck', 'a piece that is neither here nor there', {
        result: 8,
      }),
      broken('stock_count_piece', 'stock_count_piece_unknown_ck', 'a piece that is here and on no line', {
        line: null,
        result: 1,
      }),
      broken('stock_count_piece', 'stock_count_piece_line_fk', 'a piece on a line that is not there', {
        line: 9,
      }),
      broken('stock_count_scan', 'stock_count_scan_kind_ck', 'a scan of no kind', { kind: 7 }),
      broken('stock_count_scan', 'stock_count_scan_quantity_ck', 'a scan of less than nothing', {
        quantity: -1,
      }),
      broken('stock_count_scan', 'stock_count_scan_code_ck', 'a code that no scanner reads', {
        code: 'x'.repeat(501),
      }),
      broken('stock_count_scan', 'stock_count_scan_line_fk', 'a scan on a line that is not there', {
        line: 9,
      }),
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
    ],
    deadEnds: [['stock_count', { status: 9, ended_at: new Date() }, 'status = 0, ended_at = NULL']],
    appendOnly: {
      stock_count_document: partOf('stock_document', {
        table: 'stock_count_document',
        who: 'warehouse staff',
        key: 'document_id',
      }),
      stock_count_scan: {
        who: 'warehouse staff',
        when: 'while the count is open',
        refuses: [
          {
            by: 'stock_count_scan_belongs_ck',
            violation: 'a scan of a count that ended',
            when: async ({ insert, sql, world }) => {
              await sql(
                `UPDATE stock_count SET status = 9, ended_at = clock_timestamp(), ended_by = $2, reason = 'moved' WHERE id = $1`,
                [world.stockCount, world.seller],
              );
              await insert('stock_count_scan');
            },
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM stock_count_scan',
      'TRUNCATE stock_count_scan',
      'DELETE FROM stock_count_document',
      'TRUNCATE stock_count_document',
      'UPDATE stock_count_scan SET quantity = 1',
      'UPDATE stock_count_document SET count_id = 1',
      'DELETE FROM stock_count',
      'DELETE FROM stock_count_line',
      'DELETE FROM stock_count_claim',
    ],
    besideKeys: {
      stock_count_ended_by_fk: { status: 9, ended_at: new Date() },
      stock_count_line_counted_by_fk: { counted: 1, expected: 1, counted_at: new Date() },
      stock_count_line_previous_by_fk: { round: 2, previous_counted: 1, previous_expected: 1 },
    },
    keysElsewhere: {
      stock_count_claim_bin_fk: 'its first column is the warehouse, whose own key answers first',
      stock_count_piece_line_fk: 'its first column is the count, whose own key answers first',
      stock_count_scan_line_fk: 'its first column is the count, whose own key answers first',
    },
    unbreakable: ['stock_count_sn_uq'],
  },
});
