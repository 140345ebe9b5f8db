import type { ConstraintErrors } from '../platform/database/constraint-errors.js';

export const memberConstraints: ConstraintErrors = {
  account_email_uq: 'EMAIL_TAKEN',
  account_phone_uq: 'PHONE_TAKEN',
  account_email_folded_ck: 'VALIDATION',
  account_phone_e164_ck: 'VALIDATION',
  account_username_length_ck: 'VALIDATION',
};
