import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, Length } from 'class-validator';
import { IsInstant, OrNull } from '../validators.js';
import { IsCode, IsFactorCode } from './code.dto.js';

export class SecondFactorLoginRequest {
  /** From the refusal SECOND_FACTOR_REQUIRED of the sign-in: `data.challenge`, good for 5 minutes. */
  @Length(1, 100) challenge: string;
  @IsFactorCode() code: string;
}

export class SecondFactorInfo {
  @IsIn([0, 1]) is_enabled: number;
  /** 1: a role of the caller requires it; without it the role allows nothing, and it cannot be turned off. */
  @IsIn([0, 1]) is_demanded: number;
  @OrNull() @IsInstant() enabled_at: string | null;
  @IsInt() recovery_codes_left: number;
}

export class EnrolSecondFactorRequest {
  @Length(1, 1000) password: string;
}

/** Returned once; it counts only after it is confirmed with a code. */
export class SecondFactorSecret {
  /** Base32, for typing it in. */
  @IsString() secret: string;
  /** `otpauth://totp/…`, to be shown as a QR code. */
  @IsString() otpauth_url: string;
}

export class ConfirmSecondFactorRequest {
  @IsCode() code: string;
}

/** Returned once; each serves once, and new ones replace them all. */
export class RecoveryCodes {
  @IsArray() @ArrayMaxSize(10) @IsString({ each: true }) recovery_codes: string[];
}

/** The password, and six digits of the authenticator or a recovery code. */
export class SecondFactorProof {
  @Length(1, 1000) password: string;
  @IsFactorCode() code: string;
}
