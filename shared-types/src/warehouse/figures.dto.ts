import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { AGES, FIGURE_DAYS } from './figure-bounds.js';
import { IsDay, IsId, IsInstant, OrNull } from '../validators.js';

export class StockFiguresRequest {
  /** Of one warehouse; absent: of all. */
  @IsOptional() @IsId() ware_house_id?: number;
  /** How far movements and sales look back. */
  @IsIn(FIGURE_DAYS) days: number;
}

/** The stock of a warehouse and its recorded value, with what is on its way there. */
export class WarehouseValue {
  @IsInt() ware_house_id: number;
  @IsString() ware_house_name: string;
  @IsInt() good_number: number;
  @IsInt() reserved: number;
  @IsInt() in_transit: number;
  /** In whole units. */
  @IsString() value: string;
  @IsString() currency: string;
}

/** Pieces of one currency that came between so many days ago and the next age. */
export class StockAge {
  @IsIn(AGES) from_days: number;
  @IsString() currency: string;
  @IsInt() good_number: number;
  @IsString() value: string;
}

/** What a warehouse sold in the period, at what it had cost; what came back is taken off. */
export class CostOfSales {
  @IsInt() ware_house_id: number;
  @IsString() ware_house_name: string;
  @IsInt() good_number: number;
  /** In whole units. */
  @IsString() cost: string;
  @IsString() currency: string;
}

/** Pieces that came and went on a day of the warehouse's company. */
export class MovementDay {
  @IsDay() day: string;
  @IsInt() came: number;
  @IsInt() went: number;
}

class NamedStock {
  @IsInt() stock_id: number;
  @IsString() goods_name: string;
  @IsString() ware_house_name: string;
}

/** At or below the number at which somebody wants to be notified. */
export class LowStock extends NamedStock {
  @IsInt() good_number: number;
  @IsInt() number_warning: number;
}

/** A promise that ends by itself. */
export class ExpiringPromise extends NamedStock {
  @IsInt() id: number;
  @IsInt() good_number: number;
  @IsInstant() expires_at: string;
}

/** A lot whose last day is near or over. */
export class ExpiringLot extends NamedStock {
  @IsInt() id: number;
  @IsString() lot_number: string;
  @IsDay() expires_on: string;
  @IsInt() good_number: number;
  @IsBoolean() is_over: boolean;
}

/** Documents that wait for somebody. */
export class WaitingDocuments {
  @IsInt() approvals: number;
  @IsInt() expected: number;
  @IsInt() arrived: number;
  @IsInt() to_send: number;
}

export class FigureWarehouse {
  @IsInt() code: number;
  @IsString() name: string;
}

export class StockFigures {
  /** When it was counted. */
  @IsInstant() as_of: string;
  @OrNull() @IsInt() ware_house_id: number | null;
  @IsInt() days: number;
  /** The available ones. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => FigureWarehouse) warehouses: FigureWarehouse[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => WarehouseValue) values: WarehouseValue[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => StockAge) ages: StockAge[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => MovementDay) movements: MovementDay[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => CostOfSales) sold: CostOfSales[];
  @IsInt() low_count: number;
  /** The first of them. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => LowStock) low: LowStock[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => ExpiringPromise) promises: ExpiringPromise[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => ExpiringLot) lots: ExpiringLot[];
  @ValidateNested() @Type(() => WaitingDocuments) waiting: WaitingDocuments;
}
