/** Formats of payment files for banks: transfers of Japan, a sheet for China, ISO 20022 elsewhere. */
export const PAYOUT_FORMAT = { zengin: 1, china: 2, iso: 3 } as const;
export type PayoutFormat = (typeof PAYOUT_FORMAT)[keyof typeof PAYOUT_FORMAT];

/** Payments of one file, and files that are shown. */
export const PAYOUTS_OF_FILE_MAX = 500;
export const PAYOUT_FILES_SHOWN = 30;
/** Payments that no file can contain, the most urgent first. */
export const PAYOUTS_BY_HAND_SHOWN = 100;
/** How far ahead a bank may be instructed to pay. */
export const PAY_AHEAD_DAYS = 31;

/** Of a line of a bank: money came in, money left, a payment was refused. */
export const BANK_LINE_KIND = { in: 1, out: 2, refused: 3 } as const;
/** Lines whose proposals are asked for at once: the longest page of their list. */
export const BANK_LINES_AT_ONCE = 160;
export const BANK_LINE_MATCHING = { open: 0, matched: 1, aside: 2 } as const;
