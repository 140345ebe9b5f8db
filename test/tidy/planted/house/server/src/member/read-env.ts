// plants eslint/no-restricted-properties
export const { env } = process;
