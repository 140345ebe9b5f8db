import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { programOf } from './bundle.mjs';
import { root } from './checkout.mjs';
import { guard } from './guard.mjs';
import { pause } from './network.mjs';
import { Trouble } from './trouble.mjs';

/**
 * @typedef {{ port: number, env: NodeJS.ProcessEnv, main?: string, nodeOptions?: string[], onLine?: (line: string) => void, readyWithinMs?: number }} ServerOptions
 * @typedef {{ port: number, url: string, pid: number, ended: Promise<string>, signal: (name: NodeJS.Signals) => void, unref: () => void, stop: () => Promise<void> }} ServerProcess
 */

const stopWithinMs = 15_000;

/**
 * A nursery large enough that a bid's garbage dies young: each full collection takes a core from the bidders
 * for a moment. The Dockerfile has the same.
 */
export const serverNodeOptions = ['--enable-source-maps', '--max-semi-space-size=64'];

/**
 * The demo is loaded only where it is wanted: it starts the server with itself on top.
 * @param {Pick<import('./settings.mjs').Settings, 'demoMode'>} settings
 */
export const mainOf = ({ demoMode }) => programOf(demoMode ? 'demo' : 'server');

/**
 * Runs the built server and waits until it is ready to serve. It never outlives us.
 * @param {ServerOptions} options `env` is the server's whole environment but for PORT, `main` what is run (`mainOf`),
 * `nodeOptions` what Node gets beside its own; `onLine` gets what it prints
 * @returns {Promise<ServerProcess>}
 */
export async function startServer({
  port,
  env,
  main = mainOf({ demoMode: false }),
  nodeOptions = [],
  onLine = () => undefined,
  readyWithinMs = 600_000,
}) {
  const child = spawn(process.execPath, [...serverNodeOptions, ...nodeOptions, main], {
    cwd: root,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // Ctrl-C in the terminal is ours to pass on, once, in the right order
  });
  /** @type {string[]} */
  const lastLines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      onLine(line);
    });
  }
  let isOver = false;
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  void ended.then(() => (isOver = true));
  const { pid } = child;
  if (pid === undefined) throw new Trouble(`the server could not be started: ${await ended}`);
  const dismiss = guard(pid, 'TERM');

  const stop = async () => {
    if (!isOver) child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    await ended;
    clearTimeout(kill);
    dismiss();
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (isOver) {
      dismiss();
      throw new Trouble(`the server did not start (${await ended}): ${reason(lastLines)}`);
    }
    if (Date.now() > deadline) {
      await stop();
      throw new Trouble(`the server was not ready after ${readyWithinMs / 1000} s: ${reason(lastLines)}`);
    }
    await pause(100);
  }
  const unref = () => {
    child.unref();
    // Pipes, which have unref as sockets do.
    for (const stream of [child.stdout, child.stderr])
      /** @type {import('node:net').Socket} */ (stream).unref();
  };
  return { port, url, pid, ended, signal: (name) => child.kill(name), unref, stop };
}

/** @param {string} url */
async function isReady(url) {
  try {
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Of the last lines, the one a person would read: the error itself rather than what surrounds it.
 * @param {string[]} lines
 */
function reason(lines) {
  const messages = lines
    .map(messageOf)
    .filter((line) => /\w/.test(line) && !/^\s+at |^Node\.js v/.test(line));
  return (
    messages.findLast((line) => /(Error|Exception|FATAL)\b/.test(line)) ??
    messages.at(-1) ??
    'it said nothing'
  );
}

/**
 * The text of a log line, be it JSON or plain.
 * @param {string} line
 * @returns {string}
 */
export function messageOf(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}
