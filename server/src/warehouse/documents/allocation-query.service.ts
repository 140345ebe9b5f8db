import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type {
  AllocationDetail,
  AllocationLoss,
  AllocationParams,
  SentThing,
} from '@fovea/shared-types/warehouse/allocation.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { dictionaryItems } from '../../i18n/dictionary-text.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { productColumns, productJoins, selected } from '../stock/stock-rows.js';
import { toAllocation } from './stock-document.mapper.js';
import { StockDocumentQueryRepository } from './stock-document-query.repository.js';
import { StockDocumentQueryService } from './stock-document-query.service.js';

const sentColumns = {
  product_id: 's.product_id',
  ...productColumns,
  serial_number: 'u.serial_number',
} as const;

/** Whole allocations: the document, what was sent and what became of it. */
@Injectable()
export class AllocationQueryService {
  constructor(
    private readonly db: Database,
    private readonly documents: StockDocumentQueryService,
    private readonly queries: StockDocumentQueryRepository,
  ) {}

  async getAllocationDetail(caller: StaffCaller, id: number): Promise<AllocationDetail> {
    const parts = await this.documents.readStockDocument(caller, { id }, [STOCK_TYPE.move]);
    return toAllocation(
      parts,
      await this.things(this.db, caller.language, id),
      await this.losses(this.db, id),
    );
  }

  async params({ language, companies }: StaffCaller): Promise<AllocationParams> {
    return {
      status: dictionaryItems(language, 'states:allocation'),
      audit_status: dictionaryItems(language, 'states:stock_approval'),
      warehouses: await this.queries.warehouses(this.db, companies),
    };
  }

  private async things(q: Queryable, language: Language, id: number): Promise<SentThing[]> {
    const { rows } = await q.query<SentThing>(
      `SELECT ${selected(sentColumns, language)}, coalesce(part.lot_number, '') AS lot_number,
         part.expires_on::text, t.quantity AS sent, t.received, t.returned, t.lost,
         t.quantity - t.received - t.returned - t.lost AS missing
       FROM stock_transit t JOIN stock s ON s.id = t.stock_id ${productJoins('s.product_id')}
       LEFT JOIN serial_unit u ON u.id = t.serial_unit_id LEFT JOIN stock_part part ON part.id = t.part_id
       WHERE t.holder_type = 'stock_document' AND t.holder_id = $1 ORDER BY t.line`,
      [id],
    );
    return rows;
  }

  private async losses(q: Queryable, id: number): Promise<AllocationLoss[]> {
    const { rows } = await q.query<AllocationLoss>(
      `SELECT id, sn AS ware_house_out_sn, quantity AS good_number, status, audit_status FROM stock_document
       WHERE allocation_id = $1 ORDER BY id`,
      [id],
    );
    return rows;
  }
}
