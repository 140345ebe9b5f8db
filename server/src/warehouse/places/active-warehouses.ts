import { Injectable } from '@nestjs/common';
import { WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { WarehouseRepository, type WarehouseRow } from './warehouse.repository.js';

/** Warehouses for the packages that make documents. */
@Injectable()
export class ActiveWarehouses {
  constructor(private readonly warehouses: WarehouseRepository) {}

  /**
   * Warehouses in which something new may begin. They are neither disabled nor deleted until the transaction ends;
   * taken before documents and stock rows, all of a document's at once.
   */
  async share(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, WarehouseRow>> {
    const rows = await this.warehouses.share(tx, ids, companies);
    for (const id of ids) {
      const row = rows.get(id);
      if (!row) throw new AppError('NOT_FOUND');
      if (row.status !== WAREHOUSE_STATUS.enabled) throw new AppError('WAREHOUSE_DISABLED');
    }
    return rows;
  }
}
