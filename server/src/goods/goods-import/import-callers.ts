import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/kernel/app-error.js';
import { JobCallers } from '../../platform/http/job-callers.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { Queryable } from '../../platform/database/database.js';
import { PublishingService } from '../publishing/publishing.service.js';
import type { KeyHolder } from './import-key.repository.js';

/** The importer, with their rights at this moment: a job runs without their request. */
@Injectable()
export class ImportCallers {
  constructor(
    private readonly callers: JobCallers,
    private readonly goods: PublishingService,
  ) {}

  /** @throws FORBIDDEN when the caller may write no drafts in that company any more */
  drafting(holder: KeyHolder): Promise<StaffCaller> {
    return this.callers.as(holder, 'goods:draft:edit');
  }

  /** Null when the caller may publish nothing in that company. */
  async publisher(q: Queryable, holder: KeyHolder): Promise<StaffCaller | null> {
    try {
      const caller = await this.callers.as(holder, 'goods:goods:add');
      return (await this.goods.publisherOf(q, caller)) === holder.company_id ? caller : null;
    } catch (error) {
      if (error instanceof AppError && error.id === 'FORBIDDEN') return null;
      throw error;
    }
  }
}
