import { Injectable } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { sendMachine } from '@fovea/shared-types/states/warehouse.states';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { OTHER_CARRIER, PICKUP } from '@fovea/shared-types/warehouse/carriers';
import {
  addWareHouseSends,
  delWareHouseSends,
  wareHouseSendsStatus,
} from '@fovea/shared-types/warehouse/send.calls';
import type {
  AddSendRequest,
  SendAnswer,
  SendStatusAnswer,
  SendStatusRequest,
  UpdateSendRequest,
} from '@fovea/shared-types/warehouse/send.dto';
import { isCountry } from '../../member/contact/countries.js';
import { AuditLog, type AuditLine } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseStale } from '../../platform/database/row-version.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { ShipmentChecks } from '../compliance/shipment-checks.js';
import { refuseReversalRequested } from '../documents/reversal-requested.js';
import {
  SEND_PICTURES,
  SendRepository,
  type NewSendLine,
  type SendRow,
  type SendValues,
} from './send.repository.js';

/** Of a stock-out: its goods have left the recorded stock. */
const OUT_APPROVED = 1;

type SendInput = Omit<UpdateSendRequest, 'id' | 'version'>;

/** Packs and sends what stock-outs took out, and follows it until it is delivered or returned. */
@Injectable()
export class SendService {
  constructor(
    private readonly db: Database,
    private readonly sends: SendRepository,
    private readonly files: FileService,
    private readonly shipping: ShipmentChecks,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  addSend(caller: StaffCaller, request: AddSendRequest): Promise<SendAnswer> {
    return this.idempotency.run(caller, addWareHouseSends.path, request, async (tx) => {
      const out = await this.sends.lockOut(tx, request.ware_house_out_sn.trim(), caller.companies);
      if (!out) throw new AppError('NOT_FOUND');
      if (out.status !== OUT_APPROVED) throw new AppError('STATE_CONFLICT');
      await refuseReversalRequested(tx, [out.id]);
      const customerId = request.customer_id ?? out.customer_id;
      const values = await this.mergedValues(tx, out.company_id, NOTHING, {
        ...request,
        ...(customerId !== null && { customer_id: customerId }),
      });
      refuseNowhere(values);
      const lines = await this.soundLines(tx, out.id, null, request.lines);
      const { id, sn } = await this.sends.insertSend(tx, out, caller.member.accountId, values);
      await this.sends.setLines(tx, id, out.id, lines);
      await this.files.replace(tx, caller.member.accountId, SEND_PICTURES, id, request.images ?? []);
      await this.note(tx, caller, 'add', id, { after: auditedFields(values, lines) });
      return { id, send_sn: sn };
    });
  }

  async updateSend(caller: StaffCaller, request: UpdateSendRequest): Promise<SendAnswer> {
    return this.db.transaction(async (tx) => {
      const row = await this.lockSend(tx, caller, request.id);
      refuseStale(request.version, { updated_at: row.updated_at.toISOString() });
      if (row.status !== SEND_STATUS.prepared) throw new AppError('STATE_CONFLICT');
      const values = await this.mergedValues(tx, row.company_id, row, request);
      refuseNowhere(values);
      const lines = request.lines && (await this.soundLines(tx, row.document_id, row.id, request.lines));
      await this.sends.updateSend(tx, row.id, values);
      if (lines) await this.sends.setLines(tx, row.id, row.document_id, lines);
      if (request.images)
        await this.files.replace(tx, caller.member.accountId, SEND_PICTURES, row.id, request.images);
      await this.note(tx, caller, 'update', row.id, {
        before: auditedFields(row),
        after: auditedFields(values, lines),
      });
      return { id: row.id, send_sn: row.sn };
    });
  }

  setSendStatus(caller: StaffCaller, request: SendStatusRequest): Promise<SendStatusAnswer> {
    const { id, status } = request;
    return this.idempotency.run(caller, wareHouseSendsStatus.path, request, async (tx) => {
      const row = await this.lockSend(tx, caller, id);
      if (row.status === status) return { id, status };
      if (!sendMachine.may(row.status, ACTION[status] ?? 'delete')) throw new AppError('STATE_CONFLICT');
      const values = await this.mergedValues(tx, row.company_id, row, {
        ...(request.remark !== undefined && { remark: request.remark }),
        // The number of a parcel that is on its way is the carrier's.
        ...(status === SEND_STATUS.sent && {
          ...(request.carrier !== undefined && { carrier: request.carrier }),
          ...(request.logistics_code !== undefined && { logistics_code: request.logistics_code }),
        }),
      });
      if (values.carrier !== PICKUP && values.logistics_code === '')
        throw fieldError({ logistics_code: { key: 'required' } });
      if (status === SEND_STATUS.sent) {
        refuseNowhere(values);
        await this.refuseNotOut(tx, row);
      }
      await this.sends.move(tx, id, status, values);
      await this.files.append(tx, caller.member.accountId, SEND_PICTURES, id, request.images ?? []);
      await this.note(tx, caller, 'status', id, { before: { status: row.status }, after: { status } });
      return { id, status };
    });
  }

  async cancelSend(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delWareHouseSends.path, request, async (tx) => {
      const row = await this.lockSend(tx, caller, request.id);
      if (!sendMachine.may(row.status, 'delete')) throw new AppError('STATE_CONFLICT');
      const status = SEND_STATUS.cancelled;
      await this.sends.move(tx, row.id, status, row);
      await this.note(tx, caller, 'delete', row.id, { before: { status: row.status }, after: { status } });
    });
  }

