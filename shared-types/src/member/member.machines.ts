import type { ModuleStates } from '../machines.js';
import { offered } from '../states/machine.js';
import {
  licenceMachine,
  certificationMachine,
  merchantMachine,
  memberMachine,
} from '../states/member.states.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const memberStates = {
  machines: [licenceMachine, certificationMachine, merchantMachine, memberMachine],
  named: {
    ...offered(licenceMachine, [0, 1, -1, 2]),
    ...offered(certificationMachine, [0, 1, 2, -1, 3]),
    ...offered(merchantMachine, [0, 1, 2]),
    ...offered(memberMachine, [0, 1]),
    'states:session': [0, 1],
  },
} as const satisfies ModuleStates;
