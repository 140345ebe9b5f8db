import { IsIn, IsInt, IsOptional, IsString, Length, Matches } from 'class-validator';
import { IsId, IsOptionalRequestId, IsText, OrNull } from '../validators.js';

/** How many addresses a person may keep. */
export const ADDRESSES_MAX = 50;

/**
 * Written either with `name` as a whole or with family and given name, from which the server makes it in the order of
 * the country. Of `mobile` and `telephone` at least one is given. Full-width digits and hyphens are taken.
 */
export class AddAddressRequest {
  @IsOptional() @IsText(100) name?: string;
  @IsOptional() @IsText(50) family_name?: string;
  @IsOptional() @IsText(50) given_name?: string;
  /** How the names are read, in kana; for addresses in Japan. */
  @IsOptional() @IsText(50) family_name_reading?: string;
  @IsOptional() @IsText(50) given_name_reading?: string;
  /** ISO 3166-1 alpha-2, from index/country-list. */
  @Matches(/^[A-Z]{2}$/) country: string;
  /** Prefecture in Japan, province in China, state elsewhere. */
  @IsOptional() @IsText(100) province?: string;
  @IsText(100) @Length(1, 100) city: string;
  /** Town in Japan, district in China. */
  @IsOptional() @IsText(100) district?: string;
  /** Block in Japan, the rest of the address in China, the street elsewhere. */
  @IsText(200) @Length(1, 200) street: string;
  @IsOptional() @IsText(50) house_number?: string;
  @IsOptional() @IsText(100) building?: string;
  /** Seven digits in Japan, six in China; elsewhere as the country writes it. Required in Japan. */
  @IsOptional() @IsText(20) postal_code?: string;
  @IsOptional() @IsText(30) mobile?: string;
  @IsOptional() @IsText(30) telephone?: string;
  /** 1 makes it the default. There is always one default, so 0 changes nothing: make another the default instead. */
  @IsOptional() @IsIn([0, 1]) is_default?: number;
  @IsOptionalRequestId() request_id?: string;
}

/** Takes the place of everything that was written before; what is left out becomes empty. */
export class UpdateAddressRequest extends AddAddressRequest {
  @IsId() id: number;
}

export class Address {
  @IsInt() id: number;
  @IsString() name: string;
  @OrNull() @IsString() family_name: string | null;
  @OrNull() @IsString() given_name: string | null;
  @OrNull() @IsString() family_name_reading: string | null;
  @OrNull() @IsString() given_name_reading: string | null;
  @IsString() country: string;
  @OrNull() @IsString() province: string | null;
  @IsString() city: string;
  @OrNull() @IsString() district: string | null;
  @IsString() street: string;
  @OrNull() @IsString() house_number: string | null;
  @OrNull() @IsString() building: string | null;
  /** "150-0001" in Japan, whatever way it was typed. */
  @OrNull() @IsString() postal_code: string | null;
  /** E.164. */
  @OrNull() @IsString() mobile: string | null;
  /** E.164. */
  @OrNull() @IsString() telephone: string | null;
  @IsIn([0, 1]) is_default: number;
}

export class PostalCodeRequest {
  /** Only Japan's codes are kept; for other countries the answer is empty. */
  @Matches(/^[A-Z]{2}$/) country: string;
  /** Hyphen optional, full-width digits taken. */
  @IsText(20) @Length(1, 20) postal_code: string;
}

/** One of the places of a postal code, in Japanese. */
export class PostalPlace {
  @IsString() prefecture: string;
  @IsString() city: string;
  /** '' where the code covers a whole city. */
  @IsString() town: string;
}
