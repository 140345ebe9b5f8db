import type { ModuleStates } from '../machines.js';
import { offered } from '../states/machine.js';
import { settingChangeMachine } from '../states/setting-change.states.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const rbacStates = {
  machines: [settingChangeMachine],
  named: { ...offered(settingChangeMachine, [0, 1, 2, -1, -2, -3]) },
} as const satisfies ModuleStates;
