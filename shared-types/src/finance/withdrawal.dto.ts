import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  ValidateNested,
} from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { PageAnswer, PageRequest } from '../pagination.js';
import { ApprovalDecision, DecisionOutcome } from '../platform/approval.dto.js';
import { WITHDRAWAL_STATUS } from '../states.js';
import { IsId, IsInstant, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { Balance } from './balance.dto.js';
import { BankAccount } from './bank-account.dto.js';

const STATUSES = Object.values(WITHDRAWAL_STATUS);

export class AddWithdrawalRequest {
  /** In whole units, more than 0 and no more than the balance. */
  @IsMoneyText() money: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  /** One of the owner's, in this currency. */
  @IsId() bank_account_id: number;
  @IsOptionalRequestId() request_id?: string;
}

/** The state of one after a call. */
export class WithdrawalState {
  @IsInt() id: number;
  @IsIn(STATUSES) status: number;
}

export class MyWithdrawalListRequest extends PageRequest {
  @IsOptional() @IsIn(STATUSES) status?: number;
}

export class MyWithdrawal {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsInstant() created_at: string;
  @IsMoneyText() money: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsIn(STATUSES) status: number;
  @IsString() status_name: string;
  /** The bank and the end of the number. */
  @IsString() bank_account: string;
  /** The reason of its last move, where there is one. */
  @OrNull() @IsString() reason: string | null;
}

export class MyWithdrawalListResponse extends PageAnswer {
  @IsArray() @ValidateNested({ each: true }) @Type(() => MyWithdrawal) data: MyWithdrawal[];
}

/** The options for withdrawals of the caller's company. */
export class WithdrawalParams {
  @IsArray() @ValidateNested({ each: true }) @Type(() => Balance) balances: Balance[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => BankAccount) bank_accounts: BankAccount[];
}

/** One move of a withdrawal; the first has no state before it. */
export class WithdrawalMove {
  @OrNull() @IsIn(STATUSES) from_status: number | null;
  @IsIn(STATUSES) to_status: number;
  /** Null: time did it. */
  @OrNull() @IsString() username: string | null;
  @OrNull() @IsString() reason: string | null;
  @IsInstant() created_at: string;
}

export class WithdrawalDetail {
  @IsInt() id: number;
  @IsString() sn: string;
  @IsInstant() created_at: string;
  @IsMoneyText() money: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsIn(STATUSES) status: number;
  @IsString() status_name: string;
  /** The company, or the person where it is their own money. */
  @IsString() company_name: string;
  @IsString() username: string;
  @IsInt() account_id: number;
  @OrNull() @IsInt() company_id: number | null;
  @IsMoneyText() balance: string;
  @IsMoneyText() freeze_balance: string;
  @ValidateNested() @Type(() => BankAccount) bank_account: BankAccount;
  /** All digits of the number, for the payer by hand; masked for everybody else. */
  @IsString() account_no: string;
  /** Others of the owner's in this currency, to which a failed payout may go. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => BankAccount) other_accounts: BankAccount[];
  @OrNull() @IsInstant() deadline_at: string | null;
  @OrNull() @IsInstant() paid_at: string | null;
  @IsString() bank_reference: string;
  @OrNull() @IsString() audit_notes: string | null;
  @IsArray() @ValidateNested({ each: true }) @Type(() => ApprovalDecision) words: ApprovalDecision[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => WithdrawalMove) history: WithdrawalMove[];
  /** Whether a second person has to approve it. */
  @IsBoolean() needs_two: boolean;
}

export class WithdrawalDecision extends DecisionOutcome {
  @OrNull() @IsIn(STATUSES) status: number | null;
}

export class PayWithdrawalRequest {
  @IsId() id: number;
  /** What the bank calls the transfer. */
  @IsText(60) @Length(1, 60) bank_reference: string;
  @IsOptional() @IsText(500) remark?: string;
  @IsOptionalRequestId() request_id?: string;
}

/** Fails a payout, or gives one up. */
export class WithdrawalReasonRequest {
  @IsId() id: number;
  @IsText(500) @Length(1, 500) reason: string;
  @IsOptionalRequestId() request_id?: string;
}

export class RetryWithdrawalRequest {
  @IsId() id: number;
  /** Another one of the owner's; absent: the same again. */
  @IsOptional() @IsId() bank_account_id?: number;
  @IsOptional() @IsText(500) remark?: string;
  @IsOptionalRequestId() request_id?: string;
}
