const CAP = 99;

/** A count as a badge shows it (spec 9). */
export const cappedCount = (count: number): string => (count > CAP ? `${CAP}+` : String(count));
