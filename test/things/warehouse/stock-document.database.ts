import { anApprovedStockIn } from '../../constraints/scenes.js';
import { goingOn } from '../database.js';
import { broken, faultsOf, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `company`, under review, with one line of `product`. */
    stockDocument: number;
  }
  interface Past {
    /** Approved, of type stock-in. */
    approvedDocument: number;
  }
}

const SCRAPPED = {
  status: 9,
  audit_status: -2,
  scrap_cause: 1,
  scrapped_at: new Date(),
  scrap_notes: 'Words',
};

export default thing({
  database: {
    rows: {
      stock_document: (world) => ({
        company_id: world.company,
        type: 11,
        kind: 1,
        warehouse_id: world.warehouse,
        currency: 'JPY',
        quantity: 1,
        line_count: 1,
        value_amount: 0,
        account_id: world.seller,
      }),
    },
    world: {
      stockDocument: {
        row: ({ insert }) => insert('stock_document'),
        parts: ({ insert }) => insert('stock_document_line', { line: 500 }),
      },
    },
    breaks: [
      ...faultsOf('stock_document', {
        type_ck: ['a document of an unknown type', { type: 12, kind: null }],
        kind_ck: ['a reason to come in that there is not', { kind: 10 }],
        kinds_ck: ['a reason to come in, of what goes out', { type: 21 }],
        logistics_ck: ['a tracking number that is a letter', { logistics_code: 'x'.repeat(61) }],
        remark_ck: ['a remark that is a book', { remark: 'x'.repeat(501) }],
        quantity_ck: ['a document about nothing', { quantity: 0 }],
        lines_ck: ['a document of 501 lines', { line_count: 501 }],
        value_ck: ['a document worth less than nothing', { value_amount: -1 }],
        agree_ck: ['a document under review on which the word is said', { status: 0, audit_status: -2 }],
        decided_ck: ['an approval by nobody', { status: 1, audit_status: 1 }],
        scrapped_ck: [
          'a document that was scrapped for no reason',
          { status: 9, audit_status: -2, scrap_cause: 1 },
        ],
        scrap_cause_ck: ['a document under review that came to be scrapped', { scrap_cause: 1 }],
        reverses_ck: ['a reversal of nothing', { type: 41, kind: null }],
      }),
      broken(
        'stock_document',
        'stock_document_money_fk',
        'a document in another currency than its warehouse',
        { currency: 'USD' },
      ),
      {
        refuses: 'stock_document_warehouse_fk',
        violation: 'a document of one company in the warehouse of another',
        when: async ({ insert }) => insert('stock_document', { company_id: await insert('company') }),
      },
      {
        refuses: 'stock_document_customer_fk',
        violation: 'a document for the customer of another company',
        when: async ({ insert }) =>
          insert('stock_document', {
            customer_id: await insert('customer', { company_id: await insert('company') }),
          }),
      },
      {
        refuses: 'stock_document_decision_uq',
        violation: 'one word said on two documents',
        when: async ({ insert }) => {
          const decided = { status: 1, audit_status: 1, decision_id: await insert('approval_decision') };
          await insert('stock_document', decided);
          await insert('stock_document', decided);
        },
      },
      {
        refuses: 'stock_document_arrival_fk',
        violation: 'a document made from the arrival of another company',
        when: async ({ insert }) =>
          insert('stock_document', {
            arrival_id: await insert('arrival', { company_id: await insert('company') }),
          }),
      },
      {
        refuses: 'stock_document_arrival_ck',
        violation: 'what goes out as made from an arrival',
        when: async ({ insert }) =>
          insert('stock_document', { type: 21, kind: null, arrival_id: await insert('arrival') }),
      },
      {
        refuses: 'stock_document_line_arrived',
        violation: 'more on stock-ins than came',
        when: async ({ insert, world }) => {
          const arrival_id = await insert('arrival', { status: 1, arrived_at: new Date() });
          await insert('arrival_line', { arrival_id, arrived: 2 });
          const document_id = await insert('stock_document', { arrival_id, quantity: 3 });
          await insert('stock_document_line', { document_id, product_id: world.product, quantity: 3 });
        },
      },
      {
        refuses: 'stock_document_arrival_append_only',
        violation: 'a document that claims to be made from something else',
        when: async ({ insert, sql, world }) =>
          sql('UPDATE stock_document SET arrival_id = $2 WHERE id = $1', [
            world.stockDocument,
            await insert('arrival'),
          ]),
      },
      twice(
        'stock_document',
        'stock_document_order_line_uq',
        'a second valid document for one line of an order',
        { type: 21, kind: null, order_line_id: 7 },
      ),
      broken('stock_document', 'stock_document_order_line_ck', 'an order for what comes in', {
        order_line_id: 7,
      }),
      {
        refuses: 'stock_document_order_append_only',
        violation: 'a document that claims to be another order’s',
        when: ({ sql, world }) =>
          sql('UPDATE stock_document SET order_line_id = 7 WHERE id = $1', [world.stockDocument]),
      },
      {
        refuses: 'stock_document_reversal_uq',
        violation: 'a second reversal of one document',
        when: async ({ insert, world }) => {
          const reversal = { type: 41, kind: null, reverses_id: world.stockDocument };
          await insert('stock_document', reversal);
          await insert('stock_document', reversal);
        },
      },
      {
        refuses: 'stock_document_undone',
        violation: 'an approved document that one person undoes',
        when: async (attempt) => {
          const id = await anApprovedStockIn(attempt);
          await attempt.sql(
            `UPDATE stock_document SET status = 9, scrap_cause = 4, scrapped_by = account_id, scrap_notes = 'Words',
               scrapped_at = clock_timestamp() WHERE id = $1`,
            [id],
          );
        },
      },
      {
        refuses: 'stock_document_reversal_move',
        violation: 'a reversal in a state that it does not have',
        when: async ({ insert, sql, world }) => {
          const id = await insert('stock_document', {
            type: 41,
            kind: null,
            reverses_id: world.stockDocument,
          });
          await sql('UPDATE stock_document SET status = 5 WHERE id = $1', [id]);
        },
      },
      {
        refuses: 'approval_decision_reversal',
        violation: 'a reversal that is decided by its requester',
        when: async ({ insert, world }) => {
          const document_id = await insert('stock_document', {
            type: 41,
            kind: null,
            reverses_id: world.stockDocument,
          });
          await insert('approval_decision', {
            document: 'stock_document',
            document_id,
            initiator_id: world.seller,
            decided_by: world.seller,
            is_own_by_wildcard: true,
          });
        },
      },
      {
        refuses: 'stock_document_returns_ck',
        violation: 'a stock-out that returns something',
        when: ({ insert, world }) =>
          insert('stock_document', { type: 21, kind: null, returns_id: world.stockDocument }),
      },
      {
        refuses: 'stock_document_returns_append_only',
        violation: 'a document that claims to return another’s',
        when: ({ sql, world }) =>
          sql('UPDATE stock_document SET returns_id = id WHERE id = $1', [world.stockDocument]),
      },
      {
        refuses: 'stock_document_append_only',
        violation: 'a document that says something else than was sent',
        when: ({ sql, world }) =>
          sql('UPDATE stock_document SET quantity = 2 WHERE id = $1', [world.stockDocument]),
      },
      {
        refuses: 'stock_document_append_only',
        violation: 'a sale that becomes a loan',
        when: async ({ insert, sql }) => {
          const id = await insert('stock_document', { type: 21, kind: null });
          await sql('UPDATE stock_document SET type = 22 WHERE id = $1', [id]);
        },
      },
      broken('stock_document', 'stock_document_to_ck', 'an allocation to nowhere', { type: 31, kind: null }),
      {
        refuses: 'stock_document_to_ck',
        violation: 'an allocation to where it comes from',
        when: ({ insert, world }) =>
          insert('stock_document', { type: 31, kind: null, to_warehouse_id: world.warehouse }),
      },
      {
        refuses: 'stock_document_to_ck',
        violation: 'a stock-out to another warehouse',
        when: ({ insert, world }) =>
          insert('stock_document', { type: 21, kind: null, to_warehouse_id: world.farWarehouse }),
      },
      {
        refuses: 'stock_document_to_warehouse_fk',
        violation: 'an allocation to the warehouse of another company',
        when: async ({ insert }) =>
          insert('stock_document', {
            type: 31,
            kind: null,
            to_warehouse_id: await insert('warehouse', { company_id: await insert('company') }),
          }),
      },
      {
        refuses: 'stock_document_to_money_fk',
        violation: 'an allocation to a warehouse of another currency',
        when: async ({ insert }) =>
          insert('stock_document', {
            type: 31,
            kind: null,
            to_warehouse_id: await insert('warehouse', { currency: 'CNY' }),
          }),
      },
      {
        refuses: 'stock_document_agree_ck',
        violation: 'a stock-out in transit',
        when: async ({ insert }) =>
          insert('stock_document', {
            type: 21,
            kind: null,
            status: 2,
            audit_status: 1,
            decision_id: await insert('approval_decision'),
          }),
      },
      {
        refuses: 'stock_document_allocation_move',
        violation: 'an allocation that is received before it is sent',
        when: async ({ insert, sql, world }) => {
          const id = await insert('stock_document', {
            type: 31,
            kind: null,
            to_warehouse_id: world.farWarehouse,
            status: 1,
            audit_status: 1,
            decision_id: await insert('approval_decision'),
          });
          await sql('UPDATE stock_document SET status = 3 WHERE id = $1', [id]);
        },
      },
      {
        refuses: 'stock_document_append_only',
        violation: 'an allocation that goes somewhere else than was said',
        when: async ({ insert, sql, world }) => {
          const id = await insert('stock_document', {
            type: 31,
            kind: null,
            to_warehouse_id: world.farWarehouse,
          });
          await sql('UPDATE stock_document SET to_warehouse_id = $2 WHERE id = $1', [
            id,
            await insert('warehouse'),
          ]);
        },
      },
      {
        refuses: 'stock_document_loss_ck',
        violation: 'a sale of what an allocation misses',
        when: ({ insert, world }) =>
          insert('stock_document', { type: 21, kind: null, allocation_id: world.stockDocument }),
      },
      broken('stock_document', 'stock_document_allocation_fk', 'the loss of what there is not', {
        type: 25,
        kind: null,
        allocation_id: 1_999_999_999,
      }),
    ],
    deadEnds: [
      ['stock_document', {}, 'status = 5', 'stock_document_in_move'],
      ['stock_document', { type: 21, kind: null }, 'status = 5', 'stock_document_out_move'],
      ['stock_document', {}, 'audit_status = 5', 'stock_document_audit_move'],
    ],
    past: {
      approvedDocument: anApprovedStockIn,
    },
    appendOnly: {
      stock_document: goingOn('warehouse staff, and the server for what is sold'),
    },
    forbidden: ['DELETE FROM stock_document', 'UPDATE stock_document SET reverses_id = id'],
    besideKeys: {
      stock_document_decision_fk: { status: 1, audit_status: 1 },
      stock_document_scrapped_by_fk: SCRAPPED,
    },
    keysElsewhere: {
      stock_document_money_fk: 'its first column is the warehouse, whose own key answers first',
      stock_document_customer_fk: 'its first column is the company, as that of its warehouse',
      stock_document_to_warehouse_fk:
        'its first column is the company, as that of its warehouse; another currency is the case of the second',
      stock_document_to_money_fk:
        'its first column is the company, as that of its warehouse; another currency is the case of the second',
      stock_document_allocation_fk:
        'its first column is the company, as that of its warehouse; another currency is the case of the second',
      stock_document_arrival_fk: 'its first column is the company, as that of its warehouse',
      stock_document_reverses_fk: 'its first column is the company, as that of its warehouse',
    },
    answers: {
      stock_document_line_arrived: 'arrival_stocked_ck',
      stock_document_arrival_append_only: 'stock_document_append_only_ck',
      stock_document_undone: 'stock_document_undone_ck',
      approval_decision_reversal: 'approval_decision_never_own_ck',
      stock_document_order_append_only: 'stock_document_append_only_ck',
      stock_document_returns_append_only: 'stock_document_append_only_ck',
    },
    unbreakable: ['stock_document_own_uq', 'stock_document_sn_uq'],
  },
});
