import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { warehouseMachine } from '@fovea/shared-types/states/warehouse.states';
import { WAREHOUSE_STATUS } from '@fovea/shared-types/states';
import { addWarehouseBins, delWarehouse, warehouseStatus } from '@fovea/shared-types/warehouse/places.calls';
import type {
  AddWarehouseBinsAnswer,
  AddWarehouseBinsRequest,
  WarehouseStatusAnswer,
  WarehouseStatusRequest,
} from '@fovea/shared-types/warehouse/places.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { PlaceHolds } from './place-holds.js';
import { WarehouseRepository, type WarehouseRow } from './warehouse.repository.js';

const { enabled, disabled, deleted } = WAREHOUSE_STATUS;

/** What is done to a warehouse beside its fields. */
@Injectable()
export class WarehouseService {
  constructor(
    private readonly warehouses: WarehouseRepository,
    private readonly holds: PlaceHolds,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  /** Setting what is set already changes nothing. What waits there keeps it enabled (R-WH-10). */
  setWarehouseStatus(caller: StaffCaller, request: WarehouseStatusRequest): Promise<WarehouseStatusAnswer> {
    const { id } = request;
    const status = request.status === 1 ? enabled : disabled;
    return this.idempotency.run(caller, warehouseStatus.path, request, async (tx) => {
      const row = await this.lockWarehouse(tx, caller, id);
      if (row.status === status) return { id, status };
      if (!warehouseMachine.may(row.status, status === enabled ? 'enable' : 'disable'))
        throw new AppError('STATE_CONFLICT');
      if (status === disabled) await this.holds.refuseHeldWarehouse(tx, id, ['pending']);
      await this.move(tx, caller, row, status, 'warehouse:warehouse:status');
      return { id, status };
    });
  }

  /** Its row stays, for what was done there. */
  async deleteWarehouse(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delWarehouse.path, request, async (tx) => {
      const row = await this.lockWarehouse(tx, caller, request.id);
      if (!warehouseMachine.may(row.status, 'delete')) throw new AppError('STATE_CONFLICT');
      await this.holds.refuseHeldWarehouse(tx, row.id, ['pending', 'stock']);
      await this.move(tx, caller, row, deleted, 'warehouse:warehouse:delete');
    });
  }

  /** Codes that are there already stay as they are, so that a range can be widened by naming it anew. */
  addBins(caller: StaffCaller, request: AddWarehouseBinsRequest): Promise<AddWarehouseBinsAnswer> {
    const codes = [...new Set(request.codes)];
    const location = (request.location ?? '').normalize('NFC').trim();
    return this.idempotency.run(caller, addWarehouseBins.path, request, async (tx) => {
      const { id } = await this.lockWarehouse(tx, caller, request.ware_house_id);
      const added = await this.warehouses.addBins(tx, id, location, codes);
      const first = codes.at(0) ?? '';
      const last = codes.at(-1) ?? '';
      if (added > 0)
        await this.audit.record(tx, caller, {
          action: 'warehouse:bin:add',
          subjectType: 'warehouse',
          subjectId: id,
          after: { bins: first === last ? first : `${first} … ${last} (${added})` },
        });
      return { added, existing: codes.length - added };
    });
  }

  private async lockWarehouse(tx: Tx, { companies }: StaffCaller, id: number): Promise<WarehouseRow> {
    const row = await this.warehouses.lockWarehouse(tx, id, companies);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  private async move(
    tx: Tx,
    caller: StaffCaller,
    { id, status: before }: WarehouseRow,
    status: number,
    action: 'warehouse:warehouse:status' | 'warehouse:warehouse:delete',
  ): Promise<void> {
    await this.warehouses.setWarehouseStatus(tx, id, status);
    await this.audit.record(tx, caller, {
      action,
      subjectType: 'warehouse',
      subjectId: id,
      before: { status: before },
      after: { status },
    });
  }
}
