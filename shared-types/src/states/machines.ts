import {
  auctionMachine,
  auctionOrderMachine,
  bidderMachine,
  depositMachine,
  offerMachine,
} from './auction.states.js';
import { bankLineMachine } from './bank-line.states.js';
import { bargainMachine } from './bargain.states.js';
import { enquiryMachine } from './content.states.js';
import { monthBillMachine } from './finance.states.js';
import { draftMachine, goodsMachine, submissionMachine } from './goods.states.js';
import { certificationMachine, licenceMachine, memberMachine, merchantMachine } from './member.states.js';
import { messageMachine } from './message.states.js';
import { evaluationMachine, orderMachine } from './order.states.js';
import { paymentMachine } from './payment.states.js';
import { proceedsPayoutMachine } from './transfer.states.js';
import { withdrawalMachine } from './withdrawal.states.js';
import { rechargeMachine } from './recharge.states.js';
import { remittanceMachine } from './remittance.states.js';
import { refundMachine } from './refund.states.js';
import { exchangeMachine, journalVoucherMachine, writeOffMachine } from './requested.states.js';
import { reservationMachine } from './reservation.states.js';
import {
  allocationMachine,
  arrivalMachine,
  sendMachine,
  noticeMachine,
  recallMachine,
  recallPartyMachine,
  stockApprovalMachine,
  stockCheckMachine,
  stockInMachine,
  stockOutMachine,
  warehouseMachine,
} from './warehouse.states.js';

/** Every state machine; a new one is added here, and its table to the database by a migration. */
export const MACHINES = [
  goodsMachine,
  submissionMachine,
  draftMachine,
  auctionMachine,
  auctionOrderMachine,
  bidderMachine,
  depositMachine,
  offerMachine,
  orderMachine,
  evaluationMachine,
  monthBillMachine,
  bankLineMachine,
  paymentMachine,
  rechargeMachine,
  bargainMachine,
  reservationMachine,
  refundMachine,
  remittanceMachine,
  licenceMachine,
  certificationMachine,
  merchantMachine,
  memberMachine,
  enquiryMachine,
  messageMachine,
  warehouseMachine,
  arrivalMachine,
  sendMachine,
  stockInMachine,
  stockOutMachine,
  allocationMachine,
  stockApprovalMachine,
  stockCheckMachine,
  noticeMachine,
  recallMachine,
  recallPartyMachine,
  exchangeMachine,
  journalVoucherMachine,
  writeOffMachine,
  proceedsPayoutMachine,
  withdrawalMachine,
];
