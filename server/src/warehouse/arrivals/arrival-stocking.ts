import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ARRIVAL_STATUS } from '@fovea/shared-types/states';
import { arrivalMachine } from '@fovea/shared-types/states/warehouse.states';
import type { FieldFault } from '../../i18n/texts.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { DocumentLine } from '../documents/stock-document.repository.js';
import { type StockInSource, StockInSources } from '../documents/stock-in-source.js';
import { ArrivalRepository } from './arrival.repository.js';
import { leftOfProducts } from './left-to-stock.js';

const { arrived, stocked } = ARRIVAL_STATUS;

/** Goods that have arrived go into stock by documents made from their arrival, all at once or part by part. */
@Injectable()
export class ArrivalStocking implements StockInSource, OnModuleInit {
  constructor(
    private readonly sources: StockInSources,
    private readonly arrivals: ArrivalRepository,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  async begin(
    tx: Tx,
    { arrivalId, companyId, lines }: { arrivalId: number; companyId: number; lines: readonly DocumentLine[] },
  ): Promise<void> {
    const row = await this.arrivals.lockArrival(tx, arrivalId, [companyId]);
    if (!row) throw new AppError('NOT_FOUND');
    if (!arrivalMachine.may(row.status, 'stock-in made from it was approved'))
      throw new AppError('STATE_CONFLICT');
    const left = new Map(
      leftOfProducts(
        await this.arrivals.counted(tx, arrivalId),
        await this.arrivals.waitingOrInStock(tx, arrivalId),
      ),
    );
    const faults: Record<string, FieldFault> = {};
    for (const [at, { productId, quantity }] of lines.entries()) {
      const free = left.get(productId);
      if (free === undefined) faults[`lines.${at}.product_id`] = { key: 'choice' };
      else if (quantity > free)
        faults[`lines.${at}.good_number`] = { key: 'more_than_arrived', params: { limit: free } };
      left.set(productId, Math.max(0, (free ?? 0) - quantity));
    }
    if (Object.keys(faults).length > 0) throw fieldError(faults);
  }

  /** Afterwards some of it waits to be put in stock, or all is there. */
  async settle(tx: Tx, caller: StaffCaller, arrivalId: number): Promise<number> {
    const row = await this.arrivals.lockArrival(tx, arrivalId, null);
    invariant(row, 'the source of a document exists');
    const counted = await this.arrivals.counted(tx, arrivalId);
    const inStock = await this.arrivals.inStock(tx, arrivalId);
    const isLeft = [...leftOfProducts(counted, inStock).values()].some((count) => count > 0);
    const status = isLeft || inStock.length === 0 ? arrived : stocked;
    if (row.status === status) return status;
    await this.arrivals.setStocked(tx, arrivalId, status);
    await this.audit.record(tx, caller, {
      action: 'warehouse:arrival:status',
      subjectType: 'arrival',
      subjectId: arrivalId,
      before: { status: row.status },
      after: { status },
    });
    return status;
  }
}
