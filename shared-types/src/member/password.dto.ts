import { IsOptional, IsString, Length } from 'class-validator';
import { IsAreaCode, IsEmailAddress, IsPhoneText } from '../validators.js';
import { IsCode } from './code.dto.js';
import { pick } from '../shapes.js';

/** Either the e-mail address or the phone number to which the code was sent; with both the code is the mail's. */
export class ForgetPasswordRequest {
  @IsOptional() @IsEmailAddress() email?: string;
  @IsOptional() @IsAreaCode() area_code?: string;
  @IsOptional() @IsPhoneText() phone?: string;
  @IsCode() code: string;
  /** Bounds and the list of common passwords are checked apart: PASSWORD_WEAK. */
  @Length(1, 1000) password: string;
  @Length(1, 1000) password_confirm: string;
}

export class ChangePasswordRequest extends pick(ForgetPasswordRequest, 'password', 'password_confirm') {
  @Length(1, 1000) old_password: string;
}

/** The last step of a sign-in that was answered PASSWORD_CHANGE_REQUIRED. */
export class ForcedPasswordRequest extends pick(ForgetPasswordRequest, 'password', 'password_confirm') {
  /** `data.challenge` of that refusal, good for 15 minutes. */
  @Length(1, 100) challenge: string;
}

/** Every session of the account has ended; this token is that of the caller's new one. */
export class TokenAnswer {
  @IsString() token: string;
}

/** Only a question: nothing changes, and no session begins. */
export class VerifyPasswordRequest {
  @Length(1, 1000) password: string;
}
