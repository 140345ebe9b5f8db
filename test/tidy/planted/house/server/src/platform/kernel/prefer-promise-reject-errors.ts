// plants typescript/prefer-promise-reject-errors
export const fails = (): Promise<never> => Promise.reject('a text');
