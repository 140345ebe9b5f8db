import type { ConstraintErrors } from '../platform/database/constraint-errors.js';

export const memberConstraints: ConstraintErrors = {
  account_email_uq: 'EMAIL_TAKEN',
  account_phone_uq: 'PHONE_TAKEN',
  account_email_folded_ck: 'VALIDATION',
  account_phone_e164_ck: 'VALIDATION',
  account_username_length_ck: 'VALIDATION',
  address_default_uq: 'STATE_CONFLICT',
  address_country_form_ck: 'VALIDATION',
  address_name_length_ck: 'VALIDATION',
  address_phone_given_ck: 'VALIDATION',
  address_mobile_e164_ck: 'VALIDATION',
  address_telephone_e164_ck: 'VALIDATION',
  address_postal_code_ck: 'VALIDATION',
  account_avatar_fk: 'FILE_UNKNOWN',
  company_owner_uq: 'STATE_CONFLICT',
  company_legal_number_uq: 'LEGAL_NUMBER_TAKEN',
  company_submission_pending_uq: 'STATE_CONFLICT',
  company_submission_file_owner_fk: 'FILE_UNKNOWN',
};
