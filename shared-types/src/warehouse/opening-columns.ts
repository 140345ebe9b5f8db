/** Columns of a sheet of opening stock, as the template has them. */
export const OPENING_COLUMNS = [
  'product',
  'serial_number',
  'lot_number',
  'quantity',
  'unit_cost',
  'ware_house',
  'bin',
  'expires_on',
] as const;
export type OpeningColumn = (typeof OPENING_COLUMNS)[number];
