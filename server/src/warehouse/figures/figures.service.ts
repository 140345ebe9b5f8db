import { Injectable } from '@nestjs/common';
import { toWire } from '@fovea/shared-types/money';
import type { StockFigures, StockFiguresRequest } from '@fovea/shared-types/warehouse/figures.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FiguresRepository, type FigureScope } from './figures.repository.js';

/** What is in the warehouses, its value and age, what moves, and what waits. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly db: Database,
    private readonly figures: FiguresRepository,
  ) {}

  async readStockFigures(
    { companies, language }: StaffCaller,
    { ware_house_id, days }: StockFiguresRequest,
  ): Promise<StockFigures> {
    const scope: FigureScope = { companies, language, warehouseId: ware_house_id ?? null };
    const asOf = await this.db.clock(this.db);
    const warehouses = await this.figures.warehouses(this.db, scope);
    if (ware_house_id !== undefined && !warehouses.some(({ code }) => code === ware_house_id))
      throw new AppError('NOT_FOUND');
    // One after the other: a look at figures never takes the pool from those who work.
    const values = await this.figures.values(this.db, scope);
    const ages = await this.figures.ages(this.db, scope);
    const sold = await this.figures.sold(this.db, scope, days);
    const promises = await this.figures.promises(this.db, scope);
    return {
      as_of: new Date(asOf).toISOString(),
      ware_house_id: scope.warehouseId,
      days,
      warehouses,
      values: values.map(({ value_amount, ...row }) => ({
        ...row,
        value: toWire(value_amount, row.currency),
      })),
      ages: ages.map(({ value_amount, ...row }) => ({ ...row, value: toWire(value_amount, row.currency) })),
      movements: await this.figures.movements(this.db, scope, days),
      sold: sold.map(({ cost_amount, ...row }) => ({ ...row, cost: toWire(cost_amount, row.currency) })),
      low_count: await this.figures.countLow(this.db, scope),
      low: await this.figures.low(this.db, scope),
      promises: promises.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() })),
      lots: await this.figures.lots(this.db, scope),
      waiting: await this.figures.waiting(this.db, scope),
    };
  }
}
