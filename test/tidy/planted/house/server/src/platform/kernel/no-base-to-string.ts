// plants typescript/no-base-to-string
export const told = (a: { id: number }): string => String(a);
