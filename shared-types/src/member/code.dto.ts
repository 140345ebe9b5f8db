import { IsIn, IsOptional, Length, Matches } from 'class-validator';
import { IsAreaCode, IsEmailAddress, IsInstant, IsPhoneText, OrNull } from '../validators.js';
import { both, pick } from '../shapes.js';

/** What a code sent by mail is for. */
export const CODE_TYPE = { register: 1, retrieve: 2, bind: 3 } as const;

/** What a code sent to a phone is for; an account is opened with the code sent by mail. */
export const PHONE_CODE_TYPE = { login: 1, retrieve: 2, bind: 3 } as const;

/** A code as people type it. */
export const IsCode = () => Matches(/^\d{6}$/);

/** E.164, such as +819012345678. */
const PHONE_E164 = /^\+[1-9]\d{5,14}$/;

/** Six digits of the authenticator, or one of the recovery codes (with or without its hyphens). */
export const IsFactorCode = () => Matches(/^(\d{6}|[0-9A-Za-z]{4}(-?[0-9A-Za-z]{4}){2})$/);

export class SendEmailCodeRequest {
  @IsEmailAddress() email: string;
  @IsIn(Object.values(CODE_TYPE)) type: number;
}

export class SendPhoneCodeRequest {
  @IsPhoneText() phone: string;
  /** From member/area-code, such as +81. */
  @IsAreaCode() area_code: string;
  @IsIn(Object.values(PHONE_CODE_TYPE)) type: number;
}

/** The addresses control the account: a session and the code of the new address are not enough. */
export class BindEmailRequest {
  @IsEmailAddress() email: string;
  @IsCode() code: string;
  @Length(1, 1000) password: string;
  /** Where the second factor is on: six digits of the authenticator, or a recovery code. */
  @IsOptional() @IsFactorCode() second_factor_code?: string;
}

export class BindEmailAnswer {
  @IsEmailAddress() email: string;
}

export class BindPhoneRequest extends both(
  pick(SendPhoneCodeRequest, 'area_code', 'phone'),
  pick(BindEmailRequest, 'password', 'second_factor_code'),
) {
  @IsCode() code: string;
}

export class BindPhoneAnswer {
  /** E.164, such as +819012345678. */
  @Matches(PHONE_E164) phone: string;
}

/** The link of the mail that reported another address. */
export class AddressUndoRequest {
  @Length(1, 100) token: string;
}

/** What the link restores: both addresses before one was changed. */
export class AddressUndo {
  /** Which one was changed. */
  @IsIn(['email', 'phone']) kind: string;
  @IsEmailAddress() email: string;
  @OrNull() @Matches(PHONE_E164) phone: string | null;
  @IsInstant() changed_at: string;
}
