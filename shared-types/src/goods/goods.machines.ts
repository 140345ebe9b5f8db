import type { ModuleStates } from '../machines.js';
import { offered } from '../states/machine.js';
import { goodsMachine, submissionMachine, draftMachine } from '../states/goods.states.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const goodsStates = {
  machines: [goodsMachine, submissionMachine, draftMachine],
  named: {
    ...offered(goodsMachine, [0, 10, 11, 20, 30, 90]),
    ...offered(submissionMachine, [0, 1, -1, -2]),
    'states:goods_question': [1, 2, 3],
    'states:goods_sale_state': [1, 2, 3, 4, 5],
    'states:goods_import': [0, 10, 20, 30, -1, -2],
    'states:goods_import_row': [0, 1, 2, 3, -1, -2],
  },
} as const satisfies ModuleStates;
