import { IsString } from 'class-validator';
import { OrNull } from '../validators.js';

/** Where an order goes, as it was written down with it. */
export class OrderAddress {
  @IsString() name: string;
  @IsString() country: string;
  @OrNull() @IsString() province: string | null;
  @IsString() city: string;
  @OrNull() @IsString() district: string | null;
  @IsString() street: string;
  @OrNull() @IsString() house_number: string | null;
  @OrNull() @IsString() building: string | null;
  @OrNull() @IsString() postal_code: string | null;
  @OrNull() @IsString() mobile: string | null;
  @OrNull() @IsString() telephone: string | null;
}
