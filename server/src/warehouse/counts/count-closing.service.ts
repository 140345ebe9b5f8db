import { Injectable } from '@nestjs/common';
import type { CountEntryResult } from '@fovea/shared-types/warehouse/stock-count.dto';
import { TRACKING } from '@fovea/shared-types/warehouse/stock-kinds';
import type { Tx } from '../../platform/database/database.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { HolderService } from '../../rbac/grants/holder.service.js';
import { StockReservations } from '../stock/stock-reservations.service.js';
import { CountLineRepository, SCAN_KIND, type LineRow } from './count-line.repository.js';
import type { CountRow } from './count.repository.js';

const ofOtherPerson = ({ line, goods_name, bin_code }: LineRow): CountEntryResult => ({
  ...{ kind: 'other_person', line, goods_name, bin_code },
  serial_number: null,
  counted: null,
});

/** Lines come to the end of their counting, or back to its beginning. */
@Injectable()
export class CountClosing {
  constructor(
    private readonly lines: CountLineRepository,
    private readonly stock: StockReservations,
    private readonly holders: HolderService,
  ) {}

  /**
   * @param numbers null: all that are open
   * @returns what was not closed, and why
   */
  async close(
    tx: Tx,
    caller: StaffCaller,
    count: CountRow,
    numbers: readonly number[] | null,
  ): Promise<CountEntryResult[]> {
    const rows = await this.lines.lines(tx, caller.language, count.id, numbers);
    if (numbers !== null && rows.length < new Set(numbers).size)
      throw fieldError({ close: { key: 'choice' } });
    const open = rows.filter(({ is_closed }) => !is_closed);
    const others = await this.others(tx, caller, count, open);
    const own = open.filter((row) => !others.includes(row));
    const { warehouse_id: warehouseId } = count;
    await this.stock.lockPlaces(
      tx,
      [...new Set(own.map(({ product_id }) => product_id))].map((productId) => ({ warehouseId, productId })),
    );
    const { accountId } = caller.member;
    const linesOf = (isSerial: boolean): number[] =>
      own.filter(({ tracking }) => (tracking === TRACKING.serial) === isSerial).map(({ line }) => line);
    await this.lines.closePieces(tx, count, linesOf(true), accountId);
    await this.lines.closePiles(tx, count, linesOf(false), accountId);
    await this.lines.addScans(
      tx,
      count.id,
      accountId,
      own.map(({ line, round, counted }) => ({
        line,
        round,
        kind: SCAN_KIND.closed,
        quantity: counted ?? 0,
        code: '',
      })),
    );
    return others.map(ofOtherPerson);
  }

  /**
   * Lines whose counters mistyped something are counted from the beginning, by themselves; what they typed is on record.
   * @returns those that somebody else counted
   */
  async restart(
    tx: Tx,
    caller: StaffCaller,
    count: CountRow,
    numbers: readonly number[],
  ): Promise<CountEntryResult[]> {
    const rows = await this.lines.lines(tx, caller.language, count.id, numbers);
    if (rows.length < new Set(numbers).size) throw fieldError({ restart: { key: 'choice' } });
    const { accountId } = caller.member;
    const own = await this.lines.countedBy(tx, count.id, accountId, numbers);
    await this.lines.addScans(
      tx,
      count.id,
      accountId,
      own.map(({ line, round, counted }) => ({
        line,
        round,
        kind: SCAN_KIND.corrected,
        quantity: counted,
        code: '',
      })),
    );
    await this.lines.restart(
      tx,
      count.id,
      own.map(({ line }) => line),
    );
    const restarted = new Set(own.map(({ line }) => line));
    return rows.filter(({ line, counted }) => counted !== null && !restarted.has(line)).map(ofOtherPerson);
  }

  /** Of these, what somebody else counts anew: not the first counter, while another is available. */
  async others(
    tx: Tx,
    { member }: StaffCaller,
    { company_id }: CountRow,
    rows: readonly LineRow[],
  ): Promise<LineRow[]> {
    const own = rows.filter(({ round, previous_by }) => round > 1 && previous_by === member.accountId);
    if (own.length === 0) return [];
    const may = await this.holders.listIn(tx, 'warehouse:count:update', company_id);
    return may.some((id) => id !== member.accountId) ? own : [];
  }
}
