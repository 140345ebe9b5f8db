// plants eslint/no-unused-vars
const left = 1;

export const right = 2;
