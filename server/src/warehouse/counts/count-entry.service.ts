import { Injectable } from '@nestjs/common';
import { stockCheckMachine } from '@fovea/shared-types/states/warehouse.states';
import { updateWarehouseChecks } from '@fovea/shared-types/warehouse/stock-count.calls';
import { STOCK_QUANTITY_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { COUNT_LINES_MAX, type CountResultKind } from '@fovea/shared-types/warehouse/stock-count-bounds';
import type {
  CountEntry,
  CountEntryResult,
  UpdateCountAnswer,
  UpdateCountRequest,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import { TRACKING } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockDoor } from '../stock/stock-door.service.js';
import { CountClosing } from './count-closing.service.js';
import {
  CountLineRepository,
  PIECE,
  SCAN_KIND,
  type LineRow,
  type PileKey,
  type ProductRow,
  type UnitRow,
} from './count-line.repository.js';
import { CountRepository, type Claims, type CountRow } from './count.repository.js';
import { meaningOf, NOTHING, type CodeMeaning } from './counted-code.js';

/** What all entries of one call share. */
interface Sheet {
  caller: StaffCaller;
  count: CountRow;
  claims: Claims;
}

/** What is meant by an entry. */
interface Meant extends CodeMeaning {
  entry: CountEntry;
  binId: number | null;
}

/** What people find, scan by scan. Nothing is refused that may have waited without a network: each entry has its answer. */
@Injectable()
export class CountEntries {
  constructor(
    private readonly counts: CountRepository,
    private readonly lines: CountLineRepository,
    private readonly closing: CountClosing,
    private readonly stock: StockDoor,
    private readonly idempotency: Idempotency,
  ) {}

  update(caller: StaffCaller, request: UpdateCountRequest): Promise<UpdateCountAnswer> {
    const { id, lines: entries = [], close = [], close_all: closeAll } = request;
    if (entries.length === 0 && close.length === 0 && closeAll !== 1)
      throw fieldError({ lines: { key: 'required' } });
    return this.idempotency.run(caller, updateWarehouseChecks.path, request, async (tx) => {
      const count = await this.counts.lock(tx, id, caller.companies);
      if (!count) throw new AppError('NOT_FOUND');
      if (!stockCheckMachine.may(count.status, 'enter counted numbers')) throw new AppError('STATE_CONFLICT');
      const sheet = { caller, count, claims: await this.counts.claims(tx, count) };
      const results: CountEntryResult[] = [];
      for (const entry of entries) results.push(await this.take(tx, sheet, entry));
      if (close.length > 0 || closeAll === 1)
        results.push(...(await this.closing.close(tx, caller, count, closeAll === 1 ? null : close)));
      return { id, ...(await this.counts.refresh(tx, id)), results };
    });
  }

  private async take(tx: Tx, sheet: Sheet, entry: CountEntry): Promise<CountEntryResult> {
    const binId = entry.bin_id ?? null;
    if (entry.line !== undefined && entry.quantity !== undefined)
      return this.takeLine(tx, sheet, entry.line, entry.quantity);
    if (binId !== null && !(await this.isOfCount(tx, sheet, binId))) return said('outside');
    const code = entry.code?.trim() ?? '';
    const meaning = meaningOf(code);
    const meant: Meant = {
      ...meaning,
      lotNumber: entry.lot_number?.trim().normalize('NFKC') ?? meaning.lotNumber,
      entry,
      binId,
    };
    const productId = entry.product_id ?? meaning.productId;
    if (code === '')
      return productId === null ? said('unknown') : this.takeProduct(tx, sheet, meant, productId);
    const { language } = sheet.caller;
    const units = await this.lines.units(tx, language, sheet.count, meaning, productId);
    const here = units.filter(({ is_here }) => is_here);
    const [unit, another] = here.length > 0 ? here : units;
    if (unit && another) return said('which');
    if (unit) return this.takeUnit(tx, sheet, meant, unit);
    return this.takeProduct(tx, sheet, meant, productId);
  }

  /** A line that is named: so many in all, by hand. */
  private async takeLine(tx: Tx, sheet: Sheet, line: number, quantity: number): Promise<CountEntryResult> {
    const [row] = await this.lines.lines(tx, sheet.caller.language, sheet.count.id, [line]);
    if (!row) return said('outside');
    // Pieces are told one by one.
    if (row.tracking === TRACKING.serial) return { ...answerOf(row), kind: 'which' };
    return this.number(tx, sheet, row, quantity, 'all', '');
  }

  private async takeProduct(
    tx: Tx,
    sheet: Sheet,
    meant: Meant,
    productId: number | null,
  ): Promise<CountEntryResult> {
    const { language } = sheet.caller;
    const found = await this.lines.products(tx, language, sheet.count.company_id, meant, productId);
    const [product, another] = found;
    if (another) return said('which');
    if (!product) return meant.entry.code === undefined ? said('unknown') : this.note(tx, sheet, meant);
    if (product.tracking === TRACKING.serial) {
      // The number of an item says nothing of which piece it is.
      if (meant.serialNumber === null || (productId === null && meant.model !== null))
        return { ...said('which'), goods_name: product.goods_name };
      return this.takeFound(tx, sheet, meant, product, null);
    }
    const row = await this.pileOf(tx, sheet, meant, product);
    if (typeof row === 'string') return { ...said(row), goods_name: product.goods_name };
    const { quantity, code } = meant.entry;
    return this.number(tx, sheet, row, quantity ?? 1, code === undefined ? 'all' : 'more', code ?? '');
  }

  /** The line of goods that are kept by number or lot; made where they lie beyond the books. */
  private async pileOf(
    tx: Tx,
    sheet: Sheet,
    { binId, lotNumber, expiresOn }: Meant,
    product: ProductRow,
  ): Promise<LineRow | 'which' | 'outside'> {
    const all = await this.lines.linesOf(tx, sheet.caller.language, sheet.count.id, product.id);
    const fitting = all.filter(
      (row) =>
        (binId === null || row.bin_id === binId) &&
        (lotNumber === null || row.lot_number === lotNumber) &&
        (expiresOn === null || row.expires_on === expiresOn),
    );
    const [only, another] = fitting;
    if (another) return 'which';
    if (only) return only;
    if (product.tracking === TRACKING.lot && (lotNumber ?? '') === '') return 'which';
    if (product.tracking !== TRACKING.lot && (lotNumber ?? '') !== '')
      return this.pileOf(tx, sheet, { ...NOTHING, binId, entry: {} }, product);
    return this.newLine(tx, sheet, {
      productId: product.id,
      binId,
      lotNumber: lotNumber ?? '',
      expiresOn: product.tracking === TRACKING.lot ? expiresOn : null,
    });
  }

  /** A piece that the company knows. */
  private async takeUnit(tx: Tx, sheet: Sheet, meant: Meant, unit: UnitRow): Promise<CountEntryResult> {
    const product = { id: unit.product_id, tracking: TRACKING.serial, goods_name: unit.goods_name };
    if (!unit.is_here)
      return unit.is_nowhere
        ? this.takeFound(tx, sheet, meant, product, unit)
        : this.note(tx, sheet, meant, unit);
    const rows = await this.lines.linesOf(tx, sheet.caller.language, sheet.count.id, unit.product_id);
    const row = rows.find(({ bin_id }) => bin_id === unit.bin_id);
    if (row) return this.piece(tx, sheet, meant, row, unit, PIECE.here);
    // It came into a bin of this count after the sheet was made, or the books have it in another.
    const key = { productId: unit.product_id, binId: unit.bin_id, lotNumber: '', expiresOn: null };
    const added = await this.newLine(tx, sheet, key);
    return typeof added === 'string'
      ? this.note(tx, sheet, meant, unit)
      : this.piece(tx, sheet, meant, added, unit, PIECE.here);
  }

  /** A piece that the books have nowhere: it lies where it was found. */
  private async takeFound(
    tx: Tx,
    sheet: Sheet,
    meant: Meant,
    product: ProductRow,
    unit: UnitRow | null,
  ): Promise<CountEntryResult> {
    const rows = await this.lines.linesOf(tx, sheet.caller.language, sheet.count.id, product.id);
    const fitting = rows.filter(({ bin_id }) => meant.binId === null || bin_id === meant.binId);
    const [only, another] = fitting;
    const key = { productId: product.id, binId: meant.binId, lotNumber: '', expiresOn: null };
    const row = another ? 'which' : (only ?? (await this.newLine(tx, sheet, key)));
    if (typeof row === 'string') return { ...said(row), goods_name: product.goods_name };
    return this.piece(tx, sheet, meant, row, unit, PIECE.found);
  }

  private async piece(
    tx: Tx,
    sheet: Sheet,
    meant: Meant,
    row: LineRow,
    unit: UnitRow | null,
    result: number,
  ): Promise<CountEntryResult> {
    const answer = { ...answerOf(row), serial_number: unit?.serial_number ?? meant.serialNumber };
    const refusal = await this.refusalOf(tx, sheet, row);
    if (refusal) return { ...answer, kind: refusal };
    const { accountId } = sheet.caller.member;
    const serialNumber = unit?.serial_number ?? meant.serialNumber ?? '';
    const unitId = unit?.id ?? null;
    const piece = {
      line: row.line,
      serialNumber,
      unitId,
      binId: meant.binId ?? row.bin_id,
      result,
      accountId,
    };
    if (!(await this.lines.addPiece(tx, sheet.count.id, piece)))
      return { ...answer, kind: 'again', counted: row.counted };
    const counted = (row.counted ?? 0) + 1;
    await this.lines.setCounted(
      tx,
      sheet.count.id,
      row.line,
      { counted, expected: 0, isClosed: false },
      accountId,
    );
    await this.lines.addScans(tx, sheet.count.id, accountId, [
      { line: row.line, round: row.round, kind: SCAN_KIND.more, quantity: 1, code: meant.entry.code ?? '' },
    ]);
    return { ...answer, kind: result === PIECE.here ? 'counted' : 'found', counted };
  }

  /** Counted by number, at this moment: what the books have now is what it is held against. */
  private async number(
    tx: Tx,
    { caller, count }: Sheet,
    row: LineRow,
    quantity: number,
    how: 'more' | 'all',
    code: string,
  ): Promise<CountEntryResult> {
    const answer = answerOf(row);
    const refusal = await this.refusalOf(tx, { caller, count }, row);
    if (refusal) return { ...answer, kind: refusal };
    const { accountId } = caller.member;
    await this.stock.lockPlaces(tx, [{ warehouseId: count.warehouse_id, productId: row.product_id }]);
    const expected = await this.lines.onHand(tx, count.warehouse_id, keyOf(row));
    if (how === 'more' && row.counted !== null && row.expected !== expected) {
      await this.lines.setCounted(tx, count.id, row.line, null, accountId);
      return { ...answer, kind: 'moved', counted: null };
    }
    const counted = Math.min(STOCK_QUANTITY_MAX, how === 'all' ? quantity : (row.counted ?? 0) + quantity);
    const isClosed = how === 'all';
    await this.lines.setCounted(tx, count.id, row.line, { counted, expected, isClosed }, accountId);
    const kind = how === 'all' ? SCAN_KIND.said : SCAN_KIND.more;
    await this.lines.addScans(tx, count.id, accountId, [
      { line: row.line, round: row.round, kind, quantity, code },
    ]);
    return { ...answer, kind: 'counted', counted };
  }

  /** What belongs to no line is kept for whoever looks into it. */
  private async note(
    tx: Tx,
    sheet: Sheet,
    meant: Meant,
    unit: UnitRow | null = null,
  ): Promise<CountEntryResult> {
    const { accountId } = sheet.caller.member;
    const code = meant.entry.code?.trim() ?? '';
    const serialNumber = unit?.serial_number ?? meant.serialNumber ?? code;
    const kind = unit ? 'elsewhere' : 'unknown';
    const result = unit ? PIECE.elsewhere : PIECE.unknown;
    const piece = {
      line: null,
      serialNumber,
      unitId: unit?.id ?? null,
      binId: meant.binId,
      result,
      accountId,
    };
    const isNew = await this.lines.addPiece(tx, sheet.count.id, piece);
    await this.lines.addScans(tx, sheet.count.id, accountId, [
      { line: null, round: 1, kind: SCAN_KIND.unknown, quantity: 1, code },
    ]);
    const answer = { ...said(isNew ? kind : 'again'), serial_number: serialNumber };
    return unit ? { ...answer, goods_name: unit.goods_name } : answer;
  }

  private async newLine(tx: Tx, sheet: Sheet, key: PileKey): Promise<LineRow | 'outside'> {
    const { bins, products } = sheet.claims;
    if (bins !== null && (key.binId === null || !bins.has(key.binId))) return 'outside';
    if (products !== null && !products.has(key.productId)) return 'outside';
    const line = await this.lines.addLine(tx, sheet.count.id, key, COUNT_LINES_MAX);
    if (line === null) throw new AppError('COUNT_TOO_LARGE', { limit: COUNT_LINES_MAX });
    const [row] = await this.lines.lines(tx, sheet.caller.language, sheet.count.id, [line]);
    return row ?? 'outside';
  }

  private async isOfCount(tx: Tx, { count, claims }: Sheet, binId: number): Promise<boolean> {
    if (claims.bins !== null) return claims.bins.has(binId);
    return (await this.counts.bins(tx, count.warehouse_id, { ids: [binId] })).length === 1;
  }

  private async refusalOf(
    tx: Tx,
    { caller, count }: Pick<Sheet, 'caller' | 'count'>,
    row: LineRow,
  ): Promise<CountResultKind | null> {
    if (row.is_closed) return 'closed';
    return (await this.closing.isOthers(tx, caller, count, row)) ? 'other_person' : null;
  }
}

const keyOf = (row: LineRow): PileKey => ({
  productId: row.product_id,
  binId: row.bin_id,
  lotNumber: row.lot_number,
  expiresOn: row.expires_on,
});

const said = (kind: CountResultKind): CountEntryResult => ({
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
