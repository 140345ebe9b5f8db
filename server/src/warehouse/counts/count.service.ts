import { Injectable } from '@nestjs/common';
import { stockCheckMachine } from '@fovea/shared-types/states/warehouse.states';
import { STOCK_COUNT_STATUS } from '@fovea/shared-types/states';
import { addWarehouseChecks, cancelWarehouseChecks } from '@fovea/shared-types/warehouse/stock-count.calls';
import { COUNT_LINES_MAX, COUNT_SCOPE } from '@fovea/shared-types/warehouse/stock-count-bounds';
import type {
  AddCountRequest,
  CancelCountRequest,
  CountAnswer,
  CountStatusAnswer,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { ActiveWarehouses } from '../places/active-warehouses.js';
import { CountRepository, type Claims, type CountRow } from './count.repository.js';

/** Counts begin, and some end without consequences. */
@Injectable()
export class CountService {
  constructor(
    private readonly counts: CountRepository,
    private readonly warehouses: ActiveWarehouses,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  addCount(caller: StaffCaller, request: AddCountRequest): Promise<CountAnswer> {
    return this.idempotency.run(caller, addWarehouseChecks.path, request, (tx) =>
      this.begin(tx, caller, request),
    );
  }

  /** In the transaction of who has more to do. */
  async begin(tx: Tx, caller: StaffCaller, request: AddCountRequest): Promise<CountAnswer> {
    const { ware_house_id: warehouseId, scope } = request;
    const warehouse = (await this.warehouses.share(tx, [warehouseId], caller.companies)).get(warehouseId);
    invariant(warehouse, 'a warehouse that is shared is there');
    const claims = await this.claimsOf(tx, warehouse.company_id, request);
    const added = await this.counts.addCount(tx, {
      companyId: warehouse.company_id,
      warehouseId,
      scope,
      location: scope === COUNT_SCOPE.zone ? (request.location?.trim() ?? '') : '',
      remark: request.remark?.trim() ?? '',
      accountId: caller.member.accountId,
    });
    await this.counts.claim(tx, added.id, warehouseId, claims);
    if ((await this.counts.pileCount(tx, warehouseId, claims)) > COUNT_LINES_MAX)
      throw new AppError('COUNT_TOO_LARGE', { limit: COUNT_LINES_MAX });
    const lines = await this.counts.addLines(tx, added.id, warehouseId, claims);
    // Of bins nothing may be recorded, and yet they may contain something.
    if (lines === 0 && claims.bins === null) throw new AppError('COUNT_EMPTY');
    await this.counts.refresh(tx, added.id);
    await this.audit.record(tx, caller, {
      action: 'warehouse:count:add',
      subjectType: 'stock_count',
      subjectId: added.id,
      after: { check_sn: added.sn, lines },
    });
    return { id: added.id, check_sn: added.sn };
  }

  cancelCount(caller: StaffCaller, request: CancelCountRequest): Promise<CountStatusAnswer> {
    const reason = filled('reason', request.reason);
    return this.idempotency.run(caller, cancelWarehouseChecks.path, request, (tx) =>
      this.end(tx, caller, { ...request, reason }),
    );
  }

  async end(
    tx: Tx,
    caller: StaffCaller,
    { reason, ...request }: CancelCountRequest,
  ): Promise<CountStatusAnswer> {
    const status = STOCK_COUNT_STATUS.cancelled;
    const row = await this.lockCount(tx, caller, request.id);
    if (!stockCheckMachine.may(row.status, 'cancel')) throw new AppError('STATE_CONFLICT');
    await this.counts.end(tx, row.id, { status, accountId: caller.member.accountId, reason });
    await this.audit.record(tx, caller, {
      action: 'warehouse:count:cancel',
      subjectType: 'stock_count',
      subjectId: row.id,
      before: { status: row.status },
      after: { status, reason },
    });
    return { id: row.id, status };
  }

  private async claimsOf(
    tx: Tx,
    companyId: number,
    { ware_house_id, scope, location = '', bin_ids = [], product_ids = [] }: AddCountRequest,
  ): Promise<Claims> {
    if (scope === COUNT_SCOPE.products) {
      const wanted = new Set(product_ids);
      if (wanted.size === 0) throw fieldError({ product_ids: { key: 'required' } });
      const found = await this.counts.products(tx, companyId, [...wanted]);
      if (found.length < wanted.size) throw fieldError({ product_ids: { key: 'choice' } });
      return { bins: null, products: wanted };
    }
    if (scope === COUNT_SCOPE.bins) {
      const wanted = new Set(bin_ids);
      if (wanted.size === 0) throw fieldError({ bin_ids: { key: 'required' } });
      const found = await this.counts.bins(tx, ware_house_id, { ids: [...wanted] });
      if (found.length < wanted.size) throw fieldError({ bin_ids: { key: 'choice' } });
      return { bins: wanted, products: null };
    }
    if (scope === COUNT_SCOPE.zone) {
      const zone = location.trim();
      if (zone === '') throw fieldError({ location: { key: 'required' } });
      const found = await this.counts.bins(tx, ware_house_id, { location: zone });
      if (found.length === 0) throw fieldError({ location: { key: 'choice' } });
      return { bins: new Set(found), products: null };
    }
    return { bins: null, products: null };
  }

  private async lockCount(tx: Tx, { companies }: StaffCaller, id: number): Promise<CountRow> {
    const row = await this.counts.lockCount(tx, id, companies);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }
}
