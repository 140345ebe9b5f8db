import { Inject, Injectable } from '@nestjs/common';
import type { licence } from '@fovea/shared-types/member/licence.record';
import type { MyLicence } from '@fovea/shared-types/member/my-licence.dto';
import { Database } from '../../platform/database/database.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import type { RecordRows } from '../../platform/records/serve-record.js';
import { filesOf } from '../../platform/storage/file-table.js';
import { FileService } from '../../platform/storage/file.service.js';
import { LICENCE_DOCUMENTS, servedLicence } from './licence.record.js';

/** Far more than a company has in force; the register has all. */
const LICENCES_MAX = 100;

/** What entitles one's own company, for all of its people: whoever orders needs no right in the back office to read it. */
@Injectable()
export class MyLicences {
  constructor(
    private readonly db: Database,
    private readonly files: FileService,
    @Inject(servedLicence.Service) private readonly register: RecordRows<typeof licence.declared>,
  ) {}

  async list({ member, language }: MemberCaller): Promise<MyLicence[]> {
    const { accountId, companyId } = member;
    if (companyId === null) return [];
    const reader = { language, companies: [companyId], rows: [], accountId };
    const rows = await this.register.top(reader, {}, LICENCES_MAX);
    const documents = await filesOf(
      this.db,
      LICENCE_DOCUMENTS,
      rows.map(({ id }) => id),
    );
    const links = await this.files.links(this.db, [...documents.values()].flat());
    return rows.map((row) => ({
      ...row,
      papers: (documents.get(row.id) ?? []).flatMap((file) => links.get(file) ?? []),
    }));
  }
}
