/** Signs of a note. */
export const NOTE_MAX = 1000;
/** Notes of one order: what people say among themselves has an end. */
export const NOTES_MAX = 200;
/** Orders whose packing lists are printed in one go. */
export const PACKING_LISTS_MAX = 50;
