import type { Attempt, ConstraintCase } from '../proof.js';
import type { Row, World } from '../sound-rows.js';

/** One row with one fault. */
const broken = (table: string, faults: Readonly<Record<string, readonly [violation: string, row: Row]>>) =>
  Object.entries(faults).map(([name, [violation, row]]): ConstraintCase => ({
    refuses: `${table}_${name}`,
    violation,
    when: ({ insert }) => insert(table, row),
  }));

const twice = (refuses: string, violation: string, table: string, row: Row): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert }) => {
    await insert(table, row);
    await insert(table, row);
  },
});

/** A listing of the company, of the item of which it has stock. */
const aListing = (insert: Attempt['insert'], world: World, changes: Row = {}): Promise<number> =>
  insert('goods', {
    ...{ company_id: world.company, product_id: world.product, status: 30, sale_type: 3 },
    ...changes,
  });

export const stockCases: ConstraintCase[] = [
  {
    refuses: 'product_tracking_ck',
    violation: 'a product whose stock is kept in a way that there is not',
    when: ({ insert }) => insert('product', { tracking: 3 }),
  },
  {
    refuses: 'stock_product_fk',
    violation: 'another way to keep the stock of a product, once something of it lay somewhere',
    when: ({ sql, world }) => sql('UPDATE product SET tracking = 2 WHERE id = $1', [world.product]),
  },
  {
    refuses: 'stock_money_fk',
    violation: 'stock in another currency than its warehouse',
    when: ({ insert }) => insert('stock', { currency: 'USD' }),
  },
  {
    refuses: 'stock_money_fk',
    violation: 'another currency of a warehouse in which something lay',
    when: ({ sql, world }) => sql(`UPDATE warehouse SET currency = 'CNY' WHERE id = $1`, [world.warehouse]),
  },
  {
    refuses: 'stock_warehouse_fk',
    violation: 'stock of one company in the warehouse of another',
    when: async ({ insert }) => insert('stock', { company_id: await insert('company') }),
  },
  {
    refuses: 'stock_place_uq',
    violation: 'two rows of one product in one warehouse',
    when: ({ insert, world }) => insert('stock', { product_id: world.product }),
  },
  ...broken('stock', {
    on_hand_ck: ['less than nothing on hand', { on_hand: -1, reserved: -1 }],
    reserved_ck: ['more promised than there is', { on_hand: 2, reserved: 3 }],
    in_transit_ck: ['less than nothing on its way', { in_transit: -1 }],
    value_ck: ['a value of nothing', { value_amount: 1 }],
    transit_ck: ['a value of nothing on its way', { transit_amount: 1 }],
    number_warning_ck: ['a warning below nothing', { number_warning: -1 }],
    warned_ck: ['a warning about what is plenty', { on_hand: 9, number_warning: 2, warned_at: new Date() }],
    location_ck: ['a place of a hundred and one letters', { location: 'x'.repeat(101) }],
    remark_ck: ['a remark that is a book', { remark: 'x'.repeat(501) }],
  }),
  ...broken('stock_part', {
    on_hand_ck: ['less than nothing of a lot', { on_hand: -1, reserved: -1 }],
    reserved_ck: ['more of a lot promised than there is', { on_hand: 1, reserved: 2 }],
    lot_ck: ['a lot number that no label holds', { lot_number: 'x'.repeat(61) }],
  }),
  {
    refuses: 'stock_part_bin_fk',
    violation: 'a part in the bin of another warehouse',
    when: async ({ insert, world }) => {
      const warehouse_id = await insert('warehouse');
      const bin_id = await insert('warehouse_bin', { warehouse_id });
      await insert('stock_part', { stock_id: world.stock, bin_id });
    },
  },
  twice('stock_part_place_uq', 'one lot twice in no bin', 'stock_part', { lot_number: 'L-1' }),
  ...broken('serial_unit', {
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
  ...broken('stock_movement', {
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
  {
    refuses: 'stock_movement_bins_ck',
    violation: 'a move between bins by a document',
    when: ({ insert }) => insert('stock_movement', { type: 32 }),
  },
  {
    refuses: 'stock_movement_bins_even',
    violation: 'a move between bins that adds something',
    when: ({ insert }) => insert('stock_movement', { type: 32, source_type: 'bin_move' }),
  },
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
  twice('stock_movement_once_uq', 'one line of a document moved twice', 'stock_movement', { source_id: 7 }),
  {
    refuses: 'stock_movement_append_only',
    violation: 'a movement that was another one, even to the owner of the table',
    when: async ({ insert, sql, becomeOwner }) => {
      const id = await insert('stock_movement');
      await becomeOwner();
      await sql('UPDATE stock_movement SET change = 2 WHERE id = $1', [id]);
    },
  },
  ...broken('stock_reservation', {
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
  twice('stock_reservation_once_uq', 'one line of an order promised twice', 'stock_reservation', {}),
  {
    refuses: 'stock_reservation_append_only',
    violation: 'a promise that ended and begins again',
    when: async ({ insert, sql }) => {
      const id = await insert('stock_reservation', { status: 2, ended_at: new Date() });
      await sql('UPDATE stock_reservation SET status = 1, ended_at = NULL WHERE id = $1', [id]);
    },
  },
  ...broken('stock_document', {
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
    scrapped_ck: ['a document that was scrapped for no reason', { status: 9, audit_status: -2 }],
  }),
  {
    refuses: 'stock_document_money_fk',
    violation: 'a document in another currency than its warehouse',
    when: ({ insert }) => insert('stock_document', { currency: 'USD' }),
  },
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
    refuses: 'stock_document_arrival_append_only',
    violation: 'a document that claims to be made from something else',
    when: async ({ insert, sql, world }) =>
      sql('UPDATE stock_document SET arrival_id = $2 WHERE id = $1', [
        world.stockDocument,
        await insert('arrival'),
      ]),
  },
  {
    refuses: 'stock_document_order_line_uq',
    violation: 'a second valid document for one line of an order',
    when: async ({ insert }) => {
      await insert('stock_document', { type: 21, kind: null, order_line_id: 7 });
      await insert('stock_document', { type: 21, kind: null, order_line_id: 7 });
    },
  },
  {
    refuses: 'stock_document_order_line_ck',
    violation: 'an order for what comes in',
    when: ({ insert }) => insert('stock_document', { order_line_id: 7 }),
  },
  {
    refuses: 'stock_document_order_append_only',
    violation: 'a document that claims to be another order’s',
    when: ({ sql, world }) =>
      sql('UPDATE stock_document SET order_line_id = 7 WHERE id = $1', [world.stockDocument]),
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
  ...broken('stock_document_line', {
    line_ck: ['a line beyond the last', { line: 501 }],
    quantity_ck: ['a line of nothing', { quantity: 0 }],
    serial_ck: ['a serial number of spaces', { serial_number: ' ' }],
    lot_ck: ['a lot number that no label holds', { lot_number: 'x'.repeat(61) }],
    cost_ck: ['a cost below nothing', { unit_cost_amount: -1 }],
    piece_ck: ['two of one piece', { serial_number: 'A', quantity: 2 }],
    published_ck: ['no listing to come to the shelf', { is_published: true }],
  }),
  {
    refuses: 'stock_document_line_listing_ck',
    violation: 'a listing of nobody',
    when: async ({ insert, world }) =>
      insert('stock_document_line', { goods_id: await aListing(insert, world) }),
  },
  {
    refuses: 'stock_document_line_goods_fk',
    violation: 'a listing of another company',
    when: async ({ insert, world }) => {
      const company_id = await insert('company');
      const goods_id = await aListing(insert, world, { company_id });
      await insert('stock_document_line', { goods_id, company_id: world.company });
    },
  },
  {
    refuses: 'stock_document_line_company_fk',
    violation: 'a listing of its own company on a document of another',
    when: async ({ insert, world }) => {
      const company_id = await insert('company');
      const goods_id = await aListing(insert, world, { company_id });
      await insert('stock_document_line', { goods_id, company_id });
    },
  },
  {
    refuses: 'stock_document_line_listing_fk',
    violation: 'a listing of another item',
    when: async ({ insert, world }) =>
      insert('stock_document_line', {
        goods_id: await aListing(insert, world),
        company_id: world.company,
        product_id: world.freeProduct,
      }),
  },
  {
    refuses: 'stock_document_line_listing_fk',
    violation: 'another item of a listing that a line names',
    when: async ({ insert, sql, world }) => {
      const goods_id = await aListing(insert, world);
      await insert('stock_document_line', { goods_id, company_id: world.company });
      await sql('UPDATE goods SET product_id = $2 WHERE id = $1', [goods_id, world.freeProduct]);
    },
  },
  {
    refuses: 'stock_document_line_restock_ck',
    violation: 'a listing that is restocked by what goes out',
    when: async ({ insert, world }) =>
      insert('stock_document_line', {
        goods_id: await aListing(insert, world),
        company_id: world.company,
        unit_cost_amount: null,
      }),
  },
  {
    refuses: 'goods_stocked_ck',
    violation: 'stock behind a listing of no item',
    when: ({ insert }) => insert('goods', { is_stocked: true }),
  },
  {
    refuses: 'offered_stock_held_ck',
    violation: 'more of a listing than there is anywhere',
    when: async ({ insert, world }) =>
      aListing(insert, world, { is_stocked: true, product_id: await insert('product') }),
  },
  {
    refuses: 'offered_stock_held_ck',
    violation: 'more of a listing than stock holds',
    when: async ({ insert, sql, world }) => {
      const product_id = await insert('product');
      await insert('stock', { product_id, on_hand: 2 });
      const goods_id = await aListing(insert, world, { is_stocked: true, product_id, quantity: 2 });
      await sql('UPDATE goods SET quantity = 3 WHERE id = $1', [goods_id]);
    },
  },
  {
    refuses: 'offered_stock_held_ck',
    violation: 'less in stock than the shop offers of it',
    when: async ({ insert, sql, world }) => {
      const product_id = await insert('product');
      const id = await insert('stock', { product_id, on_hand: 2 });
      await aListing(insert, world, { is_stocked: true, product_id, quantity: 2 });
      await sql('UPDATE stock SET on_hand = 1 WHERE id = $1', [id]);
    },
  },
  ...(['company', 'product'] as const).map((of): ConstraintCase => ({
    refuses: `offered_stock_${of}_fk`,
    violation: `what a ${of} that there is not would offer`,
    when: async ({ becomeOwner, sql, world }) => {
      await becomeOwner();
      const keys = { company: world.company, product: world.freeProduct, [of]: 1_999_999_999 };
      await sql('INSERT INTO offered_stock (company_id, product_id, held) VALUES ($1, $2, 0)', [
        keys.company,
        keys.product,
      ]);
    },
  })),
  {
    refuses: 'offered_stock_offered_ck',
    violation: 'offers below nothing, even to the owner of the tables',
    when: async ({ becomeOwner, sql, world }) => {
      await becomeOwner();
      await sql('UPDATE offered_stock SET offered = -1 WHERE product_id = $1', [world.product]);
    },
  },
  {
    refuses: 'stock_document_to_ck',
    violation: 'an allocation to nowhere',
    when: ({ insert }) => insert('stock_document', { type: 31, kind: null }),
  },
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
  {
    refuses: 'stock_document_allocation_fk',
    violation: 'the loss of what there is not',
    when: ({ insert }) => insert('stock_document', { type: 25, kind: null, allocation_id: 1_999_999_999 }),
  },
  ...broken('stock_transit', {
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
  twice('stock_transit_once_uq', 'one line of an allocation sent twice', 'stock_transit', {}),
  twice('stock_document_line_pk', 'two lines at one place', 'stock_document_line', {}),
  {
    refuses: 'stock_document_line_serial_uq',
    violation: 'one piece in two lines',
    when: async ({ insert }) => {
      await insert('stock_document_line', { serial_number: 'ab' });
      await insert('stock_document_line', { serial_number: 'ＡＢ', line: 2 });
    },
  },
  ...broken('stock_document_file', { sort_ck: ['a 21st picture', { sort: 21 }] }),
  twice('stock_document_file_pk', 'two pictures at one place', 'stock_document_file', {}),
  {
    refuses: 'stock_document_file_once_uq',
    violation: 'one picture twice',
    when: async ({ insert }) => {
      await insert('stock_document_file');
      await insert('stock_document_file', { sort: 2 });
    },
  },
];
