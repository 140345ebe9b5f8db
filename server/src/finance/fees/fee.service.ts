import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { FeeRepository } from './fee.repository.js';
import { feeOf, type Fee, type Sale } from './fee-rules.js';

/** Works out what the platform takes, by the table that is in force today. */
@Injectable()
export class FeeService {
  constructor(private readonly fees: FeeRepository) {}

  /** In their order. */
  async of(tx: Tx, sales: readonly Sale[]): Promise<Fee[]> {
    const lines = await this.fees.inForce(tx);
    return sales.map((sale) => feeOf(lines, sale));
  }
}
