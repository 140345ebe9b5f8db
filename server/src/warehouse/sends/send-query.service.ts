import { Inject, Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { trackingUrl } from '@fovea/shared-types/warehouse/carriers';
import type { Sendable, SendableRequest, SendDetail } from '@fovea/shared-types/warehouse/send.dto';
import type { send } from '@fovea/shared-types/warehouse/send.record';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { FileService } from '../../platform/storage/file.service.js';
import { servedSend } from './send.record.js';
import { SEND_PICTURES, SendRepository } from './send.repository.js';

@Injectable()
export class SendQueryService {
  constructor(
    @Inject(servedSend.Service) private readonly rows: RecordRows<(typeof send)['declared']>,
    private readonly db: Database,
    private readonly sends: SendRepository,
    private readonly files: FileService,
  ) {}

  async getSendDetail(caller: StaffCaller, { id }: IdRequest): Promise<SendDetail> {
    const row = await this.rows.row(caller, id);
    return {
      ...row,
      ...(await this.sends.owners(this.db, id)),
      tracking_url: trackingUrl(row.carrier, row.logistics_code),
      lines: await this.sends.listLines(this.db, id, caller.language),
      images: await this.files.linksOf(this.db, SEND_PICTURES, id),
    };
  }

  /** What a form for a delivery of a stock-out begins with. */
  async rest(caller: StaffCaller, { ware_house_out_sn }: SendableRequest): Promise<Sendable> {
    const out = await this.sends.findOut(this.db, ware_house_out_sn.trim(), caller.companies);
    if (!out) throw new AppError('NOT_FOUND');
    if (out.status !== 1) throw new AppError('STATE_CONFLICT');
    const customer =
      out.customer_id === null ? null : await this.sends.receiver(this.db, out.company_id, out.customer_id);
    return {
      id: out.id,
      ware_house_out_sn: out.sn,
      customer_id: out.customer_id,
      customer_name: customer?.receiver_name ?? '',
      customer_tel: customer?.receiver_tel ?? '',
      customer_address: customer?.receiver_address ?? '',
      country: customer?.receiver_country ?? null,
      lines: await this.sends.listRestShown(this.db, out.id, caller.language),
    };
  }
}
