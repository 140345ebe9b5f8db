import { Injectable } from '@nestjs/common';
import type { CompanyInfo } from '@fovea/shared-types/member/company.dto';
import { Database } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { linksOf, nothingSent, toCompanyInfo } from './company.mapper.js';
import { CompanyRepository } from './company.repository.js';
import { CompanySubmissionRepository } from './company-submission.repository.js';

/** A company's certification as its owner and colleagues see it. */
@Injectable()
export class CertificationQueryService {
  constructor(
    private readonly db: Database,
    private readonly companies: CompanyRepository,
    private readonly submissions: CompanySubmissionRepository,
    private readonly files: FileService,
  ) {}

  async info({ member, language }: MemberCaller): Promise<CompanyInfo> {
    const found = await this.companies.findOf(this.db, member.accountId);
    if (!found) throw new AppError('NOT_FOUND');
    if (found.company_id === null) return nothingSent();
    const [company, [last]] = await Promise.all([
      this.companies.findCompany(this.db, found.company_id),
      this.submissions.listCompanySubmissions(this.db, found.company_id, 1),
    ]);
    invariant(company, 'the company of an account exists');
    const isOwner = company.owner_id === member.accountId;
    // Documents belong to their owner: a colleague sees what is certified, not by what.
    const fileIds = isOwner ? (last?.file_ids ?? []) : [];
    const images = linksOf(fileIds, await this.files.links(this.db, fileIds));
    return toCompanyInfo(company, last, images, { isOwner, language });
  }
}
