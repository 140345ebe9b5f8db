import type { StockInLine, StockOutLine } from '@fovea/shared-types/warehouse/stock-document.dto';
import { TRACKING } from '@fovea/shared-types/warehouse/stock-kinds';
import { wireOf } from '../../../kit/form/amount-text';
import { formatNumber } from '../../../lib/format';
import { wholeNumber } from '../whole-number';
import { codeKey } from '../stock/read-code';
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

/** Numbers as they were typed, pasted or scanned: one per line, or with commas or tabs between. */
const typedSerials = (text: string): string[] =>
  text
    .split(/[\n\r,，、;；\t]+/)
    .map((serial) => serial.trim())
    .filter((serial) => serial !== '');

/** Each once. */
export const serialsIn = (text: string): string[] => [...new Set(typedSerials(text))];

/** Numbers that lines of one item have more than once, however they are typed. */
export function repeatedSerials(lines: readonly LineDraft[], { item }: Pick<LineDraft, 'item'>): string[] {
  const counts = new Map<string, { serial: string; count: number }>();
  for (const line of lines) {
    if (line.item.id !== item.id || !isBySerial(line)) continue;
    for (const serial of typedSerials(line.serials)) {
      const known = counts.get(codeKey(serial)) ?? { serial, count: 0 };
      counts.set(codeKey(serial), { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()].filter(({ count }) => count > 1).map(({ serial }) => serial);
}

export const isBySerial = ({ item }: Pick<LineDraft, 'item'>): boolean => item.tracking === TRACKING.serial;
export const isByLot = ({ item }: Pick<LineDraft, 'item'>): boolean => item.tracking === TRACKING.lot;

/** How many pieces a line is about. */
export function countOf(line: LineDraft): number {
  if (isBySerial(line)) return serialsIn(line.serials).length;
  return Math.max(0, wholeNumber(line.quantity) ?? 0);
}

export type LineProblem =
  | 'no_lines'
  | 'serials_repeated'
  | 'more_than_arrived'
  | 'serials_missing'
  | 'quantity_wrong'
  | 'too_many'
  | 'cost_wrong'
  | 'lot_missing';

const MONEY = /^\d{1,14}(\.\d{1,2})?$/;

/** How many of its product go with all lines. */
export const allOf = (lines: readonly LineDraft[], { item }: Pick<LineDraft, 'item'>): number =>
  lines.reduce((sum, line) => sum + (line.item.id === item.id ? countOf(line) : 0), 0);

interface FoundProblem {
  problem: LineProblem;
  /** What its text names. */
  params: { name: string; serials?: string; left?: string };
}

/**
 * The first thing that is wrong with what would be sent; null: nothing is.
 * @param arrived  how many of each item came and wait to be put in stock, where lines are about an arrival
 */
export function problemOf(
  lines: readonly LineDraft[],
  direction: 'in' | 'out',
  arrived: ReadonlyMap<number, number> | null = null,
): FoundProblem | null {
  if (lines.length === 0) return { problem: 'no_lines', params: { name: '' } };
  for (const line of lines) {
    const { id, name, free } = line.item;
    const found = (problem: LineProblem, more: Omit<FoundProblem['params'], 'name'> = {}) => ({
      problem,
      params: { name, ...more },
    });
    const repeated = repeatedSerials(lines, line);
    if (repeated.length > 0) return found('serials_repeated', { serials: repeated.join(', ') });
    if (countOf(line) === 0) return found(isBySerial(line) ? 'serials_missing' : 'quantity_wrong');
    if (free !== null && allOf(lines, line) > free) return found('too_many');
    const came = arrived?.get(id);
    if (came !== undefined && allOf(lines, line) > came)
      return found('more_than_arrived', { left: formatNumber(came) });
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
