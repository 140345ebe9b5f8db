import { Injectable } from '@nestjs/common';
import { stockCheckMachine } from '@fovea/shared-types/states/warehouse.states';
import { updateWarehouseChecks } from '@fovea/shared-types/warehouse/stock-count.calls';
import type {
  CountEntry,
  CountEntryResult,
  UpdateCountAnswer,
  UpdateCountRequest,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import { CountClosing } from './count-closing.service.js';
import { CountLineRepository } from './count-line.repository.js';
import { CountSheetRepository, type CountedEntry } from './count-sheet.repository.js';
import { CountSheet, unitMeant, type Meant } from './count-sheet.js';
import { CountRepository, type Claims, type CountRow } from './count.repository.js';
import { meaningOf } from './counted-code.js';

/** What people find, scan by scan. Nothing is refused that may have waited without a network: each entry has its answer. */
@Injectable()
export class CountEntries {
  constructor(
    private readonly counts: CountRepository,
    private readonly lines: CountLineRepository,
    private readonly sheets: CountSheetRepository,
    private readonly closing: CountClosing,
    private readonly stock: StockReservations,
    private readonly idempotency: Idempotency,
  ) {}

  update(caller: StaffCaller, request: UpdateCountRequest): Promise<UpdateCountAnswer> {
    const { lines: entries = [], close = [], restart = [], close_all: closeAll } = request;
    if (entries.length + close.length + restart.length === 0 && closeAll !== 1)
      throw fieldError({ lines: { key: 'required' } });
    return this.idempotency.run(caller, updateWarehouseChecks.path, request, (tx) =>
      this.take(tx, caller, request),
    );
  }

  /** In the transaction of who has more to do. */
  async take(tx: Tx, caller: StaffCaller, request: UpdateCountRequest): Promise<UpdateCountAnswer> {
    const { id, lines: entries = [], close = [], restart = [], close_all: closeAll } = request;
    const count = await this.counts.lockCount(tx, id, caller.companies);
    if (!count) throw new AppError('NOT_FOUND');
    if (!stockCheckMachine.may(count.status, 'enter counted numbers')) throw new AppError('STATE_CONFLICT');
    const results = restart.length > 0 ? await this.closing.restart(tx, caller, count, restart) : [];
    if (entries.length > 0) {
      // What is closed is compared with the stock of the same moment as what is entered.
      const closed = await this.lines.openProducts(tx, id, closeAll === 1 ? null : close);
      results.push(...(await this.enter(tx, caller, count, entries.map(entryOf), closed)));
    }
    if (close.length > 0 || closeAll === 1)
      results.push(...(await this.closing.close(tx, caller, count, closeAll === 1 ? null : close)));
    return { id, ...(await this.counts.refresh(tx, id)), results };
  }

  /**
   * All entries in as many statements as one: their meaning, their locks, the recorded stock then, and the
   * results.
   * @param closed products of the lines that are closed with them
   */
  private async enter(
    tx: Tx,
    caller: StaffCaller,
    count: CountRow,
    entries: readonly CountedEntry[],
    closed: readonly number[],
  ): Promise<CountEntryResult[]> {
    const { language } = caller;
    const { accountId } = caller.member;
    const claims = await this.counts.claims(tx, count);
    const products = await this.sheets.products(tx, language, count.company_id, entries);
    const maybe = await this.sheets.units(tx, language, count, entries);
    const productIds = [
      ...new Set([
        ...closed,
        ...products.flatMap((those) => those.map(({ id }) => id)),
        ...maybe.flatMap((those) => those.map(({ product_id }) => product_id)),
      ]),
    ];
    const named = entries.flatMap(({ entry }) => entry.line ?? []);
    let lines = await this.sheets.lines(tx, language, count.id, productIds, named);
    await this.lock(tx, count, claims, [...productIds, ...lines.map(({ product_id }) => product_id)]);
    // Read anew under the locks: a piece may have come or left meanwhile.
    let units = await this.sheets.units(tx, language, count, entries);
    const come = units.flatMap((those) => those.map(({ product_id }) => product_id));
    if (come.some((product) => !productIds.includes(product))) {
      lines = await this.sheets.lines(tx, language, count.id, [...productIds, ...come], named);
      await this.lock(tx, count, claims, come);
      units = await this.sheets.units(tx, language, count, entries);
    }
    const numbers = entries.map(({ code, meaning }, at) => {
      const unit = unitMeant(units[at] ?? []);
      return (unit === 'which' ? null : unit?.serial_number) ?? meaning.serialNumber ?? code;
    });
    const keys = await this.sheets.keys(tx, numbers);
    const meant = entries.map((entry, at): Meant => ({
      ...entry,
      units: units[at] ?? [],
      products: products[at] ?? [],
      serialNumber: numbers[at] ?? '',
      key: keys[at] ?? '',
    }));
    const others = await this.closing.others(tx, caller, count, lines);
    const sheet = new CountSheet({
      claims,
      lines,
      lastLine: count.line_count,
      others: new Set(others.map(({ line }) => line)),
      bins: await this.sheets.bins(tx, count.warehouse_id, [
        ...entries.flatMap(({ entry }) => entry.bin_id ?? []),
        ...units.flatMap((those) => those.flatMap(({ bin_id }) => bin_id ?? [])),
      ]),
      piles: await this.sheets.piles(
        tx,
        count.warehouse_id,
        lines.map(({ product_id }) => product_id),
      ),
      scanned: await this.sheets.scanned(
        tx,
        count.id,
        keys,
        lines.map(({ line }) => line),
      ),
    });
    const results = meant.map((one) => sheet.take(one));
    await this.sheets.addLines(tx, count.id, sheet.added);
    await this.sheets.saveLines(tx, count.id, accountId, sheet.counted);
    await this.sheets.addPieces(tx, count.id, accountId, sheet.pieces);
    await this.lines.addScans(tx, count.id, accountId, sheet.scans);
    return results;
  }

  /** Nothing of what is counted moves meanwhile, and nothing comes in for the first time. */
  private lock(
    tx: Tx,
    { warehouse_id: warehouseId }: CountRow,
    { products }: Claims,
    productIds: readonly number[],
  ): Promise<void> {
    const counted = [...new Set(productIds)].filter((id) => products === null || products.has(id));
    return this.stock.openPlaces(tx, warehouseId, counted);
  }
}

/** An entry as the query of recorded stock takes it. */
function entryOf(entry: CountEntry): CountedEntry {
  const code = entry.code?.trim() ?? '';
  const meaning = meaningOf(code);
  return {
    entry,
    code,
    meaning: { ...meaning, lotNumber: entry.lot_number?.trim().normalize('NFKC') ?? meaning.lotNumber },
    productId: entry.product_id ?? meaning.productId,
  };
}