  /** The stored values, overridden by those of the request; a customer supplies name, number and address. */
  private async mergedValues(
    tx: Tx,
    companyId: number,
    before: SendValues,
    values: SendInput,
  ): Promise<SendValues> {
    const isOther = values.customer_id !== undefined && values.customer_id !== before.customer_id;
    const customer = isOther ? await this.sends.receiver(tx, companyId, values.customer_id ?? 0) : before;
    if (!customer) throw new AppError('NOT_FOUND');
    const text = (value: string | undefined, current: string): string =>
      value?.normalize('NFC').trim() ?? current;
    const after: SendValues = {
      customer_id: customer.customer_id,
      receiver_name: text(values.customer_name, customer.receiver_name),
      receiver_tel: text(values.customer_tel, customer.receiver_tel),
      receiver_address: text(values.customer_address, customer.receiver_address),
      receiver_country: values.country ?? customer.receiver_country,
      carrier: values.carrier ?? before.carrier,
      logistics_code: values.logistics_code?.normalize('NFKC').trim() ?? before.logistics_code,
      remark: text(values.remark, before.remark),
    };
    if (after.receiver_name === '') throw fieldError({ customer_name: { key: 'required' } });
    return after;
  }

  /** No more of a line leaves than the stock-out took out, over all its deliveries. */
  private async soundLines(
    tx: Tx,
    documentId: number,
    excludedId: number | null,
    wanted: AddSendRequest['lines'],
  ): Promise<NewSendLine[]> {
    if (excludedId !== null) await this.sends.lockOutOf(tx, documentId);
    const rest = await this.sends.listRest(tx, documentId, excludedId);
    if (wanted === undefined) {
      const lines = rest.filter((line) => line.rest > 0);
      if (lines.length === 0) throw new AppError('ALREADY_DONE');
      return lines.map(({ rest: quantity, ...line }) => ({ ...line, quantity }));
    }
    const byLine = new Map(rest.map((line) => [line.line, line]));
    if (new Set(wanted.map(({ line }) => line)).size < wanted.length)
      throw fieldError({ lines: { key: 'ambiguous' } });
    return wanted.map(({ line, good_number }, at) => {
      const found = byLine.get(line);
      if (!found) throw fieldError({ [`lines.${at}.line`]: { key: 'choice' } });
      if (good_number > found.rest)
        throw fieldError({
          [`lines.${at}.good_number`]: { key: 'too_large', params: { limit: found.rest } },
        });
      const { product_id, serial_number } = found;
      return { line, product_id, serial_number, quantity: good_number };
    });
  }

  /** What was scrapped meanwhile is in its warehouse again, and what the law does not release stays. */
  private async refuseNotOut(tx: Tx, row: SendRow): Promise<void> {
    if ((await this.sends.lockOutOf(tx, row.document_id)) !== OUT_APPROVED)
      throw new AppError('STATE_CONFLICT');
    await refuseReversalRequested(tx, [row.document_id]);
    await this.shipping.refuseDelivery(tx, row);
  }

  private async lockSend(tx: Tx, { companies }: StaffCaller, id: number): Promise<SendRow> {
    const row = await this.sends.lockSend(tx, id, companies);
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
      action: `warehouse:send:${verb}`,
      subjectType: 'send',
      subjectId: id,
      ...sides,
    });
  }
}

/** What may be imported depends on where it goes. @throws VALIDATION where that is not known */
function refuseNowhere({ receiver_country: country }: SendValues): void {
  if (country === null) throw fieldError({ country: { key: 'required' } });
  if (!isCountry(country)) throw fieldError({ country: { key: 'choice' } });
}

const ACTION: Readonly<
  Record<number, 'record logistics code' | 'record the proof of delivery' | 'record the return'>
> = {
  [SEND_STATUS.sent]: 'record logistics code',
  [SEND_STATUS.delivered]: 'record the proof of delivery',
  [SEND_STATUS.came_back]: 'record the return',
};

const NOTHING: SendValues = {
  customer_id: null,
  receiver_name: '',
  receiver_tel: '',
  receiver_address: '',
  receiver_country: null,
  carrier: OTHER_CARRIER,
  logistics_code: '',
  remark: '',
};

/** As the audit log has it, which is for ever: nothing of the person. */
const auditedFields = (
  { carrier, logistics_code, remark }: SendValues,
  lines?: readonly NewSendLine[],
): object => ({
  carrier,
  logistics_code,
  remark,
  ...(lines && {
    line_count: lines.length,
    good_number: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }),
});
