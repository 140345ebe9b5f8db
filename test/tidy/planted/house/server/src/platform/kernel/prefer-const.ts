// plants eslint/prefer-const
let still = 1;

export const moved = still + 1;
