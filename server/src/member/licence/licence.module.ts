import { Module } from '@nestjs/common';
import { LicenceReviewService } from './licence-review.service.js';
import { LicenceController } from './licence.controller.js';
import { LicenceJobs } from './licence.jobs.js';
import { servedLicence } from './licence.record.js';
import { servedLicenceKind } from './licence-kind.record.js';
import { LicenceKindRepository } from './licence-kind.repository.js';
import { LicenceRepository } from './licence.repository.js';
import { servedLicenceStep } from './licence-step.record.js';
import { MyLicences } from './my-licences.js';

/** The register of licences and their review. */
@Module({
  controllers: [
    LicenceController,
    ...servedLicence.controllers,
    ...servedLicenceKind.controllers,
    ...servedLicenceStep.controllers,
  ],
  providers: [
    LicenceJobs,
    LicenceKindRepository,
    LicenceRepository,
    LicenceReviewService,
    MyLicences,
    ...servedLicence.providers,
    ...servedLicenceKind.providers,
    ...servedLicenceStep.providers,
  ],
  exports: [LicenceReviewService],
})
export class LicenceModule {}
