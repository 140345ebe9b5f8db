import { spawn } from 'node:child_process';
import os from 'node:os';
import { root } from './checkout.mjs';

/**
 * @typedef {{ code: number, output: string }} Finished
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, isQuiet?: boolean, priority?: number }} RunOptions
 */

/**
 * Runs a command to its end and returns its output.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options `isQuiet` shows nothing while it runs; `priority` as of `nice`: the higher, the more it leaves the
 *   processor to others
 * @returns {Promise<Finished>} never rejects: a command that cannot be started has code 127
 */
export function run(command, args, { cwd = root, env = process.env, isQuiet = false, priority = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    // Whatever it starts inherits this.
    if (priority !== 0 && child.pid !== undefined) os.setPriority(child.pid, priority);
    const end = () => void child.kill(); // our end is its end
    process.once('exit', end);
    let output = '';
    const keep = (/** @type {NodeJS.WriteStream} */ to) => (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (!isQuiet) to.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.once('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.once('close', (code, signal) => {
      process.off('exit', end);
      resolve({ code: signal ? 1 : (code ?? 1), output });
    });
  });
}

/**
 * The same with Node, for tools of ours and of node_modules.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Prints a long step, and every ten seconds that it still runs.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const from = Date.now();
  const seconds = () => `${((Date.now() - from) / 1000).toFixed(1)} s`;
  console.log(`• ${what} …`);
  const still = setInterval(
    () => console.log(`  … ${what}: ${Math.round((Date.now() - from) / 1000)} s`),
    10_000,
  );
  try {
    const result = await work();
    console.log(`  done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(still);
  }
}
