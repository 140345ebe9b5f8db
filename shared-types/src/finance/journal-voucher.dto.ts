import { ArrayMinSize, IsBoolean, IsIn, IsInt, IsOptional, IsString, Length } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { DecisionOutcome } from '../platform/approval.dto.js';
import { JOURNAL_VOUCHER_STATUS } from '../states.js';
import { IsDay, IsIds, IsInstant, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import {
  VOUCHER_ACCOUNTS,
  VOUCHER_KIND,
  VOUCHER_REASON_MAX,
  VOUCHER_REFERENCE_MAX,
  type VoucherAccount,
} from './journal-voucher-bounds.js';

const DECIDED_AT_ONCE = 160;
const KINDS = Object.values(VOUCHER_KIND);
const STATUSES = Object.values(JOURNAL_VOUCHER_STATUS);

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

/** Where one stands after a call. */
export class JournalVoucherState {
  @IsInt() id: number;
  @IsIn(STATUSES) status: number;
}

export class JournalVoucherDetail {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsIn(KINDS) kind: number;
  @IsIn(VOUCHER_ACCOUNTS) debit_kind: VoucherAccount;
  @IsIn(VOUCHER_ACCOUNTS) credit_kind: VoucherAccount;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsMoneyText() amount: string;
  @IsMoneyText() fee: string;
  @OrNull() @IsDay() value_day: string | null;
  @IsString() reference: string;
  @IsString() reason: string;
  @IsIn(STATUSES) status: number;
  @IsString() asked_by: string;
  @IsInstant() created_at: string;
  /** Asked for by the reader. */
  @IsBoolean() is_own: boolean;
  /** Null while it waits, and of one that was taken back. */
  @OrNull() @IsString() decided_by: string | null;
  @OrNull() @IsInstant() decided_at: string | null;
  @OrNull() @IsString() audit_notes: string | null;
  @OrNull() @IsInstant() withdrawn_at: string | null;
  /** Of the journal, where it is booked. */
  @OrNull() @IsInt() entry_id: number | null;
}

export class AuditJournalVoucherRequest {
  @ArrayMinSize(1) @IsIds(DECIDED_AT_ONCE) ids: number[];
  /** 1 book, -1 refuse. */
  @IsIn([1, -1]) status: number;
  /** Said when it is refused. */
  @IsOptional() @IsText(500) audit_notes?: string;
  @IsOptionalRequestId() request_id?: string;
}

export class JournalVoucherDecision extends DecisionOutcome {
  @OrNull() @IsIn(STATUSES) status: number | null;
}
