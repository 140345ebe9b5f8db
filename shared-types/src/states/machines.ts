import { auctionMachine, auctionOrderMachine, bidderMachine, offerMachine } from './auction.states.js';
import { enquiryMachine } from './content.states.js';
import { goodsMachine, submissionMachine } from './goods.states.js';
import { certificationMachine, memberMachine, merchantMachine } from './member.states.js';
import { evaluationMachine, orderMachine } from './order.states.js';

/** Every machine that stands; a new one is added here, and its table comes to the database by a migration. */
export const MACHINES = [
  goodsMachine,
  submissionMachine,
  auctionMachine,
  auctionOrderMachine,
  bidderMachine,
  offerMachine,
  orderMachine,
  evaluationMachine,
  certificationMachine,
  merchantMachine,
  memberMachine,
  enquiryMachine,
];
