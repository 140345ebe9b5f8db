/** Signs of a note. */
export const NOTE_MAX = 1000;
/** The limit of internal notes on one order. */
export const NOTES_MAX = 200;
/** Orders whose packing lists are printed in one go. */
export const PACKING_LISTS_MAX = 50;
