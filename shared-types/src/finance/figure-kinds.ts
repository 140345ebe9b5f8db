/** How far figures look back; days are those of the house, in Tokyo. */
export const FIGURE_RANGES = ['today', 'last_7_days', 'last_30_days', 'this_month'] as const;

export type FigureRange = (typeof FIGURE_RANGES)[number];

/** What moved, of the platform or of one company; the platform's own come last. */
export const FIGURE_NAMES = ['sales', 'refunds', 'proceeds', 'payouts', 'recharges', 'fees'] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];

/** What waits for finance. */
export const WAITING_MONEY = ['to_review', 'to_pay', 'failed', 'bank_lines', 'overdue_bills'] as const;

export type WaitingName = (typeof WAITING_MONEY)[number];
