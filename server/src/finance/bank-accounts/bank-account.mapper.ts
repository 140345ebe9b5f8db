import type { BankAccount } from '@fovea/shared-types/finance/bank-account.dto';
import type { BankAccountRow } from './bank-account.repository.js';

export const maskedNumber = (end: string): string => `••••${end}`;

export const toBankAccount = (row: BankAccountRow): BankAccount => ({
  id: row.id,
  country: row.country,
  currency: row.currency,
  bank_name: row.bank_name,
  bank_code: row.bank_code,
  branch_name: row.branch_name,
  branch_code: row.branch_code,
  account_type: row.account_type,
  payee: row.payee,
  account_no: maskedNumber(row.number_end),
  is_default: row.is_default ? 1 : 0,
  held_until: row.held_until?.toISOString() ?? null,
});
