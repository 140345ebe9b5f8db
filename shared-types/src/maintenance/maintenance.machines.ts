import type { ModuleStates } from '../machines.js';
import { offered } from '../states/machine.js';
import { engineerMachine } from '../states/maintenance.states.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const maintenanceStates = {
  machines: [engineerMachine],
  named: { ...offered(engineerMachine, [0, 1, 2, -1, 3]) },
} as const satisfies ModuleStates;
