// plants money-arithmetic

export const half = (amount: number): number => Number((BigInt(amount) * 1n) / 2n);
