import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  auditLicence,
  licenceHistory,
  licenceKindOptions,
  myLicenceList,
} from '@fovea/shared-types/member/licence.calls';
import type { AuditLicenceRequest } from '@fovea/shared-types/member/licence.dto';
import { Database } from '../../platform/database/database.js';
import { Call } from '../../platform/http/call.decorator.js';
import { type MemberCaller, ofPlatform, type StaffCaller } from '../../platform/kernel/caller.js';
import { LicenceKindRepository } from './licence-kind.repository.js';
import { LicenceReviewService } from './licence-review.service.js';
import { MyLicences } from './my-licences.js';

/** The review of licences, and those of one's own company; the register itself is a record. */
@Controller()
export class LicenceController {
  constructor(
    private readonly reviews: LicenceReviewService,
    private readonly kinds: LicenceKindRepository,
    private readonly mine: MyLicences,
    private readonly db: Database,
  ) {}

  @Call(auditLicence)
  auditLicence(caller: StaffCaller, request: AuditLicenceRequest) {
    return this.reviews.decideLicence(ofPlatform(caller), request);
  }

  @Call(licenceHistory)
  history(caller: StaffCaller, { id }: IdRequest) {
    return this.reviews.history(caller, id);
  }

  @Call(myLicenceList)
  myLicenceList(caller: MemberCaller) {
    return this.mine.list(caller);
  }

  @Call(licenceKindOptions)
  kindOptions({ language }: StaffCaller) {
    return this.kinds.options(this.db, language);
  }
}
