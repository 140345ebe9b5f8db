import { Module } from '@nestjs/common';
import { CertificationQueryService } from './certification-query.service.js';
import { CertificationReviewService } from './certification-review.service.js';
import { CertificationService } from './certification.service.js';
import { CompanyChangeService } from './company-change.service.js';
import { CompanyDocuments } from './company-documents.js';
import { CompanySubmissionRepository } from './company-submission.repository.js';
import { CompanyController } from './company.controller.js';
import { CompanyJobs } from './company.jobs.js';
import { CompanyRepository } from './company.repository.js';

/** Companies and their certification. */
@Module({
  controllers: [CompanyController],
  providers: [
    CertificationQueryService,
    CertificationReviewService,
    CertificationService,
    CompanyChangeService,
    CompanyJobs,
    CompanyDocuments,
    CompanyRepository,
    CompanySubmissionRepository,
  ],
  exports: [CertificationReviewService, CompanyChangeService, CompanyDocuments],
})
export class CompanyModule {}
