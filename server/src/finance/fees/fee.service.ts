import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { FeeRepository } from './fee.repository.js';
import { feeOf, type Fee, type Sale } from './fee-rules.js';

/** Works out what the platform takes, by the fees of the day of each sale. */
@Injectable()
export class FeeService {
  constructor(private readonly fees: FeeRepository) {}

  /** In their order. */
  async of(tx: Tx, sales: readonly Sale[]): Promise<Fee[]> {
    const days = sales.map(({ soldOn }) => soldOn).sort();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const lines = await this.fees.inForceBetween(tx, first, last);
    return sales.map((sale) => feeOf(lines, sale));
  }
}
