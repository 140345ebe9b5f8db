/**
 * The words of a search as the stored search texts have them, which are normalised (NFKC) and in lower case: full-width
 * letters, digits and brackets, as Chinese and Japanese input methods write them, are the same as the others.
 */
export const searchTerms = (text: string | undefined): string[] =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term !== '');

/** A column as `searchWords` folds its words. */
export const searchable = (column: string): string => `lower(normalize(${column}, NFKC))`;
