import type { Currency } from '@fovea/shared-types/money';
import type { Deposit } from '../../finance/ledger/deposit.service.js';

/** A deposit on its way: frozen, released, forfeited or used, each at most once for a bidder of a lot (M3). */
export const depositMovement = (bidder: {
  /** Row of auction_bidder. */
  id: number;
  accountId: number;
  deposit: number;
  currency: Currency;
}): Deposit => ({
  accountId: bidder.accountId,
  amount: bidder.deposit,
  currency: bidder.currency,
  cause: { type: 'auction_deposit', id: bidder.id },
});
