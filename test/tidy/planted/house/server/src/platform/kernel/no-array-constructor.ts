// plants eslint/no-array-constructor
export const pair = new Array(1, 2);
