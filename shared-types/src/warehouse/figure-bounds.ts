/** Days that the dashboard of stock can look back. */
export const FIGURE_DAYS = [7, 30, 90] as const;

/** Bounds of the age groups in days since receipt; the last has no end. */
export const AGES = [0, 31, 61, 91, 181] as const;
