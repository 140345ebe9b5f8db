// plants nothing
export const start = 1;
