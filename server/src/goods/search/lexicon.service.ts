import { Injectable } from '@nestjs/common';
import type { IdActionRequest, IdAnswer } from '@fovea/shared-types/common.dto';
import { addLexicon, delLexicon } from '@fovea/shared-types/goods/lexicon.calls';
import type {
  AddLexiconRequest,
  LexiconGroup,
  LexiconListRequest,
  LexiconListResponse,
  UpdateLexiconRequest,
} from '@fovea/shared-types/goods/lexicon.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseOutrun, versionOf } from '../../platform/database/row-version.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { LexiconIndex } from './lexicon-index.js';
import { LexiconRepository, type LexiconFields, type LexiconRow } from './lexicon.repository.js';
import { searchFold } from './search-fold.js';

const OF_CONDITIONS = 3;
const SPELLINGS_MIN = 2;

/** What words mean the same to the search; staff of the platform keep it. */
@Injectable()
export class LexiconService {
  constructor(
    private readonly db: Database,
    private readonly groups: LexiconRepository,
    private readonly index: LexiconIndex,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async list(_caller: StaffCaller, request: LexiconListRequest): Promise<LexiconListResponse> {
    const page = await this.groups.page(this.db, request);
    return { ...page, data: page.data.map(toLexiconGroup) };
  }

  async add(caller: StaffCaller, request: AddLexiconRequest): Promise<IdAnswer> {
    const group = toFields(request);
    const answer = await this.idempotency.run(caller, addLexicon.path, request, async (tx) => {
      const id = await this.groups.insert(tx, group);
      await this.audit.record(tx, caller, {
        action: 'goods:lexicon:add',
        subjectType: 'lexicon_group',
        subjectId: id,
        after: group,
      });
      return { id };
    });
    this.index.forget();
    return answer;
  }

  async update(caller: StaffCaller, request: UpdateLexiconRequest): Promise<IdAnswer> {
    const after = toFields(request);
    await this.db.transaction(async (tx) => {
      const before = fieldsOf(await this.lock(tx, request.id));
      refuseOutrun(request.version, before);
      await this.groups.update(tx, request.id, after);
      await this.audit.record(tx, caller, {
        action: 'goods:lexicon:update',
        subjectType: 'lexicon_group',
        subjectId: request.id,
        before,
        after,
      });
    });
    this.index.forget();
    return { id: request.id };
  }

  async delete(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delLexicon.path, request, async (tx) => {
      const before = fieldsOf(await this.lock(tx, request.id));
      await this.groups.delete(tx, request.id);
      await this.audit.record(tx, caller, {
        action: 'goods:lexicon:delete',
        subjectType: 'lexicon_group',
        subjectId: request.id,
        before,
      });
    });
    this.index.forget();
  }

  private async lock(tx: Tx, id: number): Promise<LexiconRow> {
    const row = await this.groups.lock(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }
}

/** Each spelling once, without spaces around it; what nobody can search for is refused. */
function toFields(request: AddLexiconRequest): LexiconFields {
  const group = {
    kind: request.kind,
    conditions: request.kind === OF_CONDITIONS ? [...new Set(request.conditions ?? [])].sort() : [],
    terms_c: spellings('terms_c', request.terms_c),
    terms_e: spellings('terms_e', request.terms_e),
    terms_j: spellings('terms_j', request.terms_j),
    status: request.status ?? 1,
  };
  if (group.kind === OF_CONDITIONS && group.conditions.length === 0)
    throw fieldError({ conditions: { key: 'required' } });
  if (group.terms_c.length + group.terms_e.length + group.terms_j.length < SPELLINGS_MIN)
    throw fieldError({ terms_e: { key: 'required' } });
  return group;
}

function spellings(field: string, terms: readonly string[]): string[] {
  const kept = [...new Set(terms.map((term) => term.normalize('NFC').trim().replace(/\s+/g, ' ')))];
  if (kept.some((term) => searchFold(term) === '')) throw fieldError({ [field]: { key: 'format' } });
  return kept;
}

const fieldsOf = (row: LexiconRow): LexiconFields => ({
  kind: row.kind,
  conditions: row.conditions,
  terms_c: row.terms_c,
  terms_e: row.terms_e,
  terms_j: row.terms_j,
  status: row.status,
});

const toLexiconGroup = (row: LexiconRow): LexiconGroup => ({
  id: row.id,
  ...fieldsOf(row),
  updated_at: row.updated_at.toISOString(),
  version: versionOf(fieldsOf(row)),
});
