import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsString, Length, ValidateNested } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsDay, IsId, IsIds, IsMoneyText, IsOptionalRequestId, IsText, OrNull } from '../validators.js';
import { BANK_LINE_KIND, BANK_LINE_MATCHING, BANK_LINES_AT_ONCE } from './payout-file-bounds.js';

const KINDS = Object.values(BANK_LINE_KIND);

/** An account of ours that a file may be of: its currency is that of every line. */
export class BankImportAccount {
  @IsInt() id: number;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsString() bank_name: string;
  /** The last of its number; empty where nobody wrote the number down. */
  @IsString() number_end: string;
}

/** What of a line cannot be read. */
export class BankLineFault {
  @IsInt() row_no: number;
  @IsString() fault: string;
}

/** A line as it would be taken over. */
export class ReadBankLine {
  @IsInt() row_no: number;
  @OrNull() @IsDay() booked_on: string | null;
  @IsIn(KINDS) kind: number;
  @IsMoneyText() money: string;
  @IsString() reference: string;
  @IsString() words: string;
}

/** The balances of one statement of the file, negative where overdrawn. */
export class StatementBalances {
  @IsDay() from: string;
  @IsDay() to: string;
  @IsMoneyText() opening: string;
  @IsMoneyText() closing: string;
}

export class BankImport {
  @IsInt() id: number;
  @IsString() file_name: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  /** Lines that were read, and how many of them are here already. */
  @IsInt() lines: number;
  @IsInt() known: number;
  /** The first of them. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => ReadBankLine) sample: ReadBankLine[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => StatementBalances) balances: StatementBalances[];
  /** Nothing of it can be taken over: it is of another account, or not whole. */
  @IsBoolean() is_refused: boolean;
  @IsInt() fault_count: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => BankLineFault) faults: BankLineFault[];
  /** Lines that it added; null until it is taken over. */
  @OrNull() @IsInt() added_count: number | null;
}

/** What a line may be. */
export class BankMatch {
  @IsString() subject_type: string;
  @IsInt() subject_id: number;
  @IsString() sn: string;
  @IsString() name: string;
  /** Its money was posted before: the line documents it and moves nothing. */
  @IsBoolean() is_booked: boolean;
  /** Of the customer of earlier lines that name the same payer. */
  @IsBoolean() is_payer_known: boolean;
  /** More speaks for it than for any other. */
  @IsBoolean() is_first_choice: boolean;
}

export class BankLineDetail {
  @IsInt() id: number;
  @OrNull() @IsDay() booked_on: string | null;
  @IsIn(KINDS) kind: number;
  @IsMoneyText() money: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsString() reference: string;
  /** Payer or payee; empty where the file named nobody. */
  @IsString() party: string;
  @IsString() words: string;
  @IsString() file_name: string;
  @IsInt() row_no: number;
  @IsIn(Object.values(BANK_LINE_MATCHING)) matching: number;
  @OrNull() @IsString() reason: string | null;
  @OrNull() @IsString() username: string | null;
  /** Candidates by amount, and by reference or payer, the likeliest first; a person decides. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => BankMatch) proposals: BankMatch[];
}

/** Lines of a page of the list. */
export class BankLineProposalsRequest {
  @IsIds(BANK_LINES_AT_ONCE) ids: number[];
}

/** What an open line may be; a decided one has none. */
export class BankLineProposals {
  @IsInt() id: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => BankMatch) proposals: BankMatch[];
}

export class MatchBankLineRequest {
  @IsId() id: number;
  @IsText(30) @Length(1, 30) subject_type: string;
  @IsId() subject_id: number;
  @IsOptionalRequestId() request_id?: string;
}

export class SetAsideBankLineRequest {
  @IsId() id: number;
  @IsText(500) @Length(1, 500) reason: string;
  @IsOptionalRequestId() request_id?: string;
}

/** Owner of the money of an unannounced line. */
export class CreditBankLineRequest {
  @IsId() id: number;
  @IsId() member_id: number;
  @IsText(500) @Length(1, 500) reason: string;
  @IsOptionalRequestId() request_id?: string;
}
