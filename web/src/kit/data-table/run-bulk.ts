const AT_ONCE = 3;

export interface BulkReport<Row> {
  done: readonly Row[];
  failed: ReadonlyArray<{ row: Row; reason: string }>;
}

/** Runs one call per row, three at a time; a failed one does not stop the others. */
export async function runBulk<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  onProgress: (finished: number) => void = () => undefined,
): Promise<BulkReport<Row>> {
  const waiting = [...rows];
  const done: Row[] = [];
  const failed: Array<{ row: Row; reason: string }> = [];
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        await run(row);
        done.push(row);
      } catch (error) {
        failed.push({ row, reason: error instanceof Error ? error.message : String(error) });
      }
      onProgress(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const inOrder = (a: Row, b: Row): number => rows.indexOf(a) - rows.indexOf(b);
  return { done: done.sort(inOrder), failed: failed.sort((a, b) => inOrder(a.row, b.row)) };
}
