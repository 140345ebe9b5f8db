// plants typescript/restrict-plus-operands
export const sum = (a: bigint, b: number): unknown => a + b;
