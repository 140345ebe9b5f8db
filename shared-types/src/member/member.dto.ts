import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Matches } from 'class-validator';
import { IsEmailAddress, IsText, OrNull } from '../validators.js';

/** What a code sent by mail is for. */
export const CODE_TYPE = { register: 1, retrieve: 2, bind: 3 } as const;

export class SendEmailCodeRequest {
  @IsEmailAddress() email: string;
  @IsIn(Object.values(CODE_TYPE)) type: number;
}

export class EmailLoginRequest {
  @Length(1, 254) email: string;
  @Length(1, 128) password: string;
  /** The privacy policy and the user agreement are accepted. */
  @IsBoolean() checked: boolean;
}

export class SessionAnswer {
  @IsString() token: string;
  @IsString() name: string;
  @OrNull() @IsString() avatar: string | null;
  @IsArray() @IsString({ each: true }) permissions: string[];
}

export class RegisterRequest {
  @IsText(50) @Length(1, 50) username: string;
  @IsEmailAddress() email: string;
  /** Bounds and the list of common passwords are checked apart: PASSWORD_WEAK. */
  @Length(1, 1000) password: string;
  @Length(1, 1000) password_confirm: string;
  @Matches(/^\+?\d{1,4}$/) area_code: string;
  @Matches(/^[\d\s()-]{4,20}$/) phone: string;
  @Matches(/^\d{6}$/) code: string;
  /** ISO 3166-1 alpha-2, from index/country-list. */
  @Matches(/^[A-Z]{2}$/) country: string;
  @Matches(/^[0-9A-Za-z -]{3,10}$/) postal_code: string;
  @IsText(200) @Length(1, 200) address: string;
  @IsBoolean() checked: boolean;
}

export class UpdateProfileRequest {
  @IsOptional() @IsText(50) @Length(1, 50) username?: string;
  @IsOptional() @Matches(/^[A-Z]{2}$/) country?: string;
  @IsOptional() @Matches(/^[0-9A-Za-z -]{3,10}$/) postal_code?: string;
  @IsOptional() @IsText(200) @Length(1, 200) address?: string;
}

export class Profile {
  @IsInt() id: number;
  @IsString() username: string;
  @OrNull() @IsString() avatar: string | null;
  @IsInt() is_add_good: number;
  @OrNull() @IsString() phone: string | null;
  @IsString() email: string;
  @OrNull() @IsString() area_code: string | null;
  @OrNull() @IsString() country: string | null;
  @OrNull() @IsString() postal_code: string | null;
  @OrNull() @IsString() address: string | null;
  @OrNull() @IsString() company_name: string | null;
  /** States of a certification: 0 uncertified, 1 pending, 2 certified, -1 failed, 3 expired. */
  @IsInt() company_status: number;
  @IsInt() is_month_payment: number;
  @IsArray() @IsString({ each: true }) roles: string[];
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
