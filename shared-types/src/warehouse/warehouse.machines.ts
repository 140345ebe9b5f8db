import type { ModuleStates } from '../machines.js';
import { offered } from '../states/machine.js';
import {
  warehouseMachine,
  arrivalMachine,
  sendMachine,
  stockInMachine,
  stockOutMachine,
  allocationMachine,
  stockApprovalMachine,
  stockReversalMachine,
  stockCheckMachine,
  noticeMachine,
  recallMachine,
  recallPartyMachine,
} from '../states/warehouse.states.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const warehouseStates = {
  machines: [
    warehouseMachine,
    arrivalMachine,
    sendMachine,
    stockInMachine,
    stockOutMachine,
    allocationMachine,
    stockApprovalMachine,
    stockReversalMachine,
    stockCheckMachine,
    noticeMachine,
    recallMachine,
    recallPartyMachine,
  ],
  named: {
    ...offered(warehouseMachine, [1, 0, 9]),
    ...offered(arrivalMachine, [0, 1, 2, 9]),
    ...offered(sendMachine, [0, 1, 2, 3, 9]),
    ...offered(stockInMachine, [0, 1, -1, 9]),
    ...offered(stockOutMachine, [0, 1, -1, 9]),
    ...offered(allocationMachine, [0, 1, 2, 4, 3, 5, -1, 9]),
    ...offered(stockApprovalMachine, [0, 1, -1, -2]),
    ...offered(stockReversalMachine, [0, 1, -1, 9]),
    ...offered(stockCheckMachine, [0, 1, 9]),
    ...offered(recallMachine, [0, 1, 2]),
    ...offered(recallPartyMachine, [0, 1, 2]),
  },
} as const satisfies ModuleStates;
