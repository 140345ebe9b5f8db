import { Injectable } from '@nestjs/common';
import type { SettingChangeValues } from '@fovea/shared-types/rbac/setting-change.dto';
import { auditFieldTitles } from '../../i18n/audit-field-text.js';
import { Database } from '../../platform/database/database.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { auditTitlesOf } from '../../platform/records/served-record.js';
import { readableFields, referredBy, type LineSides } from './line-fields.js';
import { SubjectNamesRepository } from './subject-names.js';

/** A row before and after in words, as lines of the audit log have it, of what is no line. */
@Injectable()
export class ChangedFieldsService {
  constructor(
    private readonly db: Database,
    private readonly subjects: SubjectNamesRepository,
  ) {}

  /** @param id of the row; null of one that is to be added */
  async read(caller: StaffCaller, line: LineSides, id: number | null): Promise<SettingChangeValues> {
    const { subjectType: type, before, after } = line;
    const subject = id === null ? null : { type, id };
    const names = await this.subjects.readSubjectName(this.db, caller, [
      ...(subject ? [subject] : []),
      ...referredBy(line),
    ]);
    const named = subject && names.find(subject);
    return {
      name: named?.name ?? null,
      field_names: {
        ...auditFieldTitles(caller.language, [before, after]),
        ...auditTitlesOf(type, caller.language, [before, after]),
      },
      fields: readableFields(line, { language: caller.language, names, subject: named }),
    };
  }
}
