import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import type { LedgerCause } from '../finance/ledger/ledger-causes.js';

const LOT = 'auction l JOIN auction_bidder b ON b.auction_id = l.id AND b.id = e.cause_id';

/** Deposits: about the lot they are held for. */
export const auctionCauses: Readonly<Record<string, LedgerCause>> = {
  auction_deposit: {
    steps: {
      freeze: BALANCE_TYPE.deposit_held,
      release: BALANCE_TYPE.deposit_returned,
      forfeit: BALANCE_TYPE.deposit_forfeited,
      use: BALANCE_TYPE.deposit_used,
    },
    document: {
      type: `'goods'`,
      id: `SELECT l.goods_id FROM ${LOT}`,
      name: `SELECT g.goods_sn FROM ${LOT} JOIN goods g ON g.id = l.goods_id`,
      numbered: (no) => `SELECT b.id FROM goods g JOIN auction l ON l.goods_id = g.id
        JOIN auction_bidder b ON b.auction_id = l.id WHERE g.goods_sn = ${no}`,
    },
  },
};
