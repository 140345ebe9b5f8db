import type { ModuleStates } from '../machines.js';
import { offered } from '../states/machine.js';
import { messageMachine } from '../states/message.states.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const messageStates = {
  machines: [messageMachine],
  named: {
    ...offered(messageMachine, [0, 1]),
  },
} as const satisfies ModuleStates;
