/** Characters of finance's note on held money. */
export const SUSPENSE_NOTE_MAX = 500;
