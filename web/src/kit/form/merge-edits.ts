const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What two people made of the same record: each field as the one wrote it who changed it, and as it was typed here where
 * both did.
 * @param before as it was read  @param mine as it was typed  @param theirs as it stands by now
 */
export function mergeEdits<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
): { merged: Values; isContested: boolean } {
  const merged = { ...theirs };
  let isContested = false;
  // The keys of an object typed by its keys are these keys.
  for (const name of Object.keys(mine) as Array<keyof Values>) {
    if (isSame(mine[name], before[name])) continue;
    merged[name] = mine[name];
    if (!isSame(theirs[name], before[name]) && !isSame(theirs[name], mine[name])) isContested = true;
  }
  return { merged, isContested };
}
