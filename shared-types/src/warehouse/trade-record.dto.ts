import { IsIn, IsOptional } from 'class-validator';
import { IsDay, IsId } from '../validators.js';

export class TradeRecordDocumentRequest {
  /** The place. */
  @IsId() ware_house_id: number;
  /** The first and the last day, where the company does business. */
  @IsDay() begin: string;
  @IsDay() end: string;
  /** 1 receipts, 2 transfers; absent: both. */
  @IsOptional() @IsIn([1, 2]) direction?: number;
}
