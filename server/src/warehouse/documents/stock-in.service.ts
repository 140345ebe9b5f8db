import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { stockInMachine } from '@fovea/shared-types/states/warehouse.states';
import {
  addWarehouseInps,
  updateWarehouseInpsImages,
  updateWarehouseInpsVideo,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import type {
  AddedStockIn,
  AddStockInRequest,
  StockImagesRequest,
  StockVideoRequest,
} from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { IMAGES, VIDEO } from './stock-document-files.js';
import { StockDocumentCreation } from './stock-document-creation.js';
import { StockInSources } from './stock-in-source.js';
import { StockDocumentRepository, type Added } from './stock-document.repository.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { FileService, type FileShelf } from '../../platform/storage/file.service.js';
import { DOCUMENT_ROWS } from './stock-document.rows.js';

/** Documents by which stock comes in. Nothing is counted before they are approved. */
@Injectable()
export class StockInService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly creation: StockDocumentCreation,
    private readonly documents: StockDocumentRepository,
    private readonly files: FileService,
    private readonly sources: StockInSources,
    private readonly audit: AuditLog,
  ) {}

  async addStockIn(caller: StaffCaller, request: AddStockInRequest): Promise<AddedStockIn> {
    const added = await this.idempotency.run(caller, addWarehouseInps.path, request, async (tx) => {
      const { id, sn } = await this.send(tx, caller, request);
      return { id, ware_house_inp_sn: sn, audit_status: 0 };
    });
    this.creation.wake();
    return added;
  }

  /** In the transaction of who has more to write with it. @param sentAt absent: now */
  async send(tx: Tx, caller: StaffCaller, request: AddStockInRequest, sentAt?: Date): Promise<Added> {
    const { accountId } = caller.member;
    const { document, lines } = await this.creation.settle(tx, caller, request, 'in');
    const value = lines.reduce((sum, { quantity, unitCost }) => sum + quantity * (unitCost ?? 0), 0);
    const { kind, arrival_id: arrivalId = null } = request;
    if (arrivalId !== null)
      await this.sources.arrivals.begin(tx, { arrivalId, companyId: document.companyId, lines });
    const sent = { ...document, type: STOCK_TYPE.in, kind, arrivalId, value, ...(sentAt && { sentAt }) };
    const added = await this.documents.addStockDocument(tx, sent, lines);
    await this.files.replace(tx, accountId, IMAGES, added.id, request.inp_images ?? []);
    await this.files.replace(
      tx,
      accountId,
      VIDEO,
      added.id,
      request.video === undefined ? [] : [request.video],
    );
    const submitted = { ...added, action: 'warehouse:inbound:add', formerId: request.former_id } as const;
    await this.creation.sent(tx, caller, submitted, lines);
    return added;
  }

  setImages(caller: StaffCaller, request: StockImagesRequest): Promise<IdAnswer> {
    return this.idempotency.run(caller, updateWarehouseInpsImages.path, request, (tx) =>
      this.setFiles(tx, caller, request.id, IMAGES, request.inp_images),
    );
  }

  setVideo(caller: StaffCaller, request: StockVideoRequest): Promise<IdAnswer> {
    return this.idempotency.run(caller, updateWarehouseInpsVideo.path, request, (tx) =>
      this.setFiles(tx, caller, request.id, VIDEO, request.video === null ? [] : [request.video]),
    );
  }

  private async setFiles(
    tx: Tx,
    caller: StaffCaller,
    id: number,
    shelf: FileShelf,
    fileIds: readonly number[],
  ): Promise<IdAnswer> {
    const row = (await this.documents.lockStockDocument(tx, [id], caller.companies)).get(id);
    if (row?.type !== STOCK_TYPE.in) throw new AppError('NOT_FOUND');
    await refuseBeyondReach(tx, caller, DOCUMENT_ROWS, id);
    if (!stockInMachine.may(row.status, 'change images or video')) throw new AppError('STATE_CONFLICT');
    await this.files.replace(tx, caller.member.accountId, shelf, id, fileIds);
    await this.audit.record(tx, caller, {
      action: 'warehouse:inbound:files',
      subjectType: 'stock_document',
      subjectId: id,
      after: { ware_house_inp_sn: row.sn },
    });
    return { id };
  }
}
