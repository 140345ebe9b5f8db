import { BIDDER_STATUS } from '../sale-states.js';
import { DEPOSIT_STATUS } from '../states.js';

// A lot may require two facts before a bid, approval and deposit; neither replaces the other.

/**
 * Whether a bidder lacks the approval of a lot. A refusal is of the person: it stays when others need none.
 * @param status of the admission, null when the bidder never requested it
 */
export function lacksApproval(isRequired: boolean, status: number | null): boolean {
  return status === BIDDER_STATUS.refused || (isRequired && status !== BIDDER_STATUS.admitted);
}

/** @param status of the deposit for the lot, null when none was ever requested */
export function lacksDeposit(isRequired: boolean, status: number | null): boolean {
  return isRequired && status !== DEPOSIT_STATUS.frozen && status !== DEPOSIT_STATUS.exempt;
}
