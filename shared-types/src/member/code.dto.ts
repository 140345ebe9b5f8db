import { IsIn, Matches } from 'class-validator';
import { IsAreaCode, IsEmailAddress, IsPhoneText } from '../validators.js';
import { pick } from '../shapes.js';

/** What a code sent by mail is for. */
export const CODE_TYPE = { register: 1, retrieve: 2, bind: 3 } as const;

/** What a code sent to a phone is for; an account is opened with the code sent by mail. */
export const PHONE_CODE_TYPE = { login: 1, retrieve: 2, bind: 3 } as const;

/** A code as people type it. */
export const IsCode = () => Matches(/^\d{6}$/);

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

export class BindEmailRequest {
  @IsEmailAddress() email: string;
  @IsCode() code: string;
}

export class BindEmailAnswer {
  @IsEmailAddress() email: string;
}

export class BindPhoneRequest extends pick(SendPhoneCodeRequest, 'area_code', 'phone') {
  @IsCode() code: string;
}

export class BindPhoneAnswer {
  /** E.164, such as +819012345678. */
  @Matches(/^\+[1-9]\d{5,14}$/) phone: string;
}
