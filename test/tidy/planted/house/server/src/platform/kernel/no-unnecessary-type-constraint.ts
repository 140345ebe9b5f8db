// plants typescript/no-unnecessary-type-constraint
export const same = <T extends unknown>(a: T): T => a;
