// plants typescript/no-unnecessary-type-assertion
export const name = (a: string): string => a as string;
