import { fromWire, MAX_AMOUNT, type Currency } from '@fovea/shared-types/money';
import type { OpeningColumn } from '@fovea/shared-types/warehouse/opening-columns';
import {
  LOT_NUMBER_MAX,
  SERIAL_NUMBER_MAX,
  STOCK_QUANTITY_MAX,
} from '@fovea/shared-types/warehouse/stock-bounds';
import { TRACKING } from '@fovea/shared-types/warehouse/stock-kinds';
import type { FieldFault } from '../../i18n/texts.js';
import { folded, moneyCell, wholeCell } from '../../platform/sheets/cells.js';
import { instantOf } from '../../platform/sheets/instant-cell.js';
import type { SheetCells } from '../../platform/sheets/sheet-intake.js';
import type { DocumentLine } from '../documents/stock-document.repository.js';
import { serialKey } from '../stock/choose-stock.js';

export type OpeningCells = SheetCells<OpeningColumn>;
export type OpeningFaults = Partial<Record<OpeningColumn, FieldFault>>;

export interface OpeningRowIn {
  row_no: number;
  cells: OpeningCells;
}

export interface KnownProduct {
  id: number;
  tracking: number;
}
export interface KnownWarehouse {
  id: number;
  name: string;
  currency: Currency;
}

/** What the sheet may name, read once for all its rows. */
export interface OpeningCatalogue {
  /** By model, GTIN and number. */
  products: ReadonlyMap<string, readonly KnownProduct[]>;
  warehouses: ReadonlyMap<string, readonly KnownWarehouse[]>;
  /** By warehouse and code. */
  bins: ReadonlyMap<string, number>;
  /** Pieces that are in stock, by product and number. */
  pieces: ReadonlySet<string>;
}

export const nameKey = folded;
export const binKey = (warehouseId: number, code: string): string => `${warehouseId} ${folded(code)}`;
export const pieceKey = (productId: number, serial: string): string => `${productId} ${serialKey(serial)}`;

/** A line of a document, and its destination. */
export type OpeningLine = DocumentLine & { warehouse: KnownWarehouse };

export interface CheckedRow extends OpeningRowIn {
  faults: OpeningFaults;
  /** Null where something is wrong. */
  line: OpeningLine | null;
}

/** As labels and scanners have it. */
const PRINTED = /^[\x20-\x7e\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;

/** The values of each row of a sheet, or all its faults. */
export function checkRows(rows: readonly OpeningRowIn[], catalogue: OpeningCatalogue): CheckedRow[] {
  const firstOf = new Map<string, number>();
  return rows.map(({ row_no, cells }) => {
    const faults: OpeningFaults = {};
    const wrong = (column: OpeningColumn, key: FieldFault['key'], params?: FieldFault['params']): void => {
      faults[column] ??= { key, ...(params && { params }) };
    };
    const only = <Found>(
      column: OpeningColumn,
      found: ReadonlyMap<string, readonly Found[]>,
    ): Found | undefined => {
      const text = cells[column];
      if (text === undefined) return void wrong(column, 'required');
      const [first, another] = found.get(nameKey(text)) ?? [];
      if (first === undefined) wrong(column, 'choice');
      else if (another !== undefined) wrong(column, 'ambiguous');
      else return first;
      return undefined;
    };
    const product = only('product', catalogue.products);
    const warehouse = only('ware_house', catalogue.warehouses);
    const serialNumber = cells.serial_number?.trim() ?? '';
    const lotNumber = cells.lot_number?.trim().normalize('NFKC') ?? '';
    if (product) checkNumbers(product, { serialNumber, lotNumber }, wrong);
    if (product && serialNumber !== '') {
      const key = pieceKey(product.id, serialNumber);
      const first = firstOf.get(key);
      firstOf.set(key, first ?? row_no);
      if (first !== undefined) wrong('serial_number', 'serial_twice', { serial: serialNumber, row: first });
      else if (catalogue.pieces.has(key)) wrong('serial_number', 'in_stock');
    }
    const quantity = quantityOf(cells.quantity, serialNumber !== '', wrong);
    const unitCost = warehouse ? costOf(cells.unit_cost, warehouse.currency, quantity, wrong) : 0;
    if (cells.unit_cost === undefined) wrong('unit_cost', 'required');
    const binId = cells.bin === undefined ? null : catalogue.bins.get(binKey(warehouse?.id ?? 0, cells.bin));
    if (binId === undefined && warehouse) wrong('bin', 'choice');
    const expiresOn = cells.expires_on === undefined ? null : dayOf(cells.expires_on, wrong);
    const isSound = Object.keys(faults).length === 0;
    return {
      row_no,
      cells,
      faults,
      line:
        isSound && product && warehouse
          ? {
              warehouse,
              productId: product.id,
              quantity,
              serialNumber: serialNumber === '' ? null : serialNumber,
              lotNumber,
              expiresOn,
              binId: binId ?? null,
              unitCost,
            }
          : null,
    };
  });
}

type Wrong = (column: OpeningColumn, key: FieldFault['key'], params?: FieldFault['params']) => void;

function checkNumbers(
  { tracking }: KnownProduct,
  { serialNumber, lotNumber }: { serialNumber: string; lotNumber: string },
  wrong: Wrong,
): void {
  if (tracking === TRACKING.serial && serialNumber === '') wrong('serial_number', 'required');
  if (tracking !== TRACKING.serial && serialNumber !== '') wrong('serial_number', 'choice');
  if (tracking === TRACKING.lot && lotNumber === '') wrong('lot_number', 'required');
  if (tracking !== TRACKING.lot && lotNumber !== '') wrong('lot_number', 'choice');
  if (serialNumber.length > SERIAL_NUMBER_MAX)
    wrong('serial_number', 'too_long', { limit: SERIAL_NUMBER_MAX });
  if (serialNumber !== '' && !PRINTED.test(serialNumber.normalize('NFKC')))
    wrong('serial_number', 'characters');
  if (lotNumber.length > LOT_NUMBER_MAX) wrong('lot_number', 'too_long', { limit: LOT_NUMBER_MAX });
}

function quantityOf(cell: string | undefined, isPiece: boolean, wrong: Wrong): number {
  if (cell === undefined) {
    if (!isPiece) wrong('quantity', 'required');
    return 1;
  }
  const read = wholeCell(cell);
  if ('fault' in read) {
    wrong('quantity', read.fault.key, read.fault.params);
    return 1;
  }
  const most = isPiece ? 1 : STOCK_QUANTITY_MAX;
  if (read.value < 1) wrong('quantity', 'too_small', { limit: 1 });
  if (read.value > most) wrong('quantity', 'too_large', { limit: most });
  return read.value;
}

/** In minor units; so that the line as a whole stays an amount, too. */
function costOf(cell: string | undefined, currency: Currency, quantity: number, wrong: Wrong): number {
  if (cell === undefined) return 0;
  const read = moneyCell(cell, currency);
  if ('fault' in read) {
    wrong('unit_cost', read.fault.key, read.fault.params);
    return 0;
  }
  try {
    const cost = fromWire(read.value, currency);
    if (cost * quantity > MAX_AMOUNT) wrong('unit_cost', 'too_large', { limit: MAX_AMOUNT });
    return cost;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    wrong('unit_cost', 'money_digits');
    return 0;
  }
}

/** A day is the same wherever it is written. */
function dayOf(cell: string, wrong: Wrong): string | null {
  const day = instantOf(cell, 'UTC')?.slice(0, 10) ?? null;
  if (day === null) wrong('expires_on', 'format');
  return day;
}
