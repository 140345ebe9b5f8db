import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { STOCK_LINES_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { STOCK_IN_KIND, STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Tx } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import { StockDocumentCreation } from './stock-document-creation.js';
import {
  holderOf,
  StockDocumentRepository,
  type Added,
  type DocumentLine,
  type DocumentRow,
} from './stock-document.repository.js';

/** Of documents that nobody typed: they follow from something else. */
export interface DerivedDocumentFacts {
  companyId: number;
  warehouseId: number;
  currency: Currency;
  remark: string;
}

/** What leaves; of goods kept by number, of the part that is known. */
export type LeavingLine = DocumentLine & { partId?: number | null };

/** Documents that follow from a count, an import or a refund. They are pending like every other; long ones are split. */
@Injectable()
export class DerivedStockDocuments {
  constructor(
    private readonly creation: StockDocumentCreation,
    private readonly documents: StockDocumentRepository,
    private readonly stock: StockReservations,
  ) {}

  /** @param kind of the dictionary `stock_in_kind` */
  addStockIns(
    tx: Tx,
    caller: StaffCaller,
    facts: DerivedDocumentFacts,
    kind: number,
    lines: readonly DocumentLine[],
  ): Promise<Added[]> {
    return inDocuments(lines, async (some) => {
      const added = await this.documents.addStockDocument(
        tx,
        { ...headOf(caller, facts), type: STOCK_TYPE.in, kind, value: valueOf(some) },
        some,
      );
      await this.creation.sent(tx, caller, { ...added, action: 'warehouse:inbound:add' }, some);
      return added;
    });
  }

  /**
   * Of what a stock-out took, some lies in its warehouse again.
   * @param caller null: nobody in particular says so, then it is in the name of who sent the stock-out
   */
  async addReturn(
    tx: Tx,
    caller: StaffCaller | null,
    out: DocumentRow,
    remark: string,
    lines: readonly DocumentLine[],
  ): Promise<void> {
    const added = await this.documents.addStockDocument(
      tx,
      {
        ...{ companyId: out.company_id, warehouseId: out.warehouse_id, currency: out.currency, remark },
        ...{ type: STOCK_TYPE.in, kind: STOCK_IN_KIND.customer_return, returnsId: out.id },
        ...{ customerId: null, arrivalId: null, logisticsCode: '', value: valueOf(lines) },
        accountId: caller?.member.accountId ?? out.account_id,
      },
      lines,
    );
    await this.creation.sent(tx, caller, { ...added, action: 'warehouse:inbound:add' }, lines);
  }

  /** @throws STOCK_INSUFFICIENT, SERIAL_UNKNOWN for what is promised to others or is not there */
  takeOut(
    tx: Tx,
    caller: StaffCaller,
    facts: DerivedDocumentFacts,
    type: number,
    lines: readonly LeavingLine[],
  ): Promise<Added[]> {
    return inDocuments(lines, async (some) => {
      const value = await this.stock.worth(tx, facts.warehouseId, some);
      const added = await this.documents.addStockDocument(
        tx,
        { ...headOf(caller, facts), type, kind: null, value },
        some.map((line) => ({ ...line, unitCost: null })),
      );
      await this.stock.reserve(tx, holderOf(added.id), facts.warehouseId, some);
      await this.creation.sent(tx, caller, { ...added, action: 'warehouse:outbound:add' }, some);
      return added;
    });
  }

  /** After the transaction: approvers are notified at once. */
  wake(): void {
    this.creation.wake();
  }
}

const valueOf = (lines: readonly DocumentLine[]): number =>
  lines.reduce((sum, { quantity, unitCost }) => sum + quantity * (unitCost ?? 0), 0);

const headOf = (caller: StaffCaller, facts: DerivedDocumentFacts) => ({
  ...facts,
  customerId: null,
  arrivalId: null,
  logisticsCode: '',
  accountId: caller.member.accountId,
});

async function inDocuments<Line>(
  lines: readonly Line[],
  add: (some: readonly Line[]) => Promise<Added>,
): Promise<Added[]> {
  const documents: Added[] = [];
  for (let from = 0; from < lines.length; from += STOCK_LINES_MAX)
    documents.push(await add(lines.slice(from, from + STOCK_LINES_MAX)));
  return documents;
}
