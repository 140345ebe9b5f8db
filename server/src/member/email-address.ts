/** One spelling per address (I1): NFC and lower case, as the unique index keeps it. */
export const foldEmail = (email: string): string => email.normalize('NFC').toLowerCase().normalize('NFC');
