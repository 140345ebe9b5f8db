import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsText } from '../validators.js';
import { CART_QUANTITY_MAX } from './cart-rules.js';
import { KG_MAX } from './freight-rate.record.js';

/** A parcel that staff make up: so many pieces of one weight, from one country to another. */
export class TryFreightRequest {
  @IsIn(CURRENCIES) currency: Currency;
  @Matches(/^[A-Z]{2}$/) ships_from: string;
  @Matches(/^[A-Z]{2}$/) delivery_country: string;
  /** Where in it: without one, outside of any zone. */
  @IsOptional() @IsText(20) postal_code?: string;
  /** Grams of one piece. */
  @Min(1) @Max(KG_MAX * 1_000) @IsInt() weight_g: number;
  @Min(1) @Max(CART_QUANTITY_MAX) @IsInt() quantity: number;
}

/** What the table charges for it, in whole and in parts. */
export class TriedFreight {
  /** The rule that counts. */
  @IsInt() rate_id: number;
  @IsString() price: string;
  /** For pieces beyond the second. */
  @IsString() step_price: string;
  @IsString() crate_price: string;
  @IsString() export_price: string;
  @IsString() freight: string;
}
