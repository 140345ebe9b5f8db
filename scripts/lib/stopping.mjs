import { messageOf } from './trouble.mjs';

/** What has to be undone at the end, last thing first; run twice it does it once. */
export function cleanups() {
  /** @type {(() => Promise<void>)[]} */
  const stack = [];
  return {
    add: (/** @type {() => Promise<void>} */ undo) => void stack.push(undo),
    run: async () => {
      for (let undo = stack.pop(); undo; undo = stack.pop()) {
        try {
          await undo();
        } catch (error) {
          console.error(`  while stopping: ${messageOf(error)}`);
        }
      }
    },
  };
}

/**
 * Resolves at Ctrl-C, a polite kill, the end of the terminal, or the end of npm above us, whose own death does not
 * reach its children. A second Ctrl-C ends at once: the guards then end what is left.
 * @returns {Promise<'signal'>}
 */
export function onStopSignal() {
  return new Promise((resolve) => {
    let count = 0;
    const stop = () => {
      count += 1;
      if (count > 1) process.exit(130);
      resolve('signal');
    };
    for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, stop);
    const parent = process.ppid;
    if (!process.env.npm_lifecycle_event) return;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      stop();
    }, 500);
    watch.unref();
  });
}
