/** Characters of finance's note on held money. */
export const PARKED_NOTE_MAX = 500;
