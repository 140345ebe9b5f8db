import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import type { StockInLine, StockOutLine } from '@fovea/shared-types/warehouse/stock-document.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ActiveWarehouses } from '../places/active-warehouses.js';
import type { WarehouseRow } from '../places/warehouse.repository.js';
import { settledLines } from './settled-lines.js';
import { StockListings } from './stock-listings.js';
import { StockWithdrawals, type Former } from './stock-withdrawals.js';
import {
  StockDocumentRepository,
  type Added,
  type DocumentLine,
  type NewDocument,
} from './stock-document.repository.js';

interface RequestedDocument extends Former {
  ware_house_id: number;
  /** Of an allocation. */
  to_ware_house_id?: number | undefined;
  customer_id?: number | undefined;
  logistics_code?: string | undefined;
  remark?: string | undefined;
  lines: readonly (StockOutLine & Partial<StockInLine>)[];
}

/** The first steps of every document that moves stock, whichever way it goes. */
@Injectable()
export class StockDocumentCreation {
  constructor(
    private readonly warehouses: ActiveWarehouses,
    private readonly documents: StockDocumentRepository,
    private readonly listings: StockListings,
    private readonly withdrawals: StockWithdrawals,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Reads a request against what the company has. The warehouse stays enabled until the transaction ends.
   * What it corrects is withdrawn first.
   * @throws NOT_FOUND, CHANGED_MEANWHILE, ALREADY_DECIDED, WAREHOUSE_DISABLED, CURRENCY_MISMATCH, VALIDATION
   */
  async settle(
    tx: Tx,
    caller: StaffCaller,
    request: RequestedDocument,
    direction: 'in' | 'out',
  ): Promise<{
    document: Omit<NewDocument, 'type' | 'kind' | 'value' | 'arrivalId'>;
    lines: DocumentLine[];
  }> {
    const { ware_house_id: warehouseId, to_ware_house_id: toWarehouseId, lines } = request;
    await this.withdrawals.replace(tx, caller, request, toWarehouseId === undefined ? direction : 'move');
    const ids = [warehouseId, ...(toWarehouseId === undefined ? [] : [toWarehouseId])];
    const shared = await this.warehouses.share(tx, ids, caller.companies);
    const warehouse = shared.get(warehouseId);
    invariant(warehouse, 'a warehouse that is shared is there');
    if (toWarehouseId !== undefined) refuseUnlike(warehouse, shared.get(toWarehouseId));
    const companyId = warehouse.company_id;
    const known = {
      items: await this.documents.items(
        tx,
        companyId,
        lines.map(({ product_id }) => product_id),
      ),
      bins: await this.documents.bins(
        tx,
        warehouseId,
        lines.flatMap(({ bin_id }) => bin_id ?? []),
      ),
      listings: await this.listings.named(tx, caller, companyId, lines),
      currency: warehouse.currency,
    };
    return {
      lines: settledLines(lines, known, direction),
      document: {
        companyId,
        warehouseId,
        toWarehouseId: toWarehouseId ?? null,
        currency: warehouse.currency,
        customerId: request.customer_id ?? null,
        logisticsCode: request.logistics_code?.trim() ?? '',
        remark: request.remark?.trim() ?? '',
        accountId: caller.member.accountId,
      },
    };
  }

  /** A document is pending from now on. @param caller null: nobody in particular submitted it */
  async sent(
    tx: Tx,
    caller: StaffCaller | null,
    { id, sn, action, formerId }: Added & { action: AuditAction; formerId?: number | undefined },
    lines: readonly DocumentLine[],
  ): Promise<void> {
    await this.audit.record(tx, caller, {
      action,
      subjectType: 'stock_document',
      subjectId: id,
      after: { sn, lines: lines.length, ...(formerId === undefined ? {} : { former_id: formerId }) },
    });
    await this.outbox.add(tx, 'stock.document-submitted', { document_id: id });
  }

  wake(): void {
    this.outbox.wake();
  }
}

/** Goods go to another warehouse of the same company, and their cost with them: in one currency. */
function refuseUnlike(from: WarehouseRow, to: WarehouseRow | undefined): void {
  if (to === undefined || to.id === from.id || to.company_id !== from.company_id)
    throw fieldError({ to_ware_house_id: { key: 'choice' } });
  if (to.currency !== from.currency) throw new AppError('CURRENCY_MISMATCH');
}
