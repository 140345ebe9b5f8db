import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { arrivalMachine } from '@fovea/shared-types/states/warehouse.states';
import { ARRIVAL_STATUS } from '@fovea/shared-types/states';
import {
  addArriveds,
  arrivedsStatus,
  delArriveds,
  recountArriveds,
} from '@fovea/shared-types/warehouse/arrival.calls';
import type {
  AddArrivedRequest,
  ArrivedAnswer,
  ArrivedStatusAnswer,
  ArrivedStatusRequest,
  ArrivalDocumentLine,
  RecountArrivedRequest,
  UpdateArrivedRequest,
} from '@fovea/shared-types/warehouse/arrival.dto';
import type { FieldFault } from '../../i18n/texts.js';
import { AuditLog, type AuditLine } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseStale } from '../../platform/database/row-version.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import { companyOfNew, type StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { serialKey } from '../stock/choose-stock.js';
import { ArrivalStocking } from './arrival-stocking.js';
import {
  ARRIVAL_PICTURES,
  ArrivalRepository,
  type ArrivalRow,
  type ArrivalValues,
  type NewLine,
} from './arrival.repository.js';
import { type CountedLine, takenOfProducts } from './left-to-stock.js';

/** Goods are announced, come, are counted, and wait to be put in stock. */
@Injectable()
export class ArrivalService {
  constructor(
    private readonly db: Database,
    private readonly arrivals: ArrivalRepository,
    private readonly stocking: ArrivalStocking,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  addArrival(caller: StaffCaller, request: AddArrivedRequest): Promise<ArrivedAnswer> {
    const companyId = companyOfNew(caller, request.company_id);
    if (companyId === null) throw fieldError({ company_id: { key: 'required' } });
    return this.idempotency.run(caller, addArriveds.path, request, async (tx) => {
      const lines = await this.soundLines(tx, companyId, request.lines);
      const values = mergedValues(NOTHING, request);
      const { id, sn } = await this.arrivals.insertArrival(tx, companyId, caller.member.accountId, values);
      await this.arrivals.setLines(tx, id, lines);
      await this.files.replace(tx, caller.member.accountId, ARRIVAL_PICTURES, id, request.images ?? []);
      await this.note(tx, caller, 'add', id, { after: auditedFields(values, lines) });
      return { id, arrived_sn: sn };
    });
  }

  /**
   * An announcement can be changed only while it is expected; afterwards the counted numbers are compared
   * with it.
   */
  async updateArrival(caller: StaffCaller, request: UpdateArrivedRequest): Promise<ArrivedAnswer> {
    return this.db.transaction(async (tx) => {
      const row = await this.lockArrival(tx, caller, request.id);
      refuseStale(request.version, { updated_at: row.updated_at.toISOString() });
      const { expected, arrived } = ARRIVAL_STATUS;
      if (row.status !== expected && (row.status !== arrived || request.lines !== undefined))
        throw new AppError('STATE_CONFLICT');
      const values = mergedValues(row, request);
      await this.arrivals.updateArrival(tx, row.id, values);
      const lines = request.lines && (await this.soundLines(tx, row.company_id, request.lines));
      if (lines) await this.arrivals.setLines(tx, row.id, lines);
      if (request.images)
        await this.files.replace(tx, caller.member.accountId, ARRIVAL_PICTURES, row.id, request.images);
      await this.note(tx, caller, 'update', row.id, {
        before: auditedFields(row),
        after: auditedFields(values, lines),
      });
      return { id: row.id, arrived_sn: row.sn };
    });
  }

  setArrivalStatus(caller: StaffCaller, request: ArrivedStatusRequest): Promise<ArrivedStatusAnswer> {
    const { id, status } = request;
    return this.idempotency.run(caller, arrivedsStatus.path, request, async (tx) => {
      const row = await this.lockArrival(tx, caller, id);
      if (row.status === status) return { id, status };
      const isArriving = status === ARRIVAL_STATUS.arrived;
      if (!arrivalMachine.may(row.status, isArriving ? 'record the arrival' : 'correct a mistake'))
        throw new AppError('STATE_CONFLICT');
      if (isArriving) await this.arrive(tx, caller, row, request);
      else {
        await this.refuseWithDocuments(tx, id);
        await this.arrivals.expectAgain(tx, id);
      }
      await this.note(tx, caller, 'status', id, { before: { status: row.status }, after: { status } });
      return { id, status };
    });
  }

  /** The rest came later, or the count was wrong: what came in all, and so what is left to put in stock. */
  recountArrival(caller: StaffCaller, request: RecountArrivedRequest): Promise<ArrivedStatusAnswer> {
    const { id } = request;
    return this.idempotency.run(caller, recountArriveds.path, request, async (tx) => {
      const row = await this.lockArrival(tx, caller, id);
      if (!arrivalMachine.may(row.status, 'count what came later')) throw new AppError('STATE_CONFLICT');
      const lines = await this.arrivals.counted(tx, id);
      const counted = new Map(request.lines.map(({ line, good_number }) => [line, good_number]));
      refuseUncountable(lines, counted);
      refuseBelowStocked(lines, request.lines, takenOfProducts(await this.arrivals.waitingOrInStock(tx, id)));
      await this.arrivals.recount(tx, id, counted);
      await this.files.append(tx, caller.member.accountId, ARRIVAL_PICTURES, id, request.images ?? []);
      await this.note(tx, caller, 'update', id, {
        before: { arrived_number: arrivedOf(lines) },
        after: { arrived_number: arrivedOf(await this.arrivals.counted(tx, id)) },
      });
      return { id, status: await this.stocking.settle(tx, caller, id) };
    });
  }

  async cancelArrival(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delArriveds.path, request, async (tx) => {
      const row = await this.lockArrival(tx, caller, request.id);
      if (!arrivalMachine.may(row.status, 'delete')) throw new AppError('STATE_CONFLICT');
      await this.refuseWithDocuments(tx, row.id);
      await this.arrivals.cancelArrival(tx, row.id);
      const status = ARRIVAL_STATUS.cancelled;
      await this.note(tx, caller, 'delete', row.id, { before: { status: row.status }, after: { status } });
    });
  }

