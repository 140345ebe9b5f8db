import { BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import { DEPOSIT_STATUS } from '@fovea/shared-types/states';
import { eligibilityOf, type EligibilityFacts } from './eligibility.js';

const free: EligibilityFacts = {
  status: null,
  deposit_status: null,
  need_approval: false,
  need_deposit: false,
  is_disabled: false,
  is_own_goods: false,
  is_barred: false,
  has_open_strike: false,
};
const { pending, admitted, refused, lapsed } = BIDDER_STATUS;
const { frozen, exempt, released } = DEPOSIT_STATUS;

describe('who may bid next', () => {
  it.each([
    ['nothing is required', {}, 'eligible'],
    ['approval is required and was not requested', { need_approval: true }, 'not_asked'],
    ['requested when none was needed, and one is now', { need_approval: true, status: lapsed }, 'not_asked'],
    ['the request is pending', { need_approval: true, status: pending }, 'pending'],
    ['refused, though others need no approval any more', { status: refused }, 'refused'],
    ['admitted', { need_approval: true, status: admitted }, 'eligible'],
    ['admitted before a deposit was required', { status: admitted, need_deposit: true }, 'no_deposit'],
    ['the deposit is frozen', { need_deposit: true, deposit_status: frozen }, 'eligible'],
    ['exempt', { need_deposit: true, deposit_status: exempt }, 'eligible'],
    ['the deposit was released', { need_deposit: true, deposit_status: released }, 'no_deposit'],
    ['another lot is unpaid', { status: admitted, has_open_strike: true }, 'strike'],
    ['barred, whatever else', { is_barred: true, has_open_strike: true }, 'barred'],
    ['of the seller’s side', { is_own_goods: true, is_barred: true }, 'own_goods'],
    ['the account is disabled', { is_disabled: true, is_own_goods: true }, 'disabled'],
  ] as const)('where %s', (_, facts, expected) => {
    expect(eligibilityOf({ ...free, ...facts })).toBe(expected);
  });
});
