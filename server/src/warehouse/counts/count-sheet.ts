import { STOCK_QUANTITY_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { COUNT_LINES_MAX, type CountResultKind } from '@fovea/shared-types/warehouse/stock-count-bounds';
import type { CountEntry, CountEntryResult } from '@fovea/shared-types/warehouse/stock-count.dto';
import { TRACKING } from '@fovea/shared-types/warehouse/stock-kinds';
import { AppError } from '../../platform/kernel/app-error.js';
import { PIECE, SCAN_KIND, type LineRow, type ScanRow } from './count-line.repository.js';
import type { Claims } from './count.repository.js';
import type { CodeMeaning } from './counted-code.js';

/** A piece of the company's. */
export interface UnitRow {
  id: number;
  product_id: number;
  goods_name: string;
  serial_number: string;
  /** On hand in the warehouse that is counted. */
  is_here: boolean;
  /** In no stock at all. */
  is_nowhere: boolean;
  bin_id: number | null;
}

export interface ProductRow {
  id: number;
  tracking: number;
  goods_name: string;
}

interface PileKey {
  productId: number;
  binId: number | null;
  lotNumber: string;
  expiresOn: string | null;
}

export interface PileRow extends PileKey {
  onHand: number;
}

/** An entry, and the recorded stock it may mean. */
export interface Meant {
  entry: CountEntry;
  /** Without spaces around it; empty: none was scanned. */
  code: string;
  meaning: CodeMeaning;
  productId: number | null;
  units: readonly UnitRow[];
  products: readonly ProductRow[];
  /** The number under which it is kept as a piece, folded as stored. */
  serialNumber: string;
  key: string;
}

/** The recorded stock of all entries, under the locks of their stock. */
interface SheetFacts {
  claims: Claims;
  /** Codes of the bins of the warehouse that are named. */
  bins: ReadonlyMap<number, string>;
  lines: readonly LineRow[];
  lastLine: number;
  /** Lines that somebody else counts anew. */
  others: ReadonlySet<number>;
  piles: readonly PileRow[];
  /** Pieces that were scanned before, by `scanKey`. */
  scanned: readonly string[];
}

export interface NewPiece {
  line: number | null;
  serialNumber: string;
  unitId: number | null;
  binId: number | null;
  result: number;
}

export const scanKey = (line: number | null, key: string): string => `${line ?? ''} ${key}`;

/** The piece that a code means; one that is here before any that is not. */
export function unitMeant(units: readonly UnitRow[]): UnitRow | 'which' | null {
  const here = units.filter(({ is_here }) => is_here);
  const [unit, another] = here.length > 0 ? here : units;
  return another ? 'which' : (unit ?? null);
}

/**
 * The sheet of a count while one call is entered. Every entry is taken in order, in memory, and has its answer; what became
 * of the lines is written once.
 */
export class CountSheet {
  readonly added: LineRow[] = [];
  readonly pieces: NewPiece[] = [];
  readonly scans: ScanRow[] = [];
  private readonly touched = new Set<LineRow>();
  private readonly lines: LineRow[];
  private readonly scanned: Set<string>;

  constructor(private readonly facts: SheetFacts) {
    this.lines = facts.lines.map((row) => ({ ...row }));
    this.scanned = new Set(facts.scanned);
  }

  /** Lines of which something else is counted by now. */
  get counted(): LineRow[] {
    return [...this.touched];
  }

  take(meant: Meant): CountEntryResult {
    const { entry, code, units } = meant;
    if (entry.line !== undefined && entry.quantity !== undefined)
      return this.takeLine(entry.line, entry.quantity);
    if (entry.bin_id !== undefined && !this.isOfCount(entry.bin_id)) return resultOf('outside');
    if (code === '') return meant.productId === null ? resultOf('unknown') : this.takeProduct(meant);
    const unit = unitMeant(units);
    if (unit === 'which') return resultOf('which');
    return unit ? this.takeUnit(meant, unit) : this.takeProduct(meant);
  }

  /** A named line: so many in all, by hand. */
  private takeLine(line: number, quantity: number): CountEntryResult {
    const row = this.lines.find((one) => one.line === line);
    if (!row) return resultOf('outside');
    // Pieces are named one by one.
    if (row.tracking === TRACKING.serial) return { ...answerOf(row), kind: 'which' };
    return this.number(row, quantity, 'all', '');
  }

  private takeProduct(meant: Meant): CountEntryResult {
    const { entry, meaning, products, productId } = meant;
    const [product, another] = products;
    if (another) return resultOf('which');
    if (!product) return entry.code === undefined ? resultOf('unknown') : this.note(meant);
    if (product.tracking === TRACKING.serial) {
      // The number of an item does not identify a piece.
      if (meaning.serialNumber === null || (productId === null && meaning.model !== null))
        return { ...resultOf('which'), goods_name: product.goods_name };
      return this.takeFound(meant, product, null);
    }
    const row = this.pileOf(entry.bin_id ?? null, meaning, product);
    if (typeof row === 'string') return { ...resultOf(row), goods_name: product.goods_name };
    const how = entry.code === undefined ? 'all' : 'more';
    return this.number(row, entry.quantity ?? 1, how, entry.code ?? '');
  }

  /** The line of goods that are kept by number or lot; created where there are more than recorded. */
  private pileOf(
    binId: number | null,
    { lotNumber, expiresOn }: Pick<CodeMeaning, 'lotNumber' | 'expiresOn'>,
    product: ProductRow,
  ): LineRow | 'which' | 'outside' {
    const [only, another] = this.lines.filter(
      (row) =>
        row.product_id === product.id &&
        (binId === null || row.bin_id === binId) &&
        (lotNumber === null || row.lot_number === lotNumber) &&
        (expiresOn === null || row.expires_on === expiresOn),
    );
    if (another) return 'which';
    if (only) return only;
    const hasLot = (lotNumber ?? '') !== '';
    if (product.tracking === TRACKING.lot && !hasLot) return 'which';
    if (product.tracking !== TRACKING.lot && hasLot)
      return this.pileOf(binId, { lotNumber: null, expiresOn: null }, product);
    return this.newLine(product, {
      binId,
      lotNumber: lotNumber ?? '',
      expiresOn: product.tracking === TRACKING.lot ? expiresOn : null,
    });
  }

  /** A piece of the company. */
  private takeUnit(meant: Meant, unit: UnitRow): CountEntryResult {
    const product = { id: unit.product_id, tracking: TRACKING.serial, goods_name: unit.goods_name };
    if (!unit.is_here) return unit.is_nowhere ? this.takeFound(meant, product, unit) : this.note(meant, unit);
    // It came into a bin of this count after the sheet was made, or is recorded in another.
    const row =
      this.lines.find(({ product_id, bin_id }) => product_id === product.id && bin_id === unit.bin_id) ??
      this.newLine(product, { binId: unit.bin_id, lotNumber: '', expiresOn: null });
    return typeof row === 'string' ? this.note(meant, unit) : this.piece(meant, row, unit, PIECE.here);
  }

  /** A piece that is recorded nowhere: it is where it was found. */
  private takeFound(meant: Meant, product: ProductRow, unit: UnitRow | null): CountEntryResult {
    const binId = meant.entry.bin_id ?? null;
    const [only, another] = this.lines.filter(
      ({ product_id, bin_id }) => product_id === product.id && (binId === null || bin_id === binId),
    );
    const row = another
      ? 'which'
      : (only ?? this.newLine(product, { binId, lotNumber: '', expiresOn: null }));
    if (typeof row === 'string') return { ...resultOf(row), goods_name: product.goods_name };
    return this.piece(meant, row, unit, PIECE.found);
  }

  private piece(meant: Meant, row: LineRow, unit: UnitRow | null, result: number): CountEntryResult {
    const { entry, serialNumber } = meant;
    const answer = { ...answerOf(row), serial_number: serialNumber };
    const refusal = this.refusalOf(row);
    if (refusal) return { ...answer, kind: refusal };
    const binId = entry.bin_id ?? row.bin_id;
    if (!this.keep(meant, { line: row.line, unitId: unit?.id ?? null, binId, result }))
      return { ...answer, kind: 'again' };
    this.count(row, (row.counted ?? 0) + 1, 0);
    this.scan(row, SCAN_KIND.more, 1, entry.code ?? '');
    return { ...answer, kind: result === PIECE.here ? 'counted' : 'found', counted: row.counted };
  }

  /** Counted by number, at this moment: compared with what is recorded now. */
  private number(row: LineRow, quantity: number, how: 'more' | 'all', code: string): CountEntryResult {
    const refusal = this.refusalOf(row);
    if (refusal) return { ...answerOf(row), kind: refusal };
    const expected = this.onHand(row);
    if (how === 'more' && row.counted !== null && row.expected !== expected) {
      this.count(row, null, null);
      return { ...answerOf(row), kind: 'moved' };
    }
    const all = how === 'all' ? quantity : (row.counted ?? 0) + quantity;
    this.count(row, Math.min(STOCK_QUANTITY_MAX, all), expected);
    row.is_closed = how === 'all';
    this.scan(row, how === 'all' ? SCAN_KIND.total : SCAN_KIND.more, quantity, code);
    return { ...answerOf(row), kind: 'counted' };
  }

  /** Entries that belong to no line are kept for review. */
  private note(meant: Meant, unit: UnitRow | null = null): CountEntryResult {
    const { serialNumber, entry, code } = meant;
    const isNew = this.keep(meant, {
      line: null,
      unitId: unit?.id ?? null,
      binId: entry.bin_id ?? null,
      result: unit ? PIECE.elsewhere : PIECE.unknown,
    });
    this.scan(null, SCAN_KIND.unknown, 1, code);
    const answer = {
      ...resultOf(isNew ? (unit ? 'elsewhere' : 'unknown') : 'again'),
      serial_number: serialNumber,
    };
    return unit ? { ...answer, goods_name: unit.goods_name } : answer;
  }

  /** @returns false where it was scanned before */
  private keep({ serialNumber, key }: Meant, piece: Omit<NewPiece, 'serialNumber'>): boolean {
    const known = scanKey(piece.line, key);
    if (this.scanned.has(known)) return false;
    this.scanned.add(known);
    this.pieces.push({ ...piece, serialNumber });
    return true;
  }

  private newLine(product: ProductRow, key: Omit<PileKey, 'productId'>): LineRow | 'outside' {
    const { bins, products } = this.facts.claims;
    if (bins !== null && (key.binId === null || !bins.has(key.binId))) return 'outside';
    if (products !== null && !products.has(product.id)) return 'outside';
    const line = this.facts.lastLine + this.added.length + 1;
    if (line > COUNT_LINES_MAX) throw new AppError('COUNT_TOO_LARGE', { limit: COUNT_LINES_MAX });
    const row: LineRow = {
      line,
      product_id: product.id,
      tracking: product.tracking,
      goods_name: product.goods_name,
      bin_id: key.binId,
      bin_code: key.binId === null ? null : (this.facts.bins.get(key.binId) ?? null),
      lot_number: key.lotNumber,
      expires_on: key.expiresOn,
      round: 1,
      counted: null,
      expected: null,
      is_closed: false,
      previous_by: null,
    };
    this.lines.push(row);
    this.added.push(row);
    return row;
  }

  private count(row: LineRow, counted: number | null, expected: number | null): void {
    Object.assign(row, { counted, expected });
    this.touched.add(row);
  }

  private scan(row: LineRow | null, kind: ScanRow['kind'], quantity: number, code: string): void {
    this.scans.push({ line: row?.line ?? null, round: row?.round ?? 1, kind, quantity, code });
  }

  private onHand(row: LineRow): number {
    const pile = this.facts.piles.find(
      ({ productId, binId, lotNumber, expiresOn }) =>
        productId === row.product_id &&
        binId === row.bin_id &&
        lotNumber === row.lot_number &&
        expiresOn === row.expires_on,
    );
    return pile?.onHand ?? 0;
  }

  private isOfCount(binId: number): boolean {
    const { bins } = this.facts.claims;
    return bins === null ? this.facts.bins.has(binId) : bins.has(binId);
  }

  private refusalOf(row: LineRow): CountResultKind | null {
    if (row.is_closed) return 'closed';
    return this.facts.others.has(row.line) ? 'other_person' : null;
  }
}

const resultOf = (kind: CountResultKind): CountEntryResult => ({
  kind,
  line: null,
  goods_name: '',
  serial_number: null,
  bin_code: null,
  counted: null,
});

const answerOf = (row: LineRow): Omit<CountEntryResult, 'kind'> => ({
  line: row.line,
  goods_name: row.goods_name,
  serial_number: null,
  bin_code: row.bin_code,
  counted: row.counted,
});
