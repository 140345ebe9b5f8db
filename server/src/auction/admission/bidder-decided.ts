import type { Deposit } from '../../finance/ledger/deposit.service.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import { DEPOSIT_STATUS } from '@fovea/shared-types/states';
import type { RequestedAdmissionRow } from './auction-admission.repository.js';
import { depositMovement } from './deposit-movement.js';

/** Money that waits with its bidder, as the row was locked. */
export const depositOfBidder = ({
  id,
  account_id,
  deposit,
  deposit_status,
  currency,
}: RequestedAdmissionRow): Deposit =>
  depositMovement({
    id,
    accountId: account_id,
    deposit: deposit_status === DEPOSIT_STATUS.frozen ? deposit : 0,
    currency,
  });

/** @param reason null where it was admitted, or refused by the clock */
export const bidderDecided = (
  { auction_id, account_id }: RequestedAdmissionRow,
  status: number,
  reason: string | null,
): NewEvent => ({ event: 'auction.bidder-decided', payload: { auction_id, account_id, status, reason } });
