import type { Permission } from '../permissions.js';

/** How far figures look back; days are those of the ledger, in Tokyo. */
export const FIGURE_RANGES = ['today', 'last_7_days', 'last_30_days', 'this_month'] as const;

export type FigureRange = (typeof FIGURE_RANGES)[number];

/** What moved, of the platform or of one company; the platform's own come last. */
export const FIGURE_NAMES = ['sales', 'refunds', 'proceeds', 'payouts', 'recharges', 'fees'] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];

/** What waits for finance. */
export const WAITING_MONEY = [
  'to_review',
  'to_pay',
  'failed',
  'remittances',
  'bank_lines',
  'parked',
  'exchanges',
  'vouchers',
  'hand_transfers',
  'stopped_transfers',
  'overdue_bills',
  'write_offs',
  'differences',
] as const;

export type WaitingName = (typeof WAITING_MONEY)[number];

/** Who works it off; a company reads its own withdrawals with `WAITING_IN_COMPANY`. */
export const WAITING_MAY: Readonly<Record<WaitingName, Permission>> = {
  to_review: 'finance:withdrawal:approve',
  to_pay: 'finance:withdrawal:pay',
  failed: 'finance:withdrawal:pay',
  remittances: 'finance:remittance:confirm',
  bank_lines: 'finance:bank-line:match',
  parked: 'finance:parked:settle',
  exchanges: 'finance:exchange:approve',
  vouchers: 'finance:journal-voucher:approve',
  hand_transfers: 'finance:transfer:approve',
  stopped_transfers: 'finance:transfer:approve',
  overdue_bills: 'finance:month-bill:confirm',
  write_offs: 'finance:write-off:approve',
  differences: 'finance:reconciliation:explain',
};

/** What of it a company has, and who is notified there. */
export const WAITING_IN_COMPANY: Readonly<Partial<Record<WaitingName, Permission>>> = {
  to_review: 'finance:withdrawal:list',
  to_pay: 'finance:withdrawal:list',
  failed: 'finance:withdrawal:list',
};
