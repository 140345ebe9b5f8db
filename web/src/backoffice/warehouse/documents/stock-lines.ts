import type { StockInLine, StockOutLine } from '@fovea/shared-types/warehouse/stock-document.dto';
import { TRACKING } from '@fovea/shared-types/warehouse/stock-kinds';
import { wireOf } from '../../../kit/form/amount-text';
import { wholeNumber } from '../whole-number';
import type { FoundItem } from '../stock/stock.queries';

/** Where something is put or taken. */
export interface BinChoice {
  id: number;
  code: string;
}

/** A listing of the shop that may be restocked. */
export interface ListingChoice {
  id: number;
  name: string;
  /** It is off the shelf and may come back. */
  isOff: boolean;
}

/** What is typed about one product. */
export interface LineDraft {
  item: FoundItem;
  quantity: string;
  /** Numbers of pieces, one below the other. */
  serials: string;
  lot: string;
  expires: string;
  cost: string;
  bin: BinChoice | null;
  /** Of what comes in: for which listing, and whether that comes to the shelf with it. */
  listing: ListingChoice | null;
  isPublished: boolean;
}

export const newLine = (item: FoundItem, bin: BinChoice | null = null): LineDraft => ({
  item,
  quantity: '1',
  serials: '',
  lot: '',
  expires: '',
  cost: '',
  bin,
  listing: null,
  isPublished: false,
});

/** Numbers as they were typed, pasted or scanned: one per line, or with commas or tabs between. Each once. */
export const serialsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r,，、;；\t]+/)
      .map((serial) => serial.trim())
      .filter((serial) => serial !== ''),
  ),
];

export const isBySerial = ({ item }: Pick<LineDraft, 'item'>): boolean => item.tracking === TRACKING.serial;
export const isByLot = ({ item }: Pick<LineDraft, 'item'>): boolean => item.tracking === TRACKING.lot;

/** How many pieces a line is about. */
export function countOf(line: LineDraft): number {
  if (isBySerial(line)) return serialsIn(line.serials).length;
  return Math.max(0, wholeNumber(line.quantity) ?? 0);
}

export type LineProblem =
  | 'no_lines'
  | 'serials_missing'
  | 'quantity_wrong'
  | 'too_many'
  | 'cost_wrong'
  | 'lot_missing';

const MONEY = /^\d{1,14}(\.\d{1,2})?$/;

/** How many of its product go with all lines. */
export const allOf = (lines: readonly LineDraft[], { item }: Pick<LineDraft, 'item'>): number =>
  lines.reduce((sum, line) => sum + (line.item.id === item.id ? countOf(line) : 0), 0);

/** The first thing that is wrong with what would be sent; null: nothing is. */
export function problemOf(
  lines: readonly LineDraft[],
  direction: 'in' | 'out',
): { problem: LineProblem; name: string } | null {
  if (lines.length === 0) return { problem: 'no_lines', name: '' };
  for (const line of lines) {
    const { name, free } = line.item;
    const found = (problem: LineProblem) => ({ problem, name });
    if (countOf(line) === 0) return found(isBySerial(line) ? 'serials_missing' : 'quantity_wrong');
    if (free !== null && allOf(lines, line) > free) return found('too_many');
    if (direction === 'in' && !MONEY.test(wireOf(line.cost))) return found('cost_wrong');
    if (direction === 'in' && isByLot(line) && line.lot.trim() === '') return found('lot_missing');
  }
  return null;
}

/** As they are sent: pieces one by one. */
export const outLinesOf = (lines: readonly LineDraft[]): StockOutLine[] =>
  lines.flatMap((line): StockOutLine[] => {
    const { id: product_id } = line.item;
    const place = line.bin === null ? {} : { bin_id: line.bin.id };
    if (isBySerial(line))
      return serialsIn(line.serials).map((serial_number) => ({
        product_id,
        good_number: 1,
        serial_number,
        ...place,
      }));
    const lot = line.lot.trim();
    return [{ product_id, good_number: countOf(line), ...(lot !== '' && { lot_number: lot }), ...place }];
  });

export const inLinesOf = (lines: readonly LineDraft[]): StockInLine[] =>
  lines.flatMap((line) =>
    outLinesOf([line]).map((sent) => ({
      ...sent,
      unit_cost: wireOf(line.cost),
      ...(line.expires !== '' && { expires_on: line.expires }),
      ...(line.listing !== null && {
        goods_id: line.listing.id,
        publish_goods: line.listing.isOff && line.isPublished,
      }),
    })),
  );
