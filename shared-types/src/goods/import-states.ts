/** Of the import of a sheet. */
export const IMPORT_STATUS = {
  checked: 0,
  waiting: 10,
  running: 20,
  done: 30,
  failed: -1,
  cancelled: -2,
} as const;
export type ImportStatus = (typeof IMPORT_STATUS)[keyof typeof IMPORT_STATUS];

/** What became of a row, or will: `existing` came with an earlier import. */
export const IMPORT_ROW = {
  ready: 0,
  draft: 1,
  submitted: 2,
  existing: 3,
  faulty: -1,
  refused: -2,
} as const;

/** What rows become that lack nothing. */
export const IMPORT_MODE = { drafts: 0, submit: 1 } as const;
export type ImportMode = (typeof IMPORT_MODE)[keyof typeof IMPORT_MODE];

/** Up to so many rows somebody waits for; more are imported by a job. */
export const IMPORT_WAITED_ROWS_MAX = 200;

/** Columns of a sheet of goods, as the template has them. */
export const IMPORT_COLUMNS = [
  'reference',
  'goods_name_c',
  'goods_name_e',
  'goods_name_j',
  'category',
  'brand',
  'product',
  'goods_code',
  'serial_number',
  'year',
  'condition',
  'sale_type',
  'price',
  'currency',
  'is_negotiable',
  'quantity',
  'shipping_time',
  'pay_types',
  'ships_from',
  'origin',
  'freight',
  'need_licence',
  'up_at',
  'usage_hours',
  'usage_note_c',
  'usage_note_e',
  'usage_note_j',
  'condition_note_c',
  'condition_note_e',
  'condition_note_j',
  'images',
  'content_c',
  'content_e',
  'content_j',
  'specifications_c',
  'specifications_e',
  'specifications_j',
  'accessories_c',
  'accessories_e',
  'accessories_j',
  'length_mm',
  'width_mm',
  'height_mm',
  'weight_g',
  'gtin',
  'jp_class',
  'jp_approval_number',
  'nmpa_number',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
