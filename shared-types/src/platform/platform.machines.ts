import type { ModuleStates } from '../machines.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const platformStates = {
  machines: [],
  named: {
    'states:export': [0, 10, 20, -1, -2],
  },
} as const satisfies ModuleStates;
