import { Module } from '@nestjs/common';
import { LicenceReviewService } from './licence-review.service.js';
import { LicenceController } from './licence.controller.js';
import { LicenceJobs } from './licence.jobs.js';
import { servedLicence } from './licence.record.js';
import { LicenceRepository } from './licence.repository.js';

/** The register of licences and their review. */
@Module({
  controllers: [LicenceController, ...servedLicence.controllers],
  providers: [LicenceJobs, LicenceRepository, LicenceReviewService, ...servedLicence.providers],
  exports: [LicenceReviewService],
})
export class LicenceModule {}
