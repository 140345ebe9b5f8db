// plants only-for-tests
export const made = 1;
