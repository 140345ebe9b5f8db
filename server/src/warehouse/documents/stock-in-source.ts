import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { DocumentLine } from './stock-document.repository.js';

/** What a stock-in may be made from: goods that have come and wait to be put in stock. */
export interface StockInSource {
  /**
   * Checks before a document is sent: it belongs to the company, it is pending, and has that quantity.
   * @throws NOT_FOUND, STATE_CONFLICT, VALIDATION
   */
  begin(
    tx: Tx,
    requested: { arrivalId: number; companyId: number; lines: readonly DocumentLine[] },
  ): Promise<void>;
  /** One of its documents was approved or scrapped: what is in stock of it by now. @returns its state */
  settle(tx: Tx, caller: StaffCaller, arrivalId: number): Promise<number>;
}

/** The package of arrivals is above and registers itself while it is built. */
@Injectable()
export class StockInSources {
  private source: StockInSource | undefined;

  register(source: StockInSource): void {
    this.source = source;
  }

  get arrivals(): StockInSource {
    invariant(this.source, 'arrivals registered themselves');
    return this.source;
  }
}
