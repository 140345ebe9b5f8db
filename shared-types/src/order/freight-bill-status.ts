/** The states of a freight bill: it waits with its order, and ends with that wait. */
export const FREIGHT_BILL_STATUS = { unpaid: 0, paid: 10, waived: 20, declined: 30, lapsed: 40 } as const;
