import { AUCTION_STATUS, BIDDER_STATUS } from '../sale-states.js';
import { AUCTION_ORDER_STATUS, DEPOSIT_STATUS, OFFER_STATUS } from '../states.js';
import { machine } from './machine.js';

export const auctionMachine = machine('auction', AUCTION_STATUS, [
  [null, 'scheduled', 'seller', 'add auction for approved goods'],
  ['scheduled', 'scheduled', 'seller', 'change terms'],
  ['scheduled', 'bidding', 'system', 'start_at reached'],
  ['scheduled', 'cancelled', 'seller or platform', 'cancel'],
  ['bidding', 'bidding', 'bidder', 'bid (a maximum)'],
  ['bidding', 'bidding', 'system', 'accepted bid in the last 5 minutes changed price or leader'],
  ['bidding', 'bidding', 'platform', 'void a bid'],
  ['bidding', 'bidding', 'system', 'platform was down at the end for more than a minute'],
  ['bidding', 'bidding', 'seller', 'lower the reserve, or move the end later'],
  ['bidding', 'successful', 'bidder', 'buy now, or a maximum at or above the buy-now price'],
  ['scheduled', 'cancelled', 'system', 'start_at reached while the merchant may not sell'],
  ['bidding', 'cancelled', 'system', 'merchant disabled or expired'],
  ['bidding', 'cancelled', 'seller', 'cancel'],
  ['bidding', 'cancelled', 'platform', 'cancel'],
  ['bidding', 'ended', 'system', 'end_at reached'],
  ['ended', 'successful', 'system', 'close, same transaction as the ending'],
  ['ended', 'failed', 'system', 'close, same transaction as the ending'],
  ['ended', 'successful', 'seller', 'accept the highest bid'],
  ['ended', 'failed', 'seller', 'decline the highest bid'],
  ['ended', 'failed', 'system', 'reserve missed, seller silent until 17:00 of their next business day'],
  ['bidding', 'successful', 'system', 'end_at reached, closed in one step'],
  ['bidding', 'failed', 'system', 'end_at reached, closed in one step'],
]);

export const auctionOrderMachine = machine('auction_order', AUCTION_ORDER_STATUS, [
  [null, 'bidding', 'bidder', 'first accepted bid'],
  ['bidding', 'ended', 'system', 'end_at reached, reserve missed, seller has not spoken'],
  ['bidding', 'won', 'system', 'auction successful, bidder leads'],
  ['ended', 'won', 'system', 'auction successful, bidder leads'],
  ['bidding', 'lost', 'system', 'auction successful for another, or failed'],
  ['ended', 'lost', 'system', 'auction successful for another, or failed'],
  ['bidding', 'cancelled', 'system', 'auction cancelled'],
  ['won', 'paid', 'system', 'order captured'],
  ['won', 'defaulted', 'system', 'pay_deadline passed, no remittance under review'],
  ['won', 'defaulted', 'buyer', 'cancels the won order'],
  ['lost', 'won', 'bidder', 'takes the second chance'],
]);

export const bidderMachine = machine('auction_bidder', BIDDER_STATUS, [
  [null, 'pending', 'bidder', 'ask to take part'],
  [null, 'admitted', 'bidder', 'ask to take part'],
  ['pending', 'admitted', 'seller or platform', 'admit'],
  ['pending', 'refused', 'seller or platform', 'refuse'],
  ['pending', 'refused', 'system', 'still undecided one hour before the end'],
  ['pending', 'lapsed', 'seller', 'approval is no longer asked'],
  ['pending', 'lapsed', 'system', 'lot closed or cancelled'],
  ['lapsed', 'pending', 'bidder', 'ask to take part'],
  ['lapsed', 'admitted', 'bidder', 'ask to take part'],
]);

export const depositMachine = machine('auction_deposit', DEPOSIT_STATUS, [
  [null, 'frozen', 'bidder', 'ask to take part'],
  [null, 'exempt', 'bidder', 'ask to take part'],
  ['exempt', 'lapsed', 'seller', 'change terms'],
  ['lapsed', 'frozen', 'bidder', 'ask to take part'],
  ['lapsed', 'exempt', 'bidder', 'ask to take part'],
  ['frozen', 'released', 'seller or platform', 'refuse'],
  ['frozen', 'released', 'system', 'still undecided one hour before the end'],
  ['frozen', 'released', 'system', 'lot closed, cancelled or lost'],
  ['frozen', 'used', 'system', "winner's order is paid"],
  ['frozen', 'forfeited', 'system', 'winner defaulted'],
]);

export const offerMachine = machine('auction_offer', OFFER_STATUS, [
  [null, 'open', 'seller', 'offer to the next highest bidder'],
  ['open', 'accepted', 'bidder', 'accept'],
  ['open', 'declined', 'bidder', 'decline'],
  ['open', 'expired', 'system', 'no answer'],
]);
