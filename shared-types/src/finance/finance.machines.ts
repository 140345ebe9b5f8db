import type { ModuleStates } from '../machines.js';
import { offered } from '../states/machine.js';
import { monthBillMachine } from '../states/finance.states.js';
import { bankLineMachine } from '../states/bank-line.states.js';
import { paymentMachine } from '../states/payment.states.js';
import { rechargeMachine } from '../states/recharge.states.js';
import { remittanceMachine } from '../states/remittance.states.js';
import {
  exchangeMachine,
  journalVoucherMachine,
  monthReopeningMachine,
  writeOffMachine,
} from '../states/requested.states.js';
import { proceedsPayoutMachine } from '../states/transfer.states.js';
import { withdrawalMachine } from '../states/withdrawal.states.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const financeStates = {
  machines: [
    monthBillMachine,
    bankLineMachine,
    paymentMachine,
    rechargeMachine,
    remittanceMachine,
    exchangeMachine,
    journalVoucherMachine,
    writeOffMachine,
    monthReopeningMachine,
    proceedsPayoutMachine,
    withdrawalMachine,
  ],
  named: {
    ...offered(monthBillMachine, [0, 10, 20, 30, 40]),
    ...offered(remittanceMachine, [0, 1, -1, 2]),
    ...offered(exchangeMachine, [0, 1, -1, -2]),
    ...offered(journalVoucherMachine, [0, 1, -1, -2]),
    ...offered(writeOffMachine, [0, 1, -1, -2]),
    ...offered(monthReopeningMachine, [0, 1, -1, -2]),
    ...offered(proceedsPayoutMachine, [0, 1, -1, 2]),
    ...offered(withdrawalMachine, [0, 1, -1, 2, 3, -2, -3]),
  },
} as const satisfies ModuleStates;
