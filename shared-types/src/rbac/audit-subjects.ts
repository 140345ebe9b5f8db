/** Every kind of record a line of the audit log can be about, in the order in which it is offered as a filter. */
export const AUDIT_SUBJECTS = [
  'account',
  'role',
  'menu',
  'dept',
  'session',
  'company',
  'address',
  'feedback',
  'message_board',
  'static_page',
  'auction',
  'auction_bidder',
  'auction_offer',
  'auction_strike',
  'category',
  'brand',
  'lexicon_group',
  'goods',
  'product',
  'goods_question',
  'draft_product',
  'evaluation',
  'table_view',
] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
