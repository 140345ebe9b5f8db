import { Inject, Injectable } from '@nestjs/common';
import type {
  CountDetail,
  CountDetailRequest,
  CountParams,
  CountParamsRequest,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import type { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { Database } from '../../platform/database/database.js';
import { pageOf } from '../../platform/database/page.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { CountQueryRepository } from './count-query.repository.js';
import { servedStockCount } from './stock-count.record.js';

@Injectable()
export class CountQueryService {
  constructor(
    @Inject(servedStockCount.Service) private readonly rows: RecordRows<(typeof stockCount)['declared']>,
    private readonly db: Database,
    private readonly queries: CountQueryRepository,
  ) {}

  async getCountDetail(caller: StaffCaller, request: CountDetailRequest): Promise<CountDetail> {
    const { id } = request;
    const row = await this.rows.row(caller, id);
    const read = { ...request, reader: caller.member.accountId };
    const { lines, total } = await this.queries.lines(this.db, caller.language, id, read, pageOf(request));
    return {
      ...row,
      ...(await this.queries.ends(this.db, id)),
      ...(await this.queries.empty(this.db, id)),
      lines_total: total,
      lines,
      bins: await this.queries.bins(this.db, id),
      notes: await this.queries.notes(this.db, caller.language, id),
      documents: await this.queries.documents(this.db, id),
      counters: await this.queries.counters(this.db, id),
    };
  }

  async params(
    { companies, language }: StaffCaller,
    { ware_house_id = 0, words: text = '' }: CountParamsRequest,
  ): Promise<CountParams> {
    const place = { companies, warehouseId: ware_house_id };
    return {
      warehouses: await this.queries.warehouses(this.db, companies),
      zones: await this.queries.zones(this.db, place),
      bins: await this.queries.binsOf(this.db, place),
      products: text.trim() === '' ? [] : await this.queries.products(this.db, language, place, text),
    };
  }
}
