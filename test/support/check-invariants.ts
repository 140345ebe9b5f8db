import { checkAll } from '../../server/src/invariants/check-all.js';

/** Recomputes every rule from raw rows, as the program that production runs does; throws with what it found. */
export async function expectInvariants(databaseUrl: string): Promise<void> {
  const report: string[] = [];
  if (!(await checkAll(databaseUrl, (line) => report.push(line))))
    throw new Error(`check:invariants found:\n${report.join('\n')}`);
}
