import { fork } from 'node:child_process';
import path from 'node:path';

/**
 * A helper process and the one question at a time it answers.
 * @param {string} file of this folder
 */
export function startFleet(file) {
  const child = fork(path.join(import.meta.dirname, file), { serialization: 'advanced' });
  return {
    /**
     * @param {object} order
     * @returns {Promise<any>}
     */
    ask: (order) =>
      new Promise((resolve, reject) => {
        child.once('message', (/** @type {any} */ answer) =>
          answer.error ? reject(new Error(answer.error)) : resolve(answer.result),
        );
        child.send(order);
      }),
    stop: () => child.disconnect(),
  };
}
