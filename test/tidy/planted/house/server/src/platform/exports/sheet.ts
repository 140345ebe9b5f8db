// plants nothing
export const sheet = 1;
