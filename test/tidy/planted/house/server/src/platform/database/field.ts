// plants nothing
export const field = 1;
