import { Injectable } from '@nestjs/common';
import type { MyMerchant } from '@fovea/shared-types/member/merchant.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { MerchantListRepository } from './merchant-list.repository.js';
import { toMerchantFields } from './merchant.mapper.js';
import { ownCompany } from './own-company.js';

const { pending } = CERTIFICATION_STATUS;

/** A merchant's own company as it sees it in the back office. */
@Injectable()
export class MyMerchantQueryService {
  constructor(
    private readonly db: Database,
    private readonly merchants: MerchantListRepository,
    private readonly files: FileService,
  ) {}

  async get(caller: StaffCaller): Promise<MyMerchant> {
    const row = await this.merchants.find(this.db, caller.language, caller.companies, ownCompany(caller));
    if (!row) throw new AppError('NOT_FOUND');
    const links = await this.files.links(this.db, row.file_ids);
    return { ...toMerchantFields(row, links), is_under_review: row.certification_status === pending };
  }
}
