// plants typescript/no-misused-promises
export const isThere = (asked: Promise<boolean>): number => (asked ? 1 : 2);
