// plants eslint/no-restricted-properties
export const home = process.env.HOME;
