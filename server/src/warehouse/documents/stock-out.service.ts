import { Injectable } from '@nestjs/common';
import { stockOutMachine } from '@fovea/shared-types/states/warehouse.states';
import {
  addWarehouseMoreOuts,
  addWarehouseOuts,
  setWarehouseOutTypeSale,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import type {
  AddedStockOut,
  AddedStockOuts,
  AddStockOutRequest,
  AddStockOutsRequest,
  StockOutNumberRequest,
  StockOutTypeAnswer,
} from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ShipmentChecks } from '../compliance/shipment-checks.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import { refuseReversalRequested } from './reversal-requested.js';
import { IMAGES } from './stock-document-files.js';
import { StockDocumentCreation } from './stock-document-creation.js';
import { holderOf, StockDocumentRepository, type Added } from './stock-document.repository.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { FileService } from '../../platform/storage/file.service.js';
import { DOCUMENT_ROWS } from './stock-document.rows.js';

/** Documents by which stock is taken out: it is reserved for them when they are submitted. */
@Injectable()
export class StockOutService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly creation: StockDocumentCreation,
    private readonly documents: StockDocumentRepository,
    private readonly files: FileService,
    private readonly stock: StockReservations,
    private readonly shipping: ShipmentChecks,
    private readonly audit: AuditLog,
  ) {}

  async addStockOut(caller: StaffCaller, request: AddStockOutRequest): Promise<AddedStockOut> {
    const { product_id, good_number, serial_number, lot_number, bin_id, ...document } = request;
    const line = { product_id, good_number, serial_number, lot_number, bin_id };
    const added = await this.idempotency.run(caller, addWarehouseOuts.path, request, async (tx) => {
      const { id, sn } = await this.send(tx, caller, { ...document, lines: [withoutGaps(line)] });
      return { id, ware_house_out_sn: sn, audit_status: 0 };
    });
    this.creation.wake();
    return added;
  }

  async addMore(caller: StaffCaller, request: AddStockOutsRequest): Promise<AddedStockOuts> {
    const added = await this.idempotency.run(caller, addWarehouseMoreOuts.path, request, async (tx) => {
      const { id, sn } = await this.send(tx, caller, request);
      return { ids: [id], ware_house_out_sn: sn };
    });
    this.creation.wake();
    return added;
  }

  /** In the transaction of who has more to write with it. @param sentAt absent: now */
  async send(tx: Tx, caller: StaffCaller, request: AddStockOutsRequest, sentAt?: Date): Promise<Added> {
    const { document, lines } = await this.creation.settle(tx, caller, request, 'out');
    const value = await this.stock.worth(tx, document.warehouseId, lines);
    const sent = {
      ...document,
      type: request.type,
      kind: null,
      arrivalId: null,
      value,
      ...(sentAt && { sentAt }),
    };
    const added = await this.documents.addStockDocument(tx, sent, lines);
    await this.stock.reserve(tx, holderOf(added.id), document.warehouseId, lines);
    await this.shipping.refuseStockOut(tx, {
      id: added.id,
      company_id: document.companyId,
      type: request.type,
    });
    await this.files.replace(tx, caller.member.accountId, IMAGES, added.id, request.out_images ?? []);
    const submitted = { ...added, action: 'warehouse:outbound:add', formerId: request.former_id } as const;
    await this.creation.sent(tx, caller, submitted, lines);
    return added;
  }

  /** What was lent or on trial is sold: no second movement, as it is gone already. */
  setSale(caller: StaffCaller, request: StockOutNumberRequest): Promise<StockOutTypeAnswer> {
    return this.idempotency.run(caller, setWarehouseOutTypeSale.path, request, async (tx) => {
      const sn = request.ware_house_out_sn.trim().toUpperCase();
      const row = await this.documents.lockByNumber(tx, sn, caller.companies);
      const others: readonly number[] = [STOCK_TYPE.in, STOCK_TYPE.move, STOCK_TYPE.reversal];
      if (!row || others.includes(row.type)) throw new AppError('NOT_FOUND');
      await refuseBeyondReach(tx, caller, DOCUMENT_ROWS, row.id);
      const isLent = row.type === STOCK_TYPE.loan || row.type === STOCK_TYPE.trial;
      if (!isLent || !stockOutMachine.may(row.status, 'turn a loan or trial into a sale'))
        throw new AppError('STATE_CONFLICT');
      await refuseReversalRequested(tx, [row.id]);
      await this.documents.setType(tx, row.id, STOCK_TYPE.sale);
      await this.shipping.refuseStockOut(tx, { ...row, type: STOCK_TYPE.sale });
      await this.audit.record(tx, caller, {
        action: 'warehouse:outbound:sale',
        subjectType: 'stock_document',
        subjectId: row.id,
        before: { stock_type: row.type },
        after: { stock_type: STOCK_TYPE.sale },
      });
      return { ware_house_out_sn: row.sn, type: STOCK_TYPE.sale };
    });
  }
}

/** Only the given fields of the one line. */
const withoutGaps = <Line extends object>(line: Line): Line =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as Line; // the same fields
