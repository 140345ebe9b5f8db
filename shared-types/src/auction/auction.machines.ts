import type { ModuleStates } from '../machines.js';
import { offered } from '../states/machine.js';
import {
  auctionMachine,
  auctionOrderMachine,
  bidderMachine,
  depositMachine,
  offerMachine,
} from '../states/auction.states.js';

/** The state machines of the module, and the states that the server names, in the order in which they are offered. */
export const auctionStates = {
  machines: [auctionMachine, auctionOrderMachine, bidderMachine, depositMachine, offerMachine],
  named: {
    ...offered(auctionMachine, [10, 20, 30, 40, 41, 42]),
    ...offered(auctionOrderMachine, [20, 30, 40, 41, 50, 60, 42]),
    ...offered(bidderMachine, [0, 1, -1, 2]),
    ...offered(depositMachine, [0, 1, -1, 2, 3, 4]),
    ...offered(offerMachine, [0, 1, -1, 2]),
  },
} as const satisfies ModuleStates;
