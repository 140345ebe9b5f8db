/** The orders of a member's own lists of goods: favourites and browsing history. */
export const KEPT_SORTS = ['newest', 'ending', 'price_asc', 'price_desc'] as const;
export type KeptSort = (typeof KEPT_SORTS)[number];

/** The newest that a history remembers. */
export const VIEWS_MAX = 200;
