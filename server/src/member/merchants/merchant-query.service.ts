import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type {
  MerchantDetail,
  MerchantListRequest,
  MerchantListResponse,
  MerchantOption,
  MerchantOptionsRequest,
} from '@fovea/shared-types/member/merchant.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { CompanySubmissionRepository } from '../company/company-submission.repository.js';
import { MerchantListRepository } from './merchant-list.repository.js';
import { toMerchantDetail, toMerchantRow } from './merchant.mapper.js';

const OPTIONS_MAX = 40;
const SUBMISSIONS_MAX = 50;

/** Companies in the back office; a merchant's staff see their own. */
@Injectable()
export class MerchantQueryService {
  constructor(
    private readonly db: Database,
    private readonly merchants: MerchantListRepository,
    private readonly submissions: CompanySubmissionRepository,
    private readonly files: FileService,
  ) {}

  async list(caller: StaffCaller, request: MerchantListRequest): Promise<MerchantListResponse> {
    const { data, ...page } = await this.merchants.list(this.db, caller.language, caller.companies, request);
    const links = await this.files.links(
      this.db,
      data.flatMap(({ file_ids }) => file_ids),
    );
    return { ...page, data: data.map((row) => toMerchantRow(row, links)) };
  }

  async detail(caller: StaffCaller, { id }: IdRequest): Promise<MerchantDetail> {
    const row = await this.merchants.find(this.db, caller.language, caller.companies, id);
    if (!row) throw new AppError('NOT_FOUND');
    const [submissions, memberCount] = await Promise.all([
      this.submissions.list(this.db, id, SUBMISSIONS_MAX),
      this.merchants.countMembers(this.db, id),
    ]);
    const fileIds = [row, ...submissions].flatMap(({ file_ids }) => file_ids);
    return toMerchantDetail(row, submissions, memberCount, await this.files.links(this.db, fileIds));
  }

  /** Companies whose papers wait for the platform's decision. */
  countWaiting(): Promise<number> {
    return this.merchants.count(this.db, null, { certification_status: CERTIFICATION_STATUS.pending });
  }

  options(caller: StaffCaller, { company_name }: MerchantOptionsRequest): Promise<MerchantOption[]> {
    return this.merchants.listOptions(this.db, caller.language, caller.companies, company_name, OPTIONS_MAX);
  }
}