  private async arrive(
    tx: Tx,
    caller: StaffCaller,
    row: ArrivalRow,
    request: ArrivedStatusRequest,
  ): Promise<void> {
    const now = await this.db.clock(tx);
    const at = request.arrived_at === undefined ? now : Date.parse(request.arrived_at);
    if (at > now) throw fieldError({ arrived_at: { key: 'in_future' } });
    const lines = await this.arrivals.counted(tx, row.id);
    const counted = new Map((request.lines ?? []).map(({ line, good_number }) => [line, good_number]));
    refuseUncountable(lines, counted);
    if (request.good_number !== undefined) {
      // One number is ambiguous for several products.
      if (lines.length !== 1) throw fieldError({ good_number: { key: 'ambiguous' } });
      counted.set(1, request.good_number);
    }
    await this.arrivals.arrive(tx, row.id, new Date(at), counted);
    await this.files.append(tx, caller.member.accountId, ARRIVAL_PICTURES, row.id, request.images ?? []);
  }

  /** Counting again what is on its way into stock would have it twice. */
  private async refuseWithDocuments(tx: Tx, id: number): Promise<void> {
    if ((await this.arrivals.waitingOrInStock(tx, id)).length > 0) throw new AppError('STATE_CONFLICT');
  }

  /** Lines of products that the company may receive; a serial number names one piece. */
  private async soundLines(
    tx: Tx,
    companyId: number,
    lines: readonly ArrivalDocumentLine[],
  ): Promise<NewLine[]> {
    const known = await this.arrivals.sharedProducts(tx, companyId, [
      ...new Set(lines.map(({ product_id }) => product_id)),
    ]);
    const rows = new Map<string, number>();
    return lines.map(({ product_id, good_number, serial_number = '' }, at) => {
      if (!known.has(product_id)) throw fieldError({ [`lines.${at}.product_id`]: { key: 'choice' } });
      const serial = serial_number.normalize('NFC').trim();
      if (serial !== '' && good_number !== 1)
        throw fieldError({ [`lines.${at}.good_number`]: { key: 'too_large', params: { limit: 1 } } });
      if (serial === '') return { product_id, quantity: good_number, serial_number: null };
      const piece = `${product_id} ${serialKey(serial)}`;
      const row = rows.get(piece);
      if (row !== undefined)
        throw fieldError({ [`lines.${at}.serial_number`]: { key: 'serial_twice', params: { serial, row } } });
      rows.set(piece, at + 1);
      return { product_id, quantity: good_number, serial_number: serial };
    });
  }

