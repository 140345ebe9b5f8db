import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import { ALLOCATION_STATUS } from '@fovea/shared-types/states';
import { allocationMachine } from '@fovea/shared-types/states/warehouse.states';
import {
  addWarehouseAllocations,
  loseWarehouseAllocations,
  receiveWarehouseAllocations,
  returnWarehouseAllocations,
  sendWarehouseAllocations,
} from '@fovea/shared-types/warehouse/allocation.calls';
import type {
  AddAllocationRequest,
  AddedAllocation,
  FoundAllocationRequest,
  LostAllocationRequest,
  MovedAllocation,
} from '@fovea/shared-types/warehouse/allocation.dto';
import type { AddedStockOut, StockOutLine } from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import { StockTransit } from '../stock/stock-transit.service.js';
import { AllocationShipments, type ShipmentState } from './allocation-shipments.js';
import { refuseReversalRequested } from './reversal-requested.js';
import { settledLines } from './settled-lines.js';
import { StockDocumentCreation } from './stock-document-creation.js';
import {
  holderOf,
  StockDocumentRepository,
  type DocumentLine,
  type DocumentRow,
} from './stock-document.repository.js';
import { DOCUMENT_ROWS } from './stock-document.rows.js';

/** What people do with an allocation, as its machine names it. */
type Step = 'send' | 'receive' | 'return' | 'approve the loss of what is missing';

