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
    ['nothing is asked', {}, 'eligible'],
    ['approval is asked and he has not asked for it', { need_approval: true }, 'not_asked'],
    ['he asked when none was needed, and one is now', { need_approval: true, status: lapsed }, 'not_asked'],
    ['he waits', { need_approval: true, status: pending }, 'pending'],
    ['he was refused, though others need no approval any more', { status: refused }, 'refused'],
    ['he was admitted', { need_approval: true, status: admitted }, 'eligible'],
    ['he was admitted before a deposit was asked', { status: admitted, need_deposit: true }, 'no_deposit'],
    ['his deposit is frozen', { need_deposit: true, deposit_status: frozen }, 'eligible'],
    ['he is exempt', { need_deposit: true, deposit_status: exempt }, 'eligible'],
    ['his deposit went back', { need_deposit: true, deposit_status: released }, 'no_deposit'],
    ['he has not paid another lot', { status: admitted, has_open_strike: true }, 'strike'],
    ['he is barred, whatever else', { is_barred: true, has_open_strike: true }, 'barred'],
    ['he is of the seller’s side', { is_own_goods: true, is_barred: true }, 'own_goods'],
    ['his account is disabled', { is_disabled: true, is_own_goods: true }, 'disabled'],
  ] as const)('where %s', (_, facts, expected) => {
    expect(eligibilityOf({ ...free, ...facts })).toBe(expected);
  });
});