  private async lockArrival(tx: Tx, { companies }: StaffCaller, id: number): Promise<ArrivalRow> {
    const row = await this.arrivals.lockArrival(tx, id, companies);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  private note(
    tx: Tx,
    caller: StaffCaller,
    verb: 'add' | 'update' | 'status' | 'delete',
    id: number,
    sides: Pick<AuditLine, 'before' | 'after'>,
  ): Promise<void> {
    return this.audit.record(tx, caller, {
      action: `warehouse:arrival:${verb}`,
      subjectType: 'arrival',
      subjectId: id,
      ...sides,
    });
  }
}

/** Lines that the arrival has; of one piece, no more than that came. */
function refuseUncountable(lines: readonly CountedLine[], counted: ReadonlyMap<number, number>): void {
  const byLine = new Map(lines.map((line) => [line.line, line]));
  for (const [line, count] of counted) {
    const known = byLine.get(line);
    if (!known) throw fieldError({ lines: { key: 'choice' } });
    if (known.serial_number !== null && count > 1)
      throw fieldError({ lines: { key: 'too_large', params: { limit: 1 } } });
  }
}

/** What is on stock-ins has come. */
function refuseBelowStocked(
  lines: readonly CountedLine[],
  requested: RecountArrivedRequest['lines'],
  taken: ReadonlyMap<number, number>,
): void {
  const counted = new Map(requested.map(({ line, good_number }) => [line, good_number]));
  const products = new Map(lines.map(({ line, product_id }) => [line, product_id]));
  const faults: Record<string, FieldFault> = {};
  for (const [at, { line, good_number }] of requested.entries()) {
    const product = products.get(line);
    const sum = lines
      .filter(({ product_id }) => product_id === product)
      .reduce(
        (total, { line: other, arrived_number }) => total + (counted.get(other) ?? arrived_number ?? 0),
        0,
      );
    const missing = (taken.get(product ?? 0) ?? 0) - sum;
    if (missing > 0)
      faults[`lines.${at}.good_number`] = {
        key: 'less_than_stocked',
        params: { limit: good_number + missing },
      };
  }
  if (Object.keys(faults).length > 0) throw fieldError(faults);
}

const arrivedOf = (lines: readonly CountedLine[]): number =>
  lines.reduce((sum, { arrived_number }) => sum + (arrived_number ?? 0), 0);

const NOTHING: ArrivalValues = {
  customer_id: null,
  warehouse_id: null,
  logistics_code: '',
  expected_on: null,
  remark: '',
};

/** The stored values with those of the request. */
const mergedValues = (
  before: ArrivalValues,
  { customer_id, ware_house_id, logistics_code, expected_on, remark }: Omit<AddArrivedRequest, 'lines'>,
): ArrivalValues => ({
  customer_id: customer_id === undefined ? before.customer_id : customer_id,
  warehouse_id: ware_house_id === undefined ? before.warehouse_id : ware_house_id,
  logistics_code: logistics_code?.normalize('NFKC').trim() ?? before.logistics_code,
  expected_on: expected_on === undefined ? before.expected_on : expected_on,
  remark: remark?.normalize('NFC').trim() ?? before.remark,
});

/** As the audit log has it. */
const auditedFields = (
  { logistics_code, expected_on, remark }: ArrivalValues,
  lines?: readonly NewLine[],
): object => ({
  logistics_code,
  expected_on,
  remark,
  ...(lines && {
    line_count: lines.length,
    good_number: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }),
});
