import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { IdActionRequest } from '../common.dto.js';
import { rowClassOf } from '../record/classes.js';
import { IsText, OrNull } from '../validators.js';
import { recallParty } from './recall-party.record.js';

export class RecallState {
  @IsInt() id: number;
  @IsInt() status: number;
}

/** The parties a recall would reach now. */
export class RecallReach {
  @IsInt() companies: number;
  @IsInt() pieces: number;
}

export class OpenedRecall extends RecallState {
  /** Notified by now. */
  @IsInt() told: number;
}

export class CloseRecallRequest extends IdActionRequest {
  @IsText(2000) report: string;
}

export class SettleRecallRequest extends IdActionRequest {
  /** 1 returned, 2 corrected, 3 destroyed, 4 none was there any more. */
  @IsIn([1, 2, 3, 4]) outcome: number;
  @IsOptional() @IsText(2000) notes?: string;
}

/** Somebody to whom a delivery took a recalled piece. */
export class RecallReceiver {
  @IsString() send_sn: string;
  @IsString() name: string;
  @IsString() tel: string;
  /** Informed by mail; else the company has to call. */
  @IsBoolean() is_mailed: boolean;
}

export class RecallPiece {
  @IsInt() id: number;
  @IsString() goods_name: string;
  @OrNull() @IsString() goods_code: string | null;
  /** The piece's passport. */
  @OrNull() @IsInt() serial_unit_id: number | null;
  @IsString() serial_number: string;
  @IsString() lot_number: string;
  @IsInt() quantity: number;
  /** 1 on hand, 2 between two places, 3 gone, 4 offered, 5 bought. */
  @IsInt() whereabouts: number;
  @OrNull() @IsString() customer_name: string | null;
  /** Of what has left by deliveries. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => RecallReceiver) receivers: RecallReceiver[];
  /** The document that shows it. */
  @IsString() paper: string;
}

export class RecallPartyDetail extends rowClassOf(recallParty) {
  /** In the reader's language, as all words of it. */
  @IsString() reason: string;
  @IsString() measures: string;
  @IsString() source: string;
  @IsString() reference: string;
  @IsArray() @IsString({ each: true }) models: string[];
  @IsInt() recall_status: number;
  /** The first 500 of them. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => RecallPiece) pieces: RecallPiece[];
}
