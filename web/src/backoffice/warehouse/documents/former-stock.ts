import type { FormerDocument } from '@fovea/shared-types/record/record';
import { STOCK_AUDIT_STATUS } from '@fovea/shared-types/states';
import type {
  StockDocumentLine,
  StockInDetail,
  StockOutDetail,
} from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { type Former, formerRequest } from '../../document/former';
import type { DocumentValues } from './document-form';
import type { ShownDocument } from './stock-document-facts';
import { isBySerial, type LineDraft, newLine } from './stock-lines';

const { rejected, withdrawn } = STOCK_AUDIT_STATUS;

/** What a request says of the stock document that it corrects: its state is that of its approval. */
export const stockFormerRequest = (former: Former<ShownDocument> | undefined): FormerDocument =>
  formerRequest(former && { ...former, shown: { id: former.shown.id, status: former.shown.audit_status } });

/** The lines that a form begins with. */
export function formerLines({ shown, isCorrected, isPending }: Former<ShownDocument>): LineDraft[] {
  const isIn = shown.type === STOCK_TYPE.in;
  // The pieces of one that stands are taken by it: a copy is about others.
  const isTaken = !isCorrected && shown.audit_status !== rejected && shown.audit_status !== withdrawn;
  const released = isCorrected && isPending ? shown.lines : [];
  const drafts = new Map<string, LineDraft>();
  for (const line of shown.lines) {
    const draft = draftOf(line, isIn ? null : freeOf(line, released));
    const serials = isTaken ? '' : draft.serials;
    const { item, bin, cost, expires, listing } = draft;
    // Pieces of a product are one below the other.
    const key = isBySerial(draft)
      ? JSON.stringify([item.id, bin?.id, cost, expires, listing?.id])
      : String(line.line);
    const before = drafts.get(key);
    drafts.set(
      key,
      before === undefined
        ? { ...draft, serials }
        : { ...before, serials: [before.serials, serials].filter(Boolean).join('\n') },
    );
  }
  return [...drafts.values()];
}

/** Of what the warehouse has of its product, what the document may take. @param released with the former one */
const freeOf = (line: StockDocumentLine, released: readonly StockDocumentLine[]): number =>
  released
    .filter(({ product_id }) => product_id === line.product_id)
    .reduce(
      (free, { good_number }) => free + good_number,
      line.ware_house_product_good_number - line.reserved,
    );

const draftOf = (line: StockDocumentLine, free: number | null): LineDraft => ({
  ...newLine(
    {
      ...{ id: line.product_id, name: line.goods_name, code: line.goods_code, tracking: line.tracking },
      ...{ gtin: null, free },
    },
    line.bin_id === null ? null : { id: line.bin_id, code: line.bin_code ?? '' },
  ),
  quantity: String(line.good_number),
  serials: line.serial_number ?? '',
  lot: line.lot_number,
  expires: line.expires_on ?? '',
  cost: line.unit_cost ?? '',
  listing:
    line.goods_id === null
      ? null
      : { id: line.goods_id, name: line.listing_name ?? '', isOff: line.publish_goods },
  isPublished: line.publish_goods,
});

/** What the form of a stock-in or stock-out begins with. Pictures are of the goods of that one: no copy has them. */
export function formerValues(former: Former<StockInDetail | StockOutDetail>): DocumentValues {
  const { shown, isCorrected } = former;
  const film = 'video' in shown ? shown.video : null;
  return {
    reason: String('kind' in shown ? shown.kind : shown.type),
    ware_house_id: String(shown.ware_house_id),
    customer_id: shown.customer_id === null ? null : String(shown.customer_id),
    logistics_code: shown.logistics_code,
    remark: shown.remark,
    lines: formerLines(former),
    images: isCorrected ? shown.images : [],
    video: isCorrected && film !== null ? [film] : [],
  };
}

/** A corrected stock-in still puts that arrival in stock; nothing is left of it for a copy. */
export const formerArrival = ({
  shown,
  isCorrected,
}: Former<StockInDetail | StockOutDetail>): number | undefined =>
  isCorrected && 'arrival_id' in shown ? (shown.arrival_id ?? undefined) : undefined;
