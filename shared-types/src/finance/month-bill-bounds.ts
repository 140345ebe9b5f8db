/** What a charge is for: a bill sums each kind apart. */
export const BILL_LINE_TYPE = { parts: 1, service: 2, goods: 3 } as const;
export type BillLineType = (typeof BILL_LINE_TYPE)[keyof typeof BILL_LINE_TYPE];

export const REMARK_MAX = 500;
