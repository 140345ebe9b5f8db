import { Injectable } from '@nestjs/common';
import type {
  StockAuditDetail,
  StockInDetail,
  StockInKeyRequest,
  StockInParams,
  StockOutDetail,
  StockOutParams,
  StockReviewParams,
} from '@fovea/shared-types/warehouse/stock-document.dto';
import { IN_KINDS, OUT_TYPES, STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { codeName, dictionaryItems } from '../../i18n/dictionary-text.js';
import { scrapNotesText } from '../../i18n/scrap-notes-text.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import { Database } from '../../platform/database/database.js';
import { readerOf } from '../../platform/database/row-scope.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { toAudit, toIn, toOut, type DocumentParts } from './stock-document.mapper.js';
import { StockDocumentQueryRepository } from './stock-document-query.repository.js';
import { StockDocumentRepository } from './stock-document.repository.js';

const ALL_OUT = [STOCK_TYPE.count, ...OUT_TYPES];

/** Whole documents that move stock. */
@Injectable()
export class StockDocumentQueryService {
  constructor(
    private readonly db: Database,
    private readonly queries: StockDocumentQueryRepository,
    private readonly documents: StockDocumentRepository,
    private readonly approval: ApprovalService,
    private readonly files: FileService,
  ) {}

  async stockIn(caller: StaffCaller, { id, ware_house_inp_sn }: StockInKeyRequest): Promise<StockInDetail> {
    if (id === undefined && ware_house_inp_sn === undefined) throw fieldError({ id: { key: 'required' } });
    const key = id === undefined ? { sn: (ware_house_inp_sn ?? '').trim().toUpperCase() } : { id };
    return toIn(await this.readStockDocument(caller, key, [STOCK_TYPE.in]));
  }

  async stockOut(caller: StaffCaller, id: number): Promise<StockOutDetail> {
    return toOut(await this.readStockDocument(caller, { id }, ALL_OUT));
  }

  async review(caller: StaffCaller, id: number): Promise<StockAuditDetail> {
    return toAudit(await this.readStockDocument(caller, { id }, null));
  }

  async inParams(caller: StaffCaller): Promise<StockInParams> {
    const { language } = caller;
    const kinds = dictionaryItems(language, 'stock_in_kind').filter(({ code }) => isOneOf(IN_KINDS, code));
    return { ...(await this.params(caller, [STOCK_TYPE.in])), kinds };
  }

  outParams(caller: StaffCaller): Promise<StockOutParams> {
    return this.params(caller, OUT_TYPES);
  }

  reviewParams({ language }: StaffCaller): StockReviewParams {
    return {
      audit_status: dictionaryItems(language, 'states:stock_approval'),
      types: dictionaryItems(language, 'stock_type'),
    };
  }

  private async params(caller: StaffCaller, types: readonly number[]): Promise<StockOutParams> {
    const { audit_status, types: all } = this.reviewParams(caller);
    return {
      audit_status,
      types: all.filter(({ code }) => types.includes(code)),
      warehouses: await this.queries.warehouses(this.db, caller.companies),
      customers: await this.queries.customers(this.db, caller.companies),
    };
  }

  /** With everything that belongs to it, whichever of these kinds it is. @throws NOT_FOUND */
  async readStockDocument(
    caller: StaffCaller,
    key: { id: number } | { sn: string },
    types: readonly number[] | null,
  ): Promise<DocumentParts> {
    const { language } = caller;
    const row = await this.queries.findStockDocument(this.db, { ...readerOf(caller), language }, key, types);
    if (!row) throw new AppError('NOT_FOUND');
    const files = await this.documents.files(this.db, row.id);
    const links = await this.files.links(this.db, [...files.values()]);
    const decisions = await this.approval.decisionsOf(this.db, caller, 'stock_document', [row.id]);
    const linkAt = (sort: number) => links.get(files.get(sort) ?? 0) ?? null;
    return {
      row: {
        ...row,
        scrap_notes: row.scrap_notes === null ? null : scrapNotesText(language, row.scrap_notes),
      },
      kindName: row.kind === null ? '' : codeName(language, 'stock_in_kind', row.kind),
      lines: await this.queries.lines(this.db, language, row.id),
      reversals: await this.queries.reversals(this.db, row.id),
      images: [...files.keys()].flatMap((sort) => (sort === 0 ? [] : (linkAt(sort) ?? []))),
      video: linkAt(0),
      words: decisions.get(row.id) ?? [],
    };
  }
}

const isOneOf = (codes: readonly number[], code: number): boolean => codes.includes(code);
