// plants nothing
export const list = 1;
