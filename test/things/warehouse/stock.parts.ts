import { anApprovedStockIn } from '../../constraints/scenes.js';
import { anyTime, goingOn } from '../database.js';
import { broken, faultsOf, text, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `product`, in no stock. */
    serialUnit: number;
  }
}

export default thing({
  database: {
    rows: {
      serial_unit: (world) => ({
        product_id: world.product,
        serial_number: `SN-${text()}`,
        company_id: world.company,
      }),
      stock_movement: (world) => ({
        company_id: world.company,
        warehouse_id: world.warehouse,
        stock_id: world.stock,
        place: 1,
        type: 11,
        change: 1,
        after: 1,
        part_id: world.stockPart,
        cost_amount: 1_000,
        source_type: 'stock_document',
        source_id: 1,
        step: 1,
        line: 1,
      }),
      stock_transit: (world) => ({
        stock_id: world.farStock,
        from_stock_id: world.stock,
        part_id: world.stockPart,
        quantity: 2,
        cost_amount: 1_000,
        holder_type: 'stock_document',
        holder_id: 1,
        line: 1,
      }),
      passport_line: (world) => ({
        serial_unit_id: world.serialUnit,
        company_id: world.company,
        kind: 'note',
      }),
      stock_reservation: (world) => ({
        stock_id: world.stock,
        part_id: world.stockPart,
        quantity: 1,
        holder_type: 'stock_document',
        holder_id: 1,
        line: 1,
      }),
    },
    world: {
      serialUnit: 'serial_unit',
    },
    breaks: [
      broken('passport_line', 'passport_line_kind_ck', 'a line of a passport of no kind', { kind: 'A test' }),
      broken('passport_line', 'passport_line_subject_ck', 'a line about something without a name', {
        subject_type: 'An order',
        subject_id: 1,
      }),
      broken('passport_line', 'passport_line_whole_ck', 'a line about something that has no number', {
        subject_type: 'order',
      }),
      broken('passport_line', 'passport_line_facts_ck', 'a line longer than a page', {
        facts: JSON.stringify({ text: 'x'.repeat(8000) }),
      }),
      broken('passport_line', 'passport_line_facts_ck', 'a line whose facts are none', { facts: '[]' }),
      {
        refuses: 'passport_line_once_uq',
        violation: 'the same thing recorded twice in a passport',
        when: async ({ insert }) => {
          const repairEntry = { kind: 'repair', subject_type: 'repair_order', subject_id: 7 };
          await insert('passport_line', repairEntry);
          await insert('passport_line', repairEntry);
        },
      },
      {
        refuses: 'passport_line_append_only',
        violation: 'a line of a passport that is changed afterwards',
        when: async ({ insert, sql, becomeOwner }) => {
          const id = await insert('passport_line');
          await becomeOwner();
          await sql(`UPDATE passport_line SET kind = 'test' WHERE id = $1`, [id]);
        },
      },
      ...faultsOf('serial_unit', {
        number_ck: ['a serial number of spaces', { serial_number: '  ' }],
        place_ck: ['a piece at an unknown place', { place: 3 }],
        cost_ck: ['a piece that cost less than nothing', { cost_amount: -1 }],
        stock_ck: ['a piece on hand in no stock', { place: 1 }],
        reserved_ck: ['a piece that is promised and nowhere', { is_reserved: true }],
      }),
      {
        refuses: 'serial_unit_bin_ck',
        violation: 'a piece that left and is still in a bin',
        when: async ({ insert }) => insert('serial_unit', { bin_id: await insert('warehouse_bin') }),
      },
      {
        refuses: 'serial_unit_bin_fk',
        violation: 'a piece in a bin that there is not',
        when: ({ insert, world }) =>
          insert('serial_unit', { place: 1, stock_id: world.stock, bin_id: 1_999_999_999 }),
      },
      {
        refuses: 'serial_unit_once_uq',
        violation: 'one serial number twice, however wide its letters are',
        when: async ({ insert }) => {
          await insert('serial_unit', { serial_number: 'ab-12' });
          await insert('serial_unit', { serial_number: ' ＡＢ-12' });
        },
      },
      ...faultsOf('stock_movement', {
        place_ck: ['a movement at an unknown place', { place: 3 }],
        type_ck: ['a movement of an unknown kind', { type: 12 }],
        change_ck: ['a movement of nothing', { change: 0, cost_amount: 0 }],
        after_ck: ['a movement after which there is less than nothing', { after: -1 }],
        source_ck: ['a movement by nothing that has a name', { source_type: '' }],
        step_ck: ['a movement of no step', { step: 0 }],
        line_ck: ['a movement of no line', { line: 0 }],
        what_ck: ['a movement of neither piece nor part', { part_id: null }],
        cost_ck: ['a cost against its movement', { change: 1, cost_amount: -1 }],
      }),
      {
        refuses: 'stock_movement_piece_ck',
        violation: 'two of one piece',
        when: ({ insert, world }) =>
          insert('stock_movement', { serial_unit_id: world.serialUnit, part_id: null, change: 2 }),
      },
      broken('stock_movement', 'stock_movement_bins_ck', 'a move between bins by a document', { type: 32 }),
      broken('stock_movement', 'stock_movement_bins_even', 'a move between bins that adds something', {
        type: 32,
        source_type: 'bin_move',
      }),
      {
        refuses: 'stock_movement_bin_ck',
        violation: 'something on its way that is in a bin',
        when: async ({ insert, world }) =>
          insert('stock_movement', {
            place: 2,
            part_id: null,
            serial_unit_id: world.serialUnit,
            bin_id: await insert('warehouse_bin'),
          }),
      },
      {
        refuses: 'stock_movement_bin_fk',
        violation: 'a movement into a bin of another warehouse',
        when: async ({ insert, world }) =>
          insert('stock_movement', {
            part_id: null,
            serial_unit_id: world.serialUnit,
            bin_id: await insert('warehouse_bin', { warehouse_id: world.farWarehouse }),
          }),
      },
      {
        refuses: 'stock_movement_part_bin_fk',
        violation: 'a movement into another bin than that of its part',
        when: async ({ insert }) => insert('stock_movement', { bin_id: await insert('warehouse_bin') }),
      },
      {
        refuses: 'stock_movement_warehouse_fk',
        violation: 'a movement of one company in the warehouse of another',
        when: async ({ insert }) => insert('stock_movement', { company_id: await insert('company') }),
      },
      twice('stock_movement', 'stock_movement_once_uq', 'one line of a document moved twice', {
        source_id: 7,
      }),
      {
        refuses: 'stock_movement_append_only',
        violation: 'a movement that was another one, even to the owner of the table',
        when: async ({ insert, sql, becomeOwner }) => {
          const id = await insert('stock_movement');
          await becomeOwner();
          await sql('UPDATE stock_movement SET change = 2 WHERE id = $1', [id]);
        },
      },
      ...faultsOf('stock_reservation', {
        quantity_ck: ['a promise of nothing', { quantity: 0 }],
        holder_ck: ['a promise to nothing that has a name', { holder_type: 'An order' }],
        line_ck: ['a promise of no line', { line: 0 }],
        status_ck: ['a promise in an unknown state', { status: 4, ended_at: new Date() }],
        what_ck: ['a promise of neither piece nor part', { part_id: null }],
        ended_ck: ['a promise that ended and is held', { ended_at: new Date() }],
      }),
      {
        refuses: 'stock_reservation_piece_ck',
        violation: 'a promise of two of one piece',
        when: ({ insert, world }) =>
          insert('stock_reservation', { serial_unit_id: world.serialUnit, part_id: null, quantity: 2 }),
      },
      {
        refuses: 'stock_reservation_unit_uq',
        violation: 'one piece promised to two',
        when: async ({ insert, world }) => {
          const piece = { serial_unit_id: world.serialUnit, part_id: null, quantity: 1 };
          await insert('stock_reservation', piece);
          await insert('stock_reservation', { ...piece, holder_id: 8 });
        },
      },
      twice('stock_reservation', 'stock_reservation_once_uq', 'one line of an order promised twice', {}),
      {
        refuses: 'stock_reservation_append_only',
        violation: 'a promise that ended and begins again',
        when: async ({ insert, sql }) => {
          const id = await insert('stock_reservation', { status: 2, ended_at: new Date() });
          await sql('UPDATE stock_reservation SET status = 1, ended_at = NULL WHERE id = $1', [id]);
        },
      },
      ...faultsOf('stock_transit', {
        quantity_ck: ['nothing on its way', { quantity: 0 }],
        cost_ck: ['a cost below nothing on its way', { cost_amount: -1, settled_amount: -1 }],
        holder_ck: ['something on its way for nothing that has a name', { holder_type: 'A move' }],
        line_ck: ['something on its way in no line', { line: 0 }],
        what_ck: ['neither piece nor part on its way', { part_id: null }],
        left_ck: ['more received than was sent', { received: 2, lost: 1, settled_amount: 1_000 }],
        settled_ck: ['all of it received, some of its cost on its way', { received: 2, settled_amount: 999 }],
      }),
      {
        refuses: 'stock_transit_piece_ck',
        violation: 'two of one piece on their way',
        when: ({ insert, world }) =>
          insert('stock_transit', { serial_unit_id: world.serialUnit, part_id: null, quantity: 2 }),
      },
      {
        refuses: 'stock_transit_places_ck',
        violation: 'something on its way to where it is',
        when: ({ insert, world }) => insert('stock_transit', { from_stock_id: world.farStock }),
      },
      {
        refuses: 'stock_transit_unit_uq',
        violation: 'one piece on two ways',
        when: async ({ insert, world }) => {
          const piece = { serial_unit_id: world.serialUnit, part_id: null, quantity: 1 };
          await insert('stock_transit', piece);
          await insert('stock_transit', { ...piece, holder_id: 8 });
        },
      },
      twice('stock_transit', 'stock_transit_once_uq', 'one line of an allocation sent twice', {}),
    ],
    appendOnly: {
      passport_line: anyTime('holders of a piece, and the server'),
      stock_movement: {
        who: 'warehouse staff, and the server for what is sold',
        when: 'in the transaction that moves the document; of an allocation while it is on its way; a move between bins at once',
        allows: async (attempt) => {
          await attempt.insert('stock_movement', { source_id: await anApprovedStockIn(attempt) });
        },
        refuses: [
          {
            by: 'stock_movement_belongs_ck',
            violation: 'a movement by a document that moved before',
            when: ({ insert }, { approvedDocument }) =>
              insert('stock_movement', { source_id: approvedDocument }),
          },
          {
            by: 'stock_movement_belongs_ck',
            violation: 'a movement by a document that has not moved',
            when: ({ insert, world }) => insert('stock_movement', { source_id: world.stockDocument }),
          },
          {
            by: 'stock_movement_belongs_ck',
            violation: 'a movement by no document',
            when: ({ insert }) => insert('stock_movement', { source_id: 999_999_999 }),
          },
          {
            by: 'stock_movement_belongs_ck',
            violation: 'a movement by something else',
            when: ({ insert }) => insert('stock_movement', { source_type: 'order' }),
          },
        ],
      },
      stock_reservation: goingOn('the server, once per holder and line'),
      stock_transit: {
        who: 'warehouse staff',
        when: 'in the transaction that sends the allocation',
        allows: async (attempt) =>
          attempt.insert('stock_transit', { holder_id: await anApprovedStockIn(attempt) }),
        refuses: [
          {
            by: 'stock_transit_belongs_ck',
            violation: 'something more on the way of a document that moved before',
            when: ({ insert }, { approvedDocument }) =>
              insert('stock_transit', { holder_id: approvedDocument }),
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM stock_movement',
      'TRUNCATE stock_movement',
      'DELETE FROM passport_line',
      'TRUNCATE passport_line',
      'UPDATE stock_movement SET change = 1',
      `UPDATE passport_line SET kind = 'test'`,
      'DELETE FROM serial_unit',
      'DELETE FROM stock_reservation',
      'DELETE FROM stock_transit',
      'UPDATE stock_transit SET quantity = 1',
    ],
    besideKeys: {
      serial_unit_stock_fk: { place: 1 },
      stock_movement_unit_fk: { part_id: null },
      stock_reservation_unit_fk: { part_id: null },
      stock_transit_unit_fk: { part_id: null, quantity: 1 },
    },
    keysElsewhere: {
      stock_movement_bin_fk: 'its first column is the warehouse, as that of its stock',
      stock_movement_part_bin_fk: 'its first column is the part, whose own key answers first',
      serial_unit_bin_fk: 'the contents of a bin are stock: the case has one',
    },
    judgedLate: ['stock_movement', 'stock_transit'],
    unmapped: [
      [
        /^(passport_line|stock|serial_unit)_/,
        'written by the stock room alone, of rows under its lock; what a request may break is mapped',
      ],
    ],
  },
});
