import { Injectable } from '@nestjs/common';
import { RECORD_KINDS, RECORD_SEARCH } from '@fovea/shared-types/platform/record-kinds';
import type {
  FoundRecords,
  RecordSearchRequest,
  RecordSearchResponse,
} from '@fovea/shared-types/platform/record-search.dto';
import { GrantReader } from '../auth/grant-reader.js';
import { companiesOf } from '../http/call.guard.js';
import type { MemberCaller } from '../kernel/caller.js';
import { RecordSearchRegistry } from './record-search.registry.js';

/** Records of every kind whose list the caller may see; a caller who may see none finds nothing. */
@Injectable()
export class RecordSearchService {
  constructor(
    private readonly registry: RecordSearchRegistry,
    private readonly grants: GrantReader,
  ) {}

  async search(
    { member, language }: MemberCaller,
    { words: text }: RecordSearchRequest,
  ): Promise<RecordSearchResponse> {
    const grants = await this.grants.read(member.accountId);
    const groups: FoundRecords[] = [];
    // One after the other: a search while somebody types must not take several connections at once.
    for (const source of this.registry.sources) {
      const companies = companiesOf(grants, source.permission);
      if (companies === undefined) continue;
      const records = await source.find(
        { language, accountId: member.accountId, companies, rows: grants.rowsOf(source.permission) },
        text,
        RECORD_SEARCH.hitsMax,
      );
      if (records.length > 0) groups.push({ kind: source.kind, records });
    }
    const place = ({ kind }: FoundRecords): number => RECORD_KINDS.indexOf(kind);
    return { groups: groups.sort((one, other) => place(one) - place(other)) };
  }
}
