import type { ModuleAccess } from '../access.js';

/** Permissions and audited actions of the module that do not belong to a record. */
export const auctionAccess = {
  companies: [
    'auction:auction:list',
    'auction:auction:add',
    'auction:auction:update',
    'auction:auction:cancel',
    'auction:auction:relist',
    'auction:auction:decide',
    'auction:bidder:list',
    'auction:bidder:approve',
    'auction:offer:add',
    'auction:strike:settle',
  ],
  platform: ['auction:bid:void', 'auction:bid:audit', 'auction:bidder:bar'],
  audited: [
    'auction.add',
    'auction.update',
    'auction.cancel',
    'auction.relist',
    'auction.decide',
    'auction.void-bid',
    'auction:bid:audit',
    'auction.admit-bidder',
    'auction.refuse-bidder',
    'auction.bar-bidder',
    'auction.offer',
    'auction.default',
    'auction.settle-strike',
  ],
} as const satisfies ModuleAccess;
