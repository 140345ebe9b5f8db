import { lacksApproval, lacksDeposit } from '@fovea/shared-types/auction/admission';
import type { Eligibility } from '@fovea/shared-types/auction/admin-auction.dto';
import { BIDDER_STATUS } from '@fovea/shared-types/sale-states';

/** What decides whether somebody's next bid on a lot would be accepted, as far as it depends on the bidder. */
export interface EligibilityFacts {
  /** Of the approval. */
  status: number | null;
  deposit_status: number | null;
  need_approval: boolean;
  need_deposit: boolean;
  is_disabled: boolean;
  is_own_goods: boolean;
  is_barred: boolean;
  has_open_strike: boolean;
}

/** The first obstacle between a bidder and the next bid; `eligible` when there is none. */
export function eligibilityOf(facts: EligibilityFacts): Eligibility {
  const { status } = facts;
  if (facts.is_disabled) return 'disabled';
  if (facts.is_own_goods) return 'own_goods';
  if (facts.is_barred) return 'barred';
  if (facts.has_open_strike) return 'strike';
  if (lacksApproval(facts.need_approval, status)) {
    if (status === BIDDER_STATUS.refused) return 'refused';
    return status === BIDDER_STATUS.pending ? 'pending' : 'not_asked';
  }
  return lacksDeposit(facts.need_deposit, facts.deposit_status) ? 'no_deposit' : 'eligible';
}
