import { Inject, Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { ArrivalDetail } from '@fovea/shared-types/warehouse/arrival.dto';
import type { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { FileService } from '../../platform/storage/file.service.js';
import { servedArrival } from './arrival.record.js';
import { ARRIVAL_PICTURES, ArrivalRepository } from './arrival.repository.js';
import { leftToStock } from './left-to-stock.js';

@Injectable()
export class ArrivalQueryService {
  constructor(
    @Inject(servedArrival.Service) private readonly rows: RecordRows<(typeof arrival)['declared']>,
    private readonly db: Database,
    private readonly arrivals: ArrivalRepository,
    private readonly files: FileService,
  ) {}

  async getArrivalDetail(caller: StaffCaller, { id }: IdRequest): Promise<ArrivalDetail> {
    const row = await this.rows.row(caller, id);
    const lines = await this.arrivals.listLines(this.db, id, caller.language);
    const left = leftToStock(lines, await this.arrivals.waitingOrInStock(this.db, id));
    return {
      ...row,
      ...(await this.arrivals.owners(this.db, id)),
      lines: lines.map((line) => ({ ...line, to_stock_number: left.get(line.line) ?? 0 })),
      stock_ins: await this.arrivals.stockIns(this.db, id),
      images: await this.files.linksOf(this.db, ARRIVAL_PICTURES, id),
    };
  }
}
