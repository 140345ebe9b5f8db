import { Type } from 'class-transformer';
import { IsArray, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { CURRENCIES, type Currency } from '../money.js';
import { IsDay, IsId, IsInstant } from '../validators.js';
import { ACCOUNT_KINDS, type AccountKindName } from './balance-types.js';
import {
  FIGURE_NAMES,
  FIGURE_RANGES,
  type FigureName,
  type FigureRange,
  WAITING_MONEY,
  type WaitingName,
} from './figure-kinds.js';

export class MoneyFiguresRequest {
  @IsIn(FIGURE_RANGES) range: FigureRange;
  /** Absent: all that the caller may see. */
  @IsOptional() @IsId() company_id?: number;
}

export class MoneyChartRequest extends MoneyFiguresRequest {
  @IsIn(FIGURE_NAMES) name: FigureName;
}

/** What moved in the period, and in as much of the period before as has gone by of this one. In whole units. */
export class MoneyFigure {
  @IsIn(FIGURE_NAMES) name: FigureName;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsString() value: string;
  @IsString() compare: string;
}

/** The current total of all accounts of a kind; what is ours at the bank and at providers is positive. */
export class StandingMoney {
  @IsIn(ACCOUNT_KINDS) kind: AccountKindName;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsString() value: string;
}

export class WaitingMoney {
  @IsIn(WAITING_MONEY) name: WaitingName;
  @IsInt() count: number;
}

export class MoneyFigures {
  @IsInstant() as_of: string;
  @IsInstant() begin: string;
  /** In the order of their names, currency by currency. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => MoneyFigure) figures: MoneyFigure[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => StandingMoney) standing: StandingMoney[];
  @IsArray() @ValidateNested({ each: true }) @Type(() => WaitingMoney) waiting: WaitingMoney[];
}

/** One figure on one day of the period. */
export class MoneyChartPoint {
  @IsDay() label: string;
  @IsIn([...CURRENCIES]) currency: Currency;
  @IsString() value: string;
}
