import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsString, ValidateNested } from 'class-validator';
import { IsId, IsInstant, IsMoneyText, IsOptionalRequestId, OrNull } from '../validators.js';
import { PAY_TYPES, PAYABLE_TYPES, type PayableType, type PayType } from './pay-kinds.js';

/** How a document is to be paid. */
export class PayRequest {
  @IsId() id: number;
  @IsIn([...PAY_TYPES]) pay_type: PayType;
  @IsOptionalRequestId() request_id?: string;
}

export class PayAnswer {
  /** Of the document that was paid. */
  @IsInt() status: number;
  @OrNull() @IsInt() payment_id: number | null;
  /** Where the payer continues; null: nothing more is to be done there. */
  @OrNull() @IsString() pay_url: string | null;
}

/** One try at paying. */
export class PaymentDetail {
  @IsInt() id: number;
  @IsInt() status: number;
  @IsMoneyText() money: string;
  @IsString() currency: string;
  @IsInt() pay_type: number;
  @IsString() subject_type: string;
  @IsInt() subject_id: number;
}

/** A document that the caller is about to pay. */
export class PaymentOptionsRequest {
  @IsIn([...PAYABLE_TYPES]) subject_type: PayableType;
  @IsId() id: number;
}

/** Where a bank transfer goes. */
export class BankTransfer {
  @IsString() payee: string;
  @IsString() bank_name: string;
  @IsString() branch_name: string;
  @IsInt() account_type: number;
  /** Or the IBAN. */
  @IsString() account_no: string;
  /** For payers abroad; empty: none was entered. */
  @IsString() bic: string;
  @IsString() payee_latin: string;
}

/** What is due, and by what it can be paid. */
export class PaymentOptions {
  /** What the payer quotes: the number of the document. */
  @IsString() reference: string;
  @IsMoneyText() money: string;
  /** Frozen for it before, and what it costs with that; null: nothing was. */
  @OrNull() @IsMoneyText() deposit: string | null;
  @OrNull() @IsMoneyText() total_price: string | null;
  @IsString() currency: string;
  @IsArray() @IsInt({ each: true }) pay_types: PayType[];
  /** Where to transfer it to; null: not by bank. */
  @OrNull() @ValidateNested() @Type(() => BankTransfer) bank: BankTransfer | null;
  /** Of the payer in this currency, now and once it is paid from it; null: it is not enough. */
  @IsMoneyText() balance: string;
  @OrNull() @IsMoneyText() balance_after: string | null;
  @OrNull() @IsInstant() pay_deadline: string | null;
  @IsInstant() server_time: string;
}
