import { runCommand } from './command.js';

/** Recomputes every rule from raw rows, by the program that production runs; throws with what it found. */
export async function expectInvariants(databaseUrl: string): Promise<void> {
  const command = runCommand('server/dist/check-invariants.js', { DATABASE_URL: databaseUrl });
  const code = await command.ended;
  if (code !== 0) throw new Error(`check:invariants ended with ${code}:\n${command.output()}`);
}
