// plants nothing
export const full = true;
