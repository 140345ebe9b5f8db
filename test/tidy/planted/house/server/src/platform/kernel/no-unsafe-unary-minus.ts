// plants typescript/no-unsafe-unary-minus
export const minus = (a: string): number => -a;
