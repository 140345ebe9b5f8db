import { Injectable } from '@nestjs/common';
import type { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import type { Tx } from '../../platform/database/database.js';
import type { DocumentRules } from '../../platform/documents/document-rules.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ApprovedSettingChanges } from './approved-setting-changes.js';
import type { SettingChangeRow } from './setting-change.document.js';

/** The setting is written once another person approves. */
@Injectable()
export class SettingChangeRules implements DocumentRules<typeof settingChange.declared, SettingChangeRow> {
  constructor(private readonly changes: ApprovedSettingChanges) {}

  /** @throws AppError of a setting that is another one by now */
  async approved(tx: Tx, caller: StaffCaller, row: SettingChangeRow): Promise<void> {
    await this.changes.takeEffect(tx, caller, row);
  }
}
