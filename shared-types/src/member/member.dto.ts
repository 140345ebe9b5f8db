import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Matches } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsAreaCode, IsEmailAddress, IsId, IsPhoneText, IsText, OrNull } from '../validators.js';
import { SHOPPER_ROLES } from '../states.js';
import { IsCode } from './code.dto.js';
import { partial, pick } from '../shapes.js';

export class EmailLoginRequest {
  @Length(1, 254) email: string;
  @Length(1, 128) password: string;
  /** The privacy policy and the user agreement are accepted. */
  @IsBoolean() checked: boolean;
}

const SMS_MODES = [true, false, 1, 0, '1', '0'];

export class SmsLoginRequest {
  @IsAreaCode() area_code: string;
  @IsPhoneText() phone: string;
  @IsCode() code: string;
  /** Marks the SMS mode of the form; the path alone decides. */
  @IsOptional() @IsIn(SMS_MODES) @JSONSchema({ enum: SMS_MODES }) isyzm?: boolean | number | string;
  /** The privacy policy and the user agreement are accepted. */
  @IsBoolean() checked: boolean;
}

export class SessionAnswer {
  @IsString() token: string;
  @IsString() name: string;
  @OrNull() @IsString() avatar: string | null;
  @IsArray() @IsString({ each: true }) permissions: string[];
}

export class RegisterRequest extends pick(SmsLoginRequest, 'area_code', 'phone', 'code', 'checked') {
  @IsText(50) @Length(1, 50) username: string;
  @IsEmailAddress() email: string;
  /** Bounds and the list of common passwords are checked apart: PASSWORD_WEAK. */
  @Length(1, 1000) password: string;
  @Length(1, 1000) password_confirm: string;
  /** ISO 3166-1 alpha-2, from index/country-list. */
  @Matches(/^[A-Z]{2}$/) country: string;
  @Matches(/^[0-9A-Za-z -]{3,10}$/) postal_code: string;
  @IsText(200) @Length(1, 200) address: string;
}

export class UpdateProfileRequest extends partial(
  RegisterRequest,
  'username',
  'country',
  'postal_code',
  'address',
) {
  /** The id of an image of upload/upload-image; null takes the picture away. */
  @IsOptional() @OrNull() @IsId() avatar?: number | null;
}

export class Profile {
  @IsInt() id: number;
  @IsString() username: string;
  @OrNull() @IsString() avatar: string | null;
  @IsInt() is_add_good: number;
  @OrNull() @IsString() phone: string | null;
  /** 1 once a code sent there came back; only then codes sent there open the account. */
  @IsInt() is_phone_proved: number;
  @IsString() email: string;
  @OrNull() @IsString() area_code: string | null;
  @OrNull() @IsString() country: string | null;
  @OrNull() @IsString() postal_code: string | null;
  @OrNull() @IsString() address: string | null;
  @OrNull() @IsString() company_name: string | null;
  /** States of a certification: 0 uncertified, 1 pending, 2 certified, -1 failed, 3 expired. */
  @IsInt() company_status: number;
  @IsInt() is_month_payment: number;
  /** Names of the member's roles in the back office. */
  @IsArray() @IsString({ each: true }) roles: string[];
  /** The role as a shopper: everybody buys, people of a certified company sell. */
  @IsArray() @IsIn(SHOPPER_ROLES, { each: true }) shopper_roles: string[];
}

export class AreaCode {
  @IsString() label_code: string;
  @IsString() name: string;
  @IsString() country_code: string;
}

export class Country {
  @IsString() id: string;
  @IsString() name: string;
  @IsString() code: string;
}
