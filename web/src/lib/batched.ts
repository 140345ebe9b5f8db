/** What is asked for together, at most. */
interface Batch<Answer> {
  ids: Set<number>;
  answer: Promise<ReadonlyMap<number, Answer>>;
}

/**
 * Asks once for all ids that are wanted at one moment, as the rows of a page are when it is drawn.
 * @param max of one call
 */
export function batched<Answer extends { id: number }>(
  ask: (ids: number[]) => Promise<readonly Answer[]>,
  max: number,
): (id: number) => Promise<Answer> {
  let open: Batch<Answer> | null = null;
  const begin = (): Batch<Answer> => {
    const ids = new Set<number>();
    const answer = Promise.resolve().then(async () => {
      open = null;
      return new Map((await ask([...ids])).map((one) => [one.id, one]));
    });
    return { ids, answer };
  };
  return async (id) => {
    if (open === null || open.ids.size >= max) open = begin();
    const { ids, answer } = open;
    ids.add(id);
    const found = (await answer).get(id);
    if (!found) throw new Error(`no answer for ${id}`);
    return found;
  };
}
