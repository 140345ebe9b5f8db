/**
 * What is said of the nearest: of a row itself, else of the next one above it that it is said of, else of all.
 * @param path the row and those above it, the narrowest first
 * @param valueOf of one row, or of all (null)
 */
export function nearest<Value>(
  path: readonly number[],
  valueOf: (id: number | null) => Value | undefined,
): Value | undefined {
  for (const id of [...path, null]) {
    const found = valueOf(id);
    if (found !== undefined) return found;
  }
  return undefined;
}
