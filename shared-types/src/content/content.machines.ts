import type { ModuleStates } from '../machines.js';
import { offered } from '../states/machine.js';
import { enquiryMachine } from '../states/content.states.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const contentStates = {
  machines: [enquiryMachine],
  named: {
    ...offered(enquiryMachine, [0, 1, 2, 3]),
  },
} as const satisfies ModuleStates;
