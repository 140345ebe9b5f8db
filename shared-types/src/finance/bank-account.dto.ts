import { IsIn, IsInt, IsOptional, IsString, Length, Matches } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsFlag, IsId, IsInstant, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { BANK_ACCOUNT_TYPE } from './payout-bounds.js';

/** An account at a bank, by the rules of the bank's country. */
export class BankAccountFields {
  /** ISO 3166-1 alpha-2. */
  @Matches(/^[A-Z]{2}$/) country: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsText(60) @Length(1, 60) bank_name: string;
  /** Four digits in Japan, the twelve of CNAPS in China, the BIC elsewhere. */
  @IsText(12) bank_code: string;
  /** Required in Japan. */
  @IsOptional() @IsText(60) branch_name?: string;
  /** Three digits, in Japan alone. */
  @IsOptional() @IsText(8) branch_code?: string;
  /** In Japan alone. */
  @IsOptional() @IsIn(Object.values(BANK_ACCOUNT_TYPE)) account_type?: number;
  /** The account holder as the bank spells them: in Japan in kana. */
  @IsText(100) @Length(1, 100) payee: string;
  /** Seven digits at most in Japan; elsewhere, where the country has one, the IBAN. */
  @IsText(42) @Length(1, 42) account_no: string;
  /** 1 makes it the one that is offered first for its currency. */
  @IsOptional() @IsFlag() is_default?: number;
  @IsOptionalRequestId() request_id?: string;
}

export class AddBankAccountRequest extends BankAccountFields {
  /** Required again: a session alone may be in the wrong hands. */
  @IsText(128) @Length(1, 128) password: string;
  /** Where the second factor is on. */
  @IsOptional() @IsText(20) second_factor_code?: string;
}

/** Replaces the account: pending withdrawals to the old one are still paid to it. */
export class UpdateBankAccountRequest extends AddBankAccountRequest {
  @IsId() id: number;
}

export class BankAccount {
  @IsInt() id: number;
  @IsString() country: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsString() bank_name: string;
  @IsString() bank_code: string;
  @IsString() branch_name: string;
  @IsString() branch_code: string;
  @OrNull() @IsInt() account_type: number | null;
  @IsString() payee: string;
  /** Masked: its last figures alone. */
  @IsString() account_no: string;
  @IsFlag() is_default: number;
  /** Nothing is paid to it until then, as its owner had another before; null: no longer. */
  @OrNull() @IsInstant() held_until: string | null;
}
