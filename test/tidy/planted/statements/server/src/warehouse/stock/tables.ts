/** Fragments that nobody would look for in the files that use them. */
export const STOCK = 'stock';
export const OF_BARGAINS = 'bargain b';