/** Documents by which stock goes from one warehouse to another: reserved, approved, sent, received. */
@Injectable()
export class AllocationService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly creation: StockDocumentCreation,
    private readonly documents: StockDocumentRepository,
    private readonly shipments: AllocationShipments,
    private readonly stock: StockReservations,
    private readonly transit: StockTransit,
    private readonly audit: AuditLog,
  ) {}

  async addAllocation(caller: StaffCaller, request: AddAllocationRequest): Promise<AddedAllocation> {
    const added = await this.idempotency.run(caller, addWarehouseAllocations.path, request, (tx) =>
      this.propose(tx, caller, request),
    );
    this.creation.wake();
    return added;
  }

  /** In the transaction of who has more to do. */
  async propose(tx: Tx, caller: StaffCaller, request: AddAllocationRequest): Promise<AddedAllocation> {
    const { from_ware_house_id: ware_house_id, ...requested } = request;
    const { document, lines } = await this.creation.settle(
      tx,
      caller,
      { ...requested, ware_house_id },
      'out',
    );
    const value = await this.stock.worth(tx, document.warehouseId, lines);
    const movement = { ...document, type: STOCK_TYPE.move, kind: null, arrivalId: null, value };
    const { id, sn } = await this.documents.addStockDocument(tx, movement, lines);
    await this.stock.reserve(tx, holderOf(id), document.warehouseId, lines);
    const submitted = { id, sn, action: 'warehouse:allocation:add', formerId: request.former_id } as const;
    await this.creation.sent(tx, caller, submitted, lines);
    return { id, allocation_sn: sn, audit_status: 0 };
  }

  async send(caller: StaffCaller, request: IdActionRequest): Promise<MovedAllocation> {
    const sent = await this.idempotency.run(caller, sendWarehouseAllocations.path, request, (tx) =>
      this.ship(tx, caller, request),
    );
    this.creation.wake();
    return sent;
  }

  async ship(tx: Tx, caller: StaffCaller, { id }: IdActionRequest): Promise<MovedAllocation> {
    const row = await this.lockAllocation(tx, caller, id, 'send');
    await this.transit.send(tx, holderOf(id), targetOf(row), caller.member.accountId);
    await this.documents.setStockDocumentStatus(tx, id, ALLOCATION_STATUS.in_transit);
    const { left: missing } = await this.transit.shipment(tx, holderOf(id));
    const state = { status: ALLOCATION_STATUS.in_transit, missing };
    await this.note(tx, caller, 'warehouse:allocation:send', row, state);
    return { id, ...state };
  }

  async receive(caller: StaffCaller, request: FoundAllocationRequest): Promise<MovedAllocation> {
    const moved = await this.idempotency.run(caller, receiveWarehouseAllocations.path, request, (tx) =>
      this.receiveLocked(tx, caller, request),
    );
    this.creation.wake();
    return moved;
  }

  async receiveLocked(
    tx: Tx,
    caller: StaffCaller,
    { id, lines }: FoundAllocationRequest,
  ): Promise<MovedAllocation> {
    const row = await this.lockAllocation(tx, caller, id, 'receive');
    const found = await this.found(tx, row, targetOf(row), lines);
    const state = await this.shipments.receive(tx, row, found, caller.member.accountId);
    await this.note(tx, caller, 'warehouse:allocation:receive', row, state);
    return { id, ...state };
  }

  async returnToSource(caller: StaffCaller, request: FoundAllocationRequest): Promise<MovedAllocation> {
    const { id, lines } = request;
    return this.idempotency.run(caller, returnWarehouseAllocations.path, request, async (tx) => {
      const row = await this.lockAllocation(tx, caller, id, 'return');
      const found = await this.found(tx, row, row.warehouse_id, lines);
      const state = await this.shipments.returnToSource(tx, row, found, caller.member.accountId);
      await this.note(tx, caller, 'warehouse:allocation:return', row, state);
      return { id, ...state };
    });
  }

  /** What is missing is written off by a stock-out of its own, once that is approved. */
  async lose(caller: StaffCaller, request: LostAllocationRequest): Promise<AddedStockOut> {
    const { id, lines } = request;
    const remark = request.audit_notes.trim();
    if (remark === '') throw fieldError({ audit_notes: { key: 'required' } });
    const added = await this.idempotency.run(caller, loseWarehouseAllocations.path, request, async (tx) => {
      const row = await this.lockAllocation(tx, caller, id, 'approve the loss of what is missing');
      const found = await this.found(tx, row, null, lines);
      const loss = {
        companyId: row.company_id,
        type: STOCK_TYPE.loss,
        kind: null,
        warehouseId: targetOf(row),
        allocationId: row.id,
        arrivalId: null,
        currency: row.currency,
        customerId: null,
        logisticsCode: '',
        remark,
        value: await this.transit.worth(tx, holderOf(row.id), found),
        accountId: caller.member.accountId,
      };
      const document = await this.documents.addStockDocument(tx, loss, found);
      await this.creation.sent(tx, caller, { ...document, action: 'warehouse:allocation:lose' }, found);
      return { id: document.id, ware_house_out_sn: document.sn, audit_status: 0 };
    });
    this.creation.wake();
    return added;
  }

  private async lockAllocation(tx: Tx, caller: StaffCaller, id: number, step: Step): Promise<DocumentRow> {
    const row = (await this.documents.lockStockDocument(tx, [id], caller.companies)).get(id);
    if (row?.type !== STOCK_TYPE.move) throw new AppError('NOT_FOUND');
    await refuseBeyondReach(tx, caller, DOCUMENT_ROWS, id);
    if (!allocationMachine.may(row.status, step)) throw new AppError('STATE_CONFLICT');
    await refuseReversalRequested(tx, [id]);
    return row;
  }

  /** Lines as a document has them, their bins those of this warehouse; null: of none. */
  private async found(
    tx: Tx,
    { company_id, currency }: DocumentRow,
    warehouseId: number | null,
    lines: readonly StockOutLine[],
  ): Promise<DocumentLine[]> {
    const items = lines.map(({ product_id }) => product_id);
    const bins = lines.flatMap(({ bin_id }) => bin_id ?? []);
    const known = {
      items: await this.documents.items(tx, company_id, items),
      bins: warehouseId === null ? new Set<number>() : await this.documents.bins(tx, warehouseId, bins),
      listings: new Map<never, never>(),
      currency,
    };
    return settledLines(lines, known, 'out');
  }

  private note(
    tx: Tx,
    caller: StaffCaller,
    action: AuditAction,
    { id, status }: DocumentRow,
    after: ShipmentState,
  ): Promise<void> {
    return this.audit.record(tx, caller, {
      action,
      subjectType: 'stock_document',
      subjectId: id,
      before: { status },
      after: { status: after.status },
    });
  }
}

function targetOf({ to_warehouse_id }: DocumentRow): number {
  invariant(to_warehouse_id !== null, 'an allocation goes somewhere');
  return to_warehouse_id;
}
