import os from 'node:os';

const GIB = 1024 ** 3;

/**
 * How many workers a suite has: the machine's cores decide, as long as its memory has room for them and for the rest.
 * @param {object} [needs]
 * @param {number} [needs.perCore] above 1 where a worker mostly waits
 * @param {number} [needs.bytes] what one takes of the memory, with its part of PostgreSQL and the servers that it starts
 * @param {{ cores: number, memory: number }} [machine]
 * @returns {number} at least 1
 */
export function workersFor({ perCore = 1, bytes = GIB } = {}, machine = thisMachine()) {
  const room = Math.floor((machine.memory * 0.75) / bytes);
  return Math.max(1, Math.min(Math.round(machine.cores * perCore), room));
}

const thisMachine = () => ({ cores: os.availableParallelism(), memory: os.totalmem() });

/** By suite. Those that run beside each other do not divide the machine: one often waits while the other computes. */
export const workers = {
  unit: () => workersFor(),
  web: () => workersFor(),
  specs: () => workersFor(),
  /** Two nodes of the product, Redis and what drives them. */
  processes: () => workersFor({ bytes: 2 * GIB }),
  /** Much of a journey is waiting. */
  journeys: () => workersFor({ perCore: 2 }),
  checks: () => workersFor({ bytes: 2 * GIB }),
};
