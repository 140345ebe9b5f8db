import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export interface Command {
  child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Resolves when it printed `text`; rejects when it ended without. */
  prints(text: string): Promise<void>;
  /** The code it ended with; null after a signal. */
  ended: Promise<number | null>;
}

/** Runs one of the product's commands the way a person's shell would, with its own environment. */
export function runCommand(
  script: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Command {
  const inherited = Object.entries(process.env).filter(([name]) => /^(PATH|HOME|LANG|TMPDIR)$/.test(name));
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isOver = false;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      notify();
    });
  }
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      isOver = true;
      resolve(code);
      notify();
    }),
  );
  const prints = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(text)) resolve();
        else if (isOver) reject(new Error(`ended without printing "${text}":\n${output}`));
        else return;
        listeners.delete(look);
      };
      listeners.add(look);
      look();
    });
  return { child, output: () => output, prints, ended };
}
