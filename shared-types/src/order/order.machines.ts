import type { ModuleStates } from '../machines.js';
import { offered } from '../states/machine.js';
import { orderMachine, evaluationMachine } from '../states/order.states.js';
import { bargainMachine } from '../states/bargain.states.js';
import { reservationMachine } from '../states/reservation.states.js';
import { refundMachine } from '../states/refund.states.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const orderStates = {
  machines: [orderMachine, evaluationMachine, bargainMachine, reservationMachine, refundMachine],
  named: {
    ...offered(evaluationMachine, [1, 0]),
    ...offered(bargainMachine, [10, 20, 30, 40, 50, 51, 60, 61]),
    ...offered(reservationMachine, [10, 15, 20, 30, 40, 50, 60, 70, 71]),
    ...offered(refundMachine, [10, 20, 30, 40, 41, 50, 51, 60, 70]),
  },
} as const satisfies ModuleStates;
