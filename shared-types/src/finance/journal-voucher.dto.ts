import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { RequestedStory } from '../platform/approval.dto.js';
import { IsDay, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import {
  VOUCHER_ACCOUNTS,
  VOUCHER_KIND,
  VOUCHER_REASON_MAX,
  VOUCHER_REFERENCE_MAX,
  type VoucherAccount,
} from './journal-voucher-bounds.js';

const KINDS = Object.values(VOUCHER_KIND);

export class AddJournalVoucherRequest {
  @IsIn(KINDS) kind: number;
  @IsIn([...CURRENCIES]) currency: Currency;
  /** In whole units; of a payout what the provider gave up, its fee included. */
  @IsMoneyText() amount: string;
  /** Of a payout alone: what the provider kept of it. */
  @IsOptional() @IsMoneyText() fee?: string;
  /** Of a correction alone: from which account to which. */
  @IsOptional() @IsIn(VOUCHER_ACCOUNTS) debit_kind?: VoucherAccount;
  @IsOptional() @IsIn(VOUCHER_ACCOUNTS) credit_kind?: VoucherAccount;
  /** When the bank moved it; of a correction it may be left out. */
  @IsOptional() @IsDay() value_day?: string;
  /** As it stands on the bank's statement; of a correction it may be left out. */
  @IsOptional() @IsText(VOUCHER_REFERENCE_MAX) reference?: string;
  @IsText(VOUCHER_REASON_MAX) @Length(1, VOUCHER_REASON_MAX) reason: string;
  @IsOptionalRequestId() request_id?: string;
}

export class JournalVoucherDetail extends RequestedStory {
  @IsIn(KINDS) kind: number;
  @IsIn(VOUCHER_ACCOUNTS) debit_kind: VoucherAccount;
  @IsIn(VOUCHER_ACCOUNTS) credit_kind: VoucherAccount;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsMoneyText() amount: string;
  @IsMoneyText() fee: string;
  @OrNull() @IsDay() value_day: string | null;
  @IsString() reference: string;
}
