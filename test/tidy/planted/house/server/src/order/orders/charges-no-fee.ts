// plants silent-default

export const feeOf = (fees: readonly { fee: number }[], at: number): number => fees[at]?.fee ?? 0;
