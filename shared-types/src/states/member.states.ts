import { CERTIFICATION_STATUS, LICENCE_STATUS, MERCHANT_STATUS, MEMBER_STATUS } from '../states.js';
import { machine } from './machine.js';

export const certificationMachine = machine('certification', CERTIFICATION_STATUS, [
  [null, 'uncertified', 'system', 'account created'],
  ['uncertified', 'pending', 'member', 'submit'],
  ['failed', 'pending', 'member', 'submit'],
  ['expired', 'pending', 'member', 'submit'],
  ['pending', 'certified', 'reviewer', 'approve'],
  ['pending', 'failed', 'reviewer', 'reject'],
  ['pending', 'uncertified', 'member', 'withdraw the first submission'],
  ['certified', 'expired', 'system', 'expired_at passed'],
  ['certified', 'pending', 'member', 'change legal data'],
  ['pending', 'certified', 'reviewer', 'reject a change of legal data'],
  ['expired', 'certified', 'platform', 'renew'],
  ['expired', 'certified', 'reviewer', 'approve'],
  ['expired', 'failed', 'reviewer', 'reject'],
]);

export const merchantMachine = machine('merchant', MERCHANT_STATUS, [
  [null, 'active', 'system', 'certification approved'],
  ['active', 'disabled', 'platform', 'disable'],
  ['expired', 'disabled', 'platform', 'disable'],
  ['disabled', 'active', 'platform', 'enable'],
  ['active', 'expired', 'system', 'expired_at passed'],
  ['expired', 'active', 'platform', 'renew'],
  ['disabled', 'active', 'platform', 'renew'],
  ['expired', 'active', 'system', 'certification approved'],
]);

export const memberMachine = machine('member', MEMBER_STATUS, [
  [null, 'active', 'visitor', 'register'],
  ['active', 'disabled', 'platform', 'disable'],
  ['disabled', 'active', 'platform', 'enable'],
]);

export const licenceMachine = machine('licence', LICENCE_STATUS, [
  [null, 'under_review', 'company', 'add'],
  ['under_review', 'under_review', 'company', 'change'],
  ['rejected', 'under_review', 'company', 'correct'],
  ['under_review', 'approved', 'reviewer', 'approve'],
  ['under_review', 'rejected', 'reviewer', 'reject'],
  ['approved', 'replaced', 'reviewer', 'approve its renewal'],
]);
