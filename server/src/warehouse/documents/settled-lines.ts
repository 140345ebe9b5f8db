import { fromWire, MAX_AMOUNT, type Currency } from '@fovea/shared-types/money';
import type { StockInLine, StockOutLine } from '@fovea/shared-types/warehouse/stock-document.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { TRACKING } from '@fovea/shared-types/warehouse/stock-kinds';
import { isSoldLot, type NamedListing } from '../../goods/publishing/goods-moves.js';
import type { FieldFault } from '../../i18n/texts.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { serialKey } from '../stock/choose-stock.js';
import type { DocumentLine, ItemRow } from './stock-document.repository.js';

type Given = StockOutLine & Partial<StockInLine>;

/** What a line may refer to. */
export interface Known {
  items: ReadonlyMap<number, ItemRow>;
  bins: ReadonlySet<number>;
  listings: ReadonlyMap<number, NamedListing>;
  currency: Currency;
}

/** What is printed on labels and scanned: letters, digits, signs; Chinese and Japanese too. */
const PRINTED = /^[\x20-\x7e\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;
const NUMBER_MAX = 2_147_483_647;

/**
 * Lines as they are stored: each of an item of the company, pieces one by one with their numbers, lots with theirs.
 * @throws VALIDATION with every fault
 */
export function settledLines(lines: readonly Given[], known: Known, direction: 'in' | 'out'): DocumentLine[] {
  const faults: Record<string, FieldFault> = {};
  const seen = new Map<string, number>();
  const single = new Set<number>();
  const settled = lines.map((line, at): DocumentLine => {
    const fault = (field: string, key: FieldFault['key'], params?: FieldFault['params']): void => {
      faults[`lines.${at}.${field}`] ??= { key, ...(params && { params }) };
    };
    const { serialNumber, lotNumber } = numbersOf(line);
    const item = known.items.get(line.product_id);
    if (!item) fault('product_id', 'choice');
    if (line.bin_id !== undefined && !known.bins.has(line.bin_id)) fault('bin_id', 'choice');
    if (serialNumber !== '') {
      if (item && item.tracking !== TRACKING.serial) fault('serial_number', 'choice');
      if (!PRINTED.test(serialNumber.normalize('NFKC'))) fault('serial_number', 'characters');
      if (line.good_number !== 1) fault('good_number', 'too_large', { limit: 1 });
      const key = `${line.product_id} ${serialKey(serialNumber)}`;
      const first = seen.get(key);
      if (first !== undefined)
        fault('serial_number', 'serial_twice', { serial: serialNumber, row: first + 1 });
      else seen.set(key, at);
    } else if (item?.tracking === TRACKING.serial) fault('serial_number', 'required');
    if (lotNumber !== '' && item && item.tracking !== TRACKING.lot) fault('lot_number', 'choice');
    if (direction === 'in' && lotNumber === '' && item?.tracking === TRACKING.lot)
      fault('lot_number', 'required');
    const listing = line.goods_id === undefined ? undefined : known.listings.get(line.goods_id);
    if (line.goods_id !== undefined && !isOf(line, listing, serialNumber)) fault('goods_id', 'choice');
    if (listing && isOnePiece(listing)) {
      if (line.good_number > 1 || single.has(listing.id)) fault('good_number', 'too_large', { limit: 1 });
      single.add(listing.id);
    }
    if (line.publish_goods === true && !listing) fault('goods_id', 'required');
    return {
      ...(listing && { listing: { goodsId: listing.id, isPublished: line.publish_goods ?? false } }),
      productId: line.product_id,
      quantity: line.good_number,
      serialNumber: serialNumber === '' ? null : serialNumber,
      lotNumber,
      expiresOn: line.expires_on ?? null,
      binId: line.bin_id ?? null,
      unitCost:
        direction === 'out'
          ? null
          : costOf(line, known.currency, (key, params) => fault('unit_cost', key, params)),
    };
  });
  if (sumOf(settled, ({ quantity }) => quantity) > NUMBER_MAX)
    faults['lines.0.good_number'] ??= { key: 'too_large', params: { limit: NUMBER_MAX } };
  if (sumOf(settled, ({ quantity, unitCost }) => quantity * (unitCost ?? 0)) > MAX_AMOUNT)
    faults['lines.0.unit_cost'] ??= { key: 'too_large', params: { limit: MAX_AMOUNT } };
  if (Object.keys(faults).length > 0) throw fieldError(faults);
  return settled;
}

/** Whether a line may come in for a listing: of its product and its piece, and not sold in an auction. */
const isOf = ({ product_id }: Given, listing: NamedListing | undefined, serialNumber: string): boolean =>
  listing !== undefined &&
  listing.product_id === product_id &&
  !isSoldLot(listing) &&
  (!listing.serial_number || serialKey(listing.serial_number) === serialKey(serialNumber));

const isOnePiece = ({ sale_type, serial_number }: NamedListing): boolean =>
  sale_type === SALE_TYPE.auction || (serial_number ?? '') !== '';

const sumOf = (lines: readonly DocumentLine[], of: (line: DocumentLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

const numbersOf = ({ serial_number = '', lot_number = '' }: Given) => ({
  serialNumber: serial_number.trim(),
  lotNumber: lot_number.trim().normalize('NFKC'),
});

/** In minor units; so that the line as a whole stays an amount, too. */
function costOf(
  { unit_cost = '0', good_number }: Given,
  currency: Currency,
  fault: (key: FieldFault['key'], params?: FieldFault['params']) => void,
): number {
  try {
    const cost = fromWire(unit_cost, currency);
    if (cost < 0) fault('too_small', { limit: 0 });
    if (cost * good_number > MAX_AMOUNT) fault('too_large', { limit: MAX_AMOUNT });
    return cost;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    fault('money_digits');
    return 0;
  }
}
