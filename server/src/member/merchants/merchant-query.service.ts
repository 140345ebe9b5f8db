import { Inject, Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type {
  MerchantDetail,
  MerchantOption,
  MerchantOptionsRequest,
} from '@fovea/shared-types/member/merchant.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { CompanyDocuments } from '../company/company-documents.js';
import { toMerchantDetail } from './merchant.mapper.js';
import { servedMerchant } from './merchant.record.js';
import { MerchantRepository } from './merchant.repository.js';

const OPTIONS_MAX = 40;
const SUBMISSIONS_MAX = 50;

/** Companies in the back office beside their list; a merchant's staff see their own. */
@Injectable()
export class MerchantQueryService {
  constructor(
    private readonly db: Database,
    @Inject(servedMerchant.Service)
    private readonly rows: InstanceType<typeof servedMerchant.Service>,
    private readonly merchants: MerchantRepository,
    private readonly documents: CompanyDocuments,
    private readonly files: FileService,
  ) {}

  async getMerchantDetail(caller: StaffCaller, { id }: IdRequest): Promise<MerchantDetail> {
    const row = await this.rows.row(caller, id);
    const [submissions, facts] = await Promise.all([
      this.documents.list(this.db, id, SUBMISSIONS_MAX),
      this.merchants.findFacts(this.db, id),
    ]);
    if (!facts) throw new AppError('NOT_FOUND');
    const fileIds = submissions.flatMap(({ file_ids }) => file_ids);
    return toMerchantDetail(row, facts, submissions, await this.files.links(this.db, fileIds));
  }

  /** Companies whose documents wait for the platform's decision. */
  countWaiting(): Promise<number> {
    return this.documents.countWaiting(this.db);
  }

  options(caller: StaffCaller, { company_name }: MerchantOptionsRequest): Promise<MerchantOption[]> {
    return this.merchants.listOptions(this.db, caller.language, caller.companies, company_name, OPTIONS_MAX);
  }
}
