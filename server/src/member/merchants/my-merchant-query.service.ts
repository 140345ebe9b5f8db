import { Inject, Injectable } from '@nestjs/common';
import type { MyMerchant } from '@fovea/shared-types/member/merchant.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { servedMerchant } from './merchant.record.js';
import { toMerchantFields } from './merchant.mapper.js';
import { ownCompany } from './own-company.js';

const { pending } = CERTIFICATION_STATUS;

/** A merchant's own company as it sees it in the back office. */
@Injectable()
export class MyMerchantQueryService {
  constructor(
    @Inject(servedMerchant.Service)
    private readonly merchants: InstanceType<typeof servedMerchant.Service>,
  ) {}

  async get(caller: StaffCaller): Promise<MyMerchant> {
    const row = await this.merchants.row(caller, ownCompany(caller));
    return { ...toMerchantFields(row), is_under_review: row.certification_status === pending };
  }
}
