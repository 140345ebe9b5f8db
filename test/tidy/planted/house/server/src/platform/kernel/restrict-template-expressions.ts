// plants typescript/restrict-template-expressions
export const told = (names: string[]): string => `${names}`;
