import { productColumns, productJoins, typeName } from './stock-rows.js';

/** What a movement, `t`, shows beside its own columns. */
export const movementColumns = {
  type_name: typeName('t.type'),
  is_undone: '(t.step < 0)::int',
  product_id: 's.product_id',
  ...productColumns,
  serial_number: 'u.serial_number',
  ware_house_name: 'w.name',
  lot_number: `nullif(part.lot_number, '')`,
  bin_code: 'bin.code',
  cost: 't.cost_amount',
  currency: 's.currency',
  document: `CASE t.source_type WHEN 'stock_document' THEN
    (SELECT d.sn FROM stock_document d WHERE d.id = t.source_id) END`,
  username: 'a.username',
} as const;

export const movementJoins = `JOIN stock s ON s.id = t.stock_id JOIN warehouse w ON w.id = t.warehouse_id
  ${productJoins('s.product_id')} LEFT JOIN serial_unit u ON u.id = t.serial_unit_id
  LEFT JOIN stock_part part ON part.id = t.part_id LEFT JOIN warehouse_bin bin ON bin.id = t.bin_id
  LEFT JOIN account a ON a.id = t.account_id`;
