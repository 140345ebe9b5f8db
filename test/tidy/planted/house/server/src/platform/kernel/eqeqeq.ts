// plants eslint/eqeqeq
export const same = (a: number, b: number): boolean => a == b;
