/** As long as the notes to a decision may be. */
export const NOTES_MAX = 500;
