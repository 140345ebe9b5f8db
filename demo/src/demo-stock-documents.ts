import { Injectable } from '@nestjs/common';
import { toWire } from '@fovea/shared-types/money';
import type {
  AddStockInRequest,
  AddStockOutsRequest,
} from '@fovea/shared-types/warehouse/stock-document.dto';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { StockInService } from '@fovea/server/warehouse/documents/stock-in.service';
import { StockOutService } from '@fovea/server/warehouse/documents/stock-out.service';
import { StockReviewService } from '@fovea/server/warehouse/documents/stock-review.service';
import { documentsPictured, type OpenDocument, type DocumentLine } from './content/open-documents.js';
import { places } from './content/places.js';
import { asClerk } from './demo-callers.js';
import { idOf } from './demo-made.js';
import { dayIn } from './demo-document-days.js';
import type { MadePlaces } from './demo-places.js';
import { DemoPictures } from './demo-pictures.js';
import { DemoRepository } from './demo.repository.js';
import { DemoWarehouseRepository } from './demo-warehouse.repository.js';

/** A document's contents. */
export type StockDocumentTexts = Pick<OpenDocument, 'at' | 'type' | 'kind' | 'customer' | 'lines'> & {
  remark?: string;
};

export interface SentDocument {
  id: number;
  senderId: number;
  sentAt: Date;
}

/** Documents that move stock, sent and decided by the services that people use, at a past time. */
@Injectable()
export class DemoStockDocuments {
  constructor(
    private readonly demo: DemoRepository,
    private readonly rows: DemoWarehouseRepository,
    private readonly pictures: DemoPictures,
    private readonly comings: StockInService,
    private readonly goings: StockOutService,
    private readonly reviews: StockReviewService,
  ) {}

  async send(
    tx: Tx,
    there: MadePlaces,
    texts: StockDocumentTexts,
    { senderId, sentAt }: Omit<SentDocument, 'id'>,
  ): Promise<SentDocument> {
    const caller = asClerk(senderId, idOf(there.companies, texts.at));
    const { id } = await (texts.kind === undefined
      ? this.goings.send(tx, caller, goingOf(there, texts), sentAt)
      : this.comings.send(tx, caller, comingOf(there, texts, texts.kind), sentAt));
    return { id, senderId, sentAt };
  }

  /** @param notes why it is rejected; null: it is approved */
  async decide(
    tx: Tx,
    { id, senderId }: SentDocument,
    { judgeId, at, notes }: { judgeId: number; at: Date; notes: string | null },
  ): Promise<void> {
    const isApproved = notes === null;
    const decisionId = await this.demo.insert(tx, 'approval_decision', {
      document: this.reviews.name,
      document_id: id,
      is_approved: isApproved,
      is_final: true,
      notes,
      initiator_id: senderId,
      decided_by: judgeId,
      decided_at: at,
    });
    const row = (await this.reviews.lock(tx, [id], null)).get(id);
    invariant(row, 'a submitted document exists');
    const judge = asClerk(judgeId, row.companyId ?? 0);
    const decision = {
      id: decisionId,
      at,
      past: at,
      isApproved,
      notes,
      fieldReasons: {},
      accountId: judgeId,
    };
    await (isApproved
      ? this.reviews.approve(tx, judge, row, decision)
      : this.reviews.reject(tx, judge, row, decision));
  }

  /** What an approver looks at: one of each device that is pictured on documents. */
  async addPictures(
    tx: Tx,
    { id, senderId, sentAt }: SentDocument,
    lines: readonly DocumentLine[],
  ): Promise<void> {
    const pictured = lines.flatMap((line) =>
      'goodsSn' in line && documentsPictured.has(line.goodsSn) ? [line.goodsSn] : [],
    );
    for (const [at, goodsSn] of pictured.entries()) {
      const row = { ...(await this.pictures.rowOnDocument(goodsSn)), owner_id: senderId, is_private: true };
      const fileId = await this.demo.insert(tx, 'file', { ...row, created_at: sentAt, claimed_at: sentAt });
      await this.rows.addPicture(tx, id, at + 1, fileId);
    }
  }
}

function goingOf(there: MadePlaces, texts: StockDocumentTexts): AddStockOutsRequest {
  const lines = texts.lines.map((line) => thingOf(there, line));
  return { ...headerOf(there, texts), type: texts.type, lines };
}

function comingOf(there: MadePlaces, texts: StockDocumentTexts, kind: number): AddStockInRequest {
  const { currency } = places[texts.at];
  const lines = texts.lines.map((line) => ({
    ...thingOf(there, line),
    ...(line.bin === undefined ? {} : { bin_id: idOf(there.bins, `${texts.at} ${line.bin}`) }),
    ...('item' in line && line.lot !== undefined ? { lot_number: line.lot } : {}),
    ...('item' in line && line.expiresInDays !== undefined ? { expires_on: dayIn(line.expiresInDays) } : {}),
    unit_cost: toWire(line.cost ?? 0, currency),
  }));
  return { ...headerOf(there, texts), kind, lines };
}

const headerOf = (there: MadePlaces, { at, customer, remark = '' }: StockDocumentTexts) => ({
  ware_house_id: idOf(there.warehouses, at),
  ...(customer === null ? {} : { customer_id: idOf(there.customers, customer) }),
  ...(remark === '' ? {} : { remark }),
});

export const thingOf = (there: MadePlaces, line: DocumentLine) =>
  'item' in line
    ? { product_id: idOf(there.products, line.item), good_number: line.quantity }
    : { product_id: idOf(there.products, line.goodsSn), good_number: 1, serial_number: line.serial };
