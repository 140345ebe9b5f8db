/** Holds every permission. It stands alone, as every page of the web asks for it. */
export const WILDCARD = '*:*:*';
