/**
 * What is said of the nearest: of a row itself, else of the next one above it that it is said of, else of all.
 * @param path the row and those above it, the narrowest first
 * @param said of one row, or of all (null)
 */
export function nearest<Said>(
  path: readonly number[],
  said: (id: number | null) => Said | undefined,
): Said | undefined {
  for (const id of [...path, null]) {
    const found = said(id);
    if (found !== undefined) return found;
  }
  return undefined;
}
