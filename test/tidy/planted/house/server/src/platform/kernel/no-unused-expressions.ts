// plants eslint/no-unused-expressions
export const adds = (a: number): void => {
  a + 1;
};
