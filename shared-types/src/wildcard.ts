/** Holds every permission. In a file of its own, as every page of the web needs it. */
export const WILDCARD = '*:*:*';
