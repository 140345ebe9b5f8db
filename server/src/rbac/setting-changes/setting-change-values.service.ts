import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type { SettingChangeValues } from '@fovea/shared-types/rbac/setting-change.dto';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ChangedFieldsService } from '../audit/changed-fields.service.js';
import { SettingChangeRepository } from './setting-change.repository.js';

/** What a change makes of its setting. */
@Injectable()
export class SettingChangeValuesService {
  constructor(
    private readonly db: Database,
    private readonly changes: SettingChangeRepository,
    private readonly fields: ChangedFieldsService,
  ) {}

  async read(caller: StaffCaller, { id }: IdRequest): Promise<SettingChangeValues> {
    const change = await this.changes.find(this.db, id);
    if (change === null) throw new AppError('NOT_FOUND');
    const { subject, target_id, before, after } = change;
    // Roles of a person are fields of the account.
    const subjectType = subject === 'account_role' ? 'account' : subject;
    return this.fields.read(caller, { subjectType, before, after }, target_id);
  }
}
