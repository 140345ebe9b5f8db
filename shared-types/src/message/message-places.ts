/**
 * What a message can lead to. An answer names each target as `to_<place>` among the message's figures, with its address
 * in the web client; the page says of each what its button is called.
 */
export const MESSAGE_PLACES = [
  'order',
  'goods',
  'goods_review',
  'certification',
  'review',
  'letters',
  'licences',
  'engineer',
  'transfer',
  'exchange',
  'voucher',
  'write_off',
  'month_reopening',
  'setting_change',
  'reconciliation',
  'withdrawal',
  'remittance',
  'refund',
  'parked',
  'balance',
  'search',
  'questions',
  'import',
  'stock',
  'evaluations',
  'bills',
  'tax_documents',
  'bargain',
  'reservation',
] as const;
export type MessagePlace = (typeof MESSAGE_PLACES)[number];
