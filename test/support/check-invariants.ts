import { checkAll } from '../../server/src/invariants/check-all.js';

/** Recomputes every rule from raw rows, as the program that production runs does; throws with what it found. */
export async function expectInvariants(databaseUrl: string): Promise<void> {
  const said: string[] = [];
  if (!(await checkAll(databaseUrl, (line) => said.push(line))))
    throw new Error(`check:invariants found:\n${said.join('\n')}`);
}
