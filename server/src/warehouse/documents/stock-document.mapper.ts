import { toWire } from '@fovea/shared-types/money';
import type { ApprovalDecision } from '@fovea/shared-types/platform/approval.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type {
  AllocationDetail,
  AllocationLoss,
  SentThing,
} from '@fovea/shared-types/warehouse/allocation.dto';
import type {
  StockAuditDetail,
  StockDocumentLine,
  StockInDetail,
  StockOutDetail,
} from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { DetailRow, LineRow, ReversalRow } from './stock-document-query.repository.js';
import { elementAt } from '../../platform/kernel/element-at.js';

/** A document with everything that belongs to it. */
export interface DocumentParts {
  row: DetailRow;
  kindName: string;
  lines: readonly LineRow[];
  reversals: readonly ReversalRow[];
  images: FileLink[];
  video: FileLink | null;
  words: ApprovalDecision[];
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const addresses = (images: readonly FileLink[]): string => images.map(({ url }) => url).join(',');

function document({ row, lines, reversals, images, words }: DocumentParts) {
  const {
    value_amount,
    kind: _,
    arrival_id: __,
    arrived_sn: ___,
    created_at,
    audit_win_time,
    scrapped_at,
    reverses_id,
    reverses_sn,
    reverses_type,
    ...same
  } = row;
  return {
    ...same,
    created_at: created_at.toISOString(),
    audit_win_time: instant(audit_win_time),
    scrapped_at: instant(scrapped_at),
    value: toWire(value_amount, row.currency),
    lines: lines.map(({ unit_cost_amount, ...line }): StockDocumentLine => ({
      ...line,
      unit_cost: unit_cost_amount === null ? null : toWire(unit_cost_amount, row.currency),
    })),
    reverses:
      reverses_id === null ? null : { id: reverses_id, sn: reverses_sn ?? '', type: reverses_type ?? 0 },
    reversals: reversals.map((reversal) => ({
      ...reversal,
      created_at: reversal.created_at.toISOString(),
      audit_win_time: instant(reversal.audit_win_time),
    })),
    images,
    words,
  };
}

export const toIn = (parts: DocumentParts): StockInDetail => ({
  ...document(parts),
  ware_house_inp_sn: parts.row.sn,
  kind: parts.row.kind ?? 0,
  kind_name: parts.kindName,
  inp_images: addresses(parts.images),
  video: parts.video,
  arrival_id: parts.row.arrival_id,
  arrived_sn: parts.row.arrived_sn,
});

export const toOut = (parts: DocumentParts): StockOutDetail => ({
  ...document(parts),
  ware_house_out_sn: parts.row.sn,
  out_images: addresses(parts.images),
});

export const toAllocation = (
  parts: DocumentParts,
  things: SentThing[],
  losses: AllocationLoss[],
): AllocationDetail => ({
  ...document(parts),
  allocation_sn: parts.row.sn,
  from_ware_house_id: parts.row.ware_house_id,
  from_name: parts.row.ware_house_name,
  to_name: parts.row.to_ware_house_name ?? '',
  missing: things.reduce((sum, { missing }) => sum + missing, 0),
  things,
  losses,
});

/** What is received is described by `ware_house_inp_info`, what is sent by `ware_house_out_info`. */
export function toAudit(parts: DocumentParts): StockAuditDetail {
  const isIn = parts.row.type === STOCK_TYPE.in;
  return {
    ...document(parts),
    ware_house_product_good_number: elementAt(parts.lines, 0).ware_house_product_good_number,
    inp_images: isIn ? addresses(parts.images) : null,
    out_images: isIn ? null : addresses(parts.images),
    ware_house_inp_info: isIn ? toIn(parts) : null,
    ware_house_out_info: isIn ? null : toOut(parts),
  };
}
