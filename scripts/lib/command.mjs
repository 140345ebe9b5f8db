import { loadDotEnv } from './settings.mjs';
import { cleanups, onStopSignal } from './stopping.mjs';
import { reportError } from './trouble.mjs';

/**
 * @typedef {{ todo: ReturnType<typeof cleanups>, args: string[], signalled: Promise<'signal'> }} Command
 */

/**
 * The frame of a command that does one thing: settings read, cleaned up at the end and at Ctrl-C, one line for trouble.
 * @param {(command: Command) => Promise<number | void>} work answers the exit code, nothing for 0
 */
export async function command(work) {
  loadDotEnv();
  const todo = cleanups();
  const signalled = onStopSignal();
  let code = 1;
  try {
    const done = work({ todo, args: process.argv.slice(2), signalled });
    done.catch(() => undefined);
    const result = await Promise.race([done, signalled]);
    code = result === 'signal' ? 130 : (result ?? 0);
  } catch (error) {
    reportError(error);
  }
  await todo.run();
  process.exit(code);
}
