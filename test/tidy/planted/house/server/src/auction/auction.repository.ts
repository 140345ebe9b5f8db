// plants nothing
export const rows = 1;
