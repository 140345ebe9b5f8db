import type { ConstraintErrors } from '../platform/database/constraint-errors.js';

export const financeConstraints: ConstraintErrors = {
  ledger_account_not_negative_ck: 'INSUFFICIENT_BALANCE',
  ledger_account_receivable_ck: 'AMOUNT_INVALID',
  ledger_account_currency_ck: 'CURRENCY_MISMATCH',
  posting_account_fk: 'CURRENCY_MISMATCH',
  posting_change_ck: 'AMOUNT_INVALID',
  capture_once_uq: 'ALREADY_PAID',
  capture_refunded_ck: 'REFUND_EXCEEDS_PAID',
  journal_entry_cause_uq: 'ALREADY_DONE',
  bank_account_default_uq: 'STATE_CONFLICT',
  bank_account_country_ck: 'VALIDATION',
  bank_account_currency_ck: 'VALIDATION',
  bank_account_name_ck: 'VALIDATION',
  bank_account_payee_ck: 'VALIDATION',
  bank_account_codes_ck: 'VALIDATION',
  withdrawal_move_ck: 'STATE_CONFLICT',
  withdrawal_amount_ck: 'AMOUNT_INVALID',
  withdrawal_bank_account_fk: 'CURRENCY_MISMATCH',
  withdrawal_decision_uq: 'ALREADY_DECIDED',
  journal_entry_withdrawal_end_uq: 'ALREADY_DONE',
};
