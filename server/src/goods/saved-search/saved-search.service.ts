import { Injectable } from '@nestjs/common';
import type { IdActionRequest, IdAnswer } from '@fovea/shared-types/common.dto';
import { addSavedSearch, delSavedSearch } from '@fovea/shared-types/goods/saved-search.calls';
import {
  SAVED_SEARCHES_MAX,
  type AddSavedSearchRequest,
  type SavedSearch,
  type UpdateSavedSearchRequest,
} from '@fovea/shared-types/goods/saved-search.dto';
import { Database } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { filled } from '../../platform/text/filled.js';
import { toGoodsFilter } from '../listing/goods-filter.js';
import { toSavedQuery } from './saved-query.js';
import { SavedSearchRepository, type SavedSearchRow } from './saved-search.repository.js';

/** Searches that a member keeps. */
@Injectable()
export class SavedSearchService {
  constructor(
    private readonly db: Database,
    private readonly searches: SavedSearchRepository,
    private readonly idempotency: Idempotency,
  ) {}

  async listSavedSearches({ member }: MemberCaller): Promise<SavedSearch[]> {
    const rows = await this.searches.listOf(this.db, member.accountId, SAVED_SEARCHES_MAX);
    return rows.map(toSavedSearch);
  }

  addSavedSearch(caller: MemberCaller, request: AddSavedSearchRequest): Promise<IdAnswer> {
    const name = filled('name', request.name);
    const query = toSavedQuery(request.query);
    if (Object.keys(query).length === 0) throw fieldError({ query: { key: 'required' } });
    // Prices that their currency does not have are refused now, not by the job.
    toGoodsFilter(query);
    const { accountId } = caller.member;
    return this.idempotency.run(caller, addSavedSearch.path, request, async (tx) => {
      if ((await this.searches.countLocked(tx, accountId)) >= SAVED_SEARCHES_MAX)
        throw new AppError('COUNT_LIMIT', { max: SAVED_SEARCHES_MAX });
      const row = { account_id: accountId, name, query, is_notify: request.is_notify !== 0 };
      return { id: await this.searches.insertSavedSearch(tx, row) };
    });
  }

  async updateSavedSearch({ member }: MemberCaller, request: UpdateSavedSearchRequest): Promise<IdAnswer> {
    const isTheirs = await this.db.transaction((tx) =>
      this.searches.updateSavedSearch(tx, {
        id: request.id,
        accountId: member.accountId,
        name: request.name === undefined ? null : filled('name', request.name),
        isNotify: request.is_notify === undefined ? null : request.is_notify === 1,
      }),
    );
    if (!isTheirs) throw new AppError('NOT_FOUND');
    return { id: request.id };
  }

  async deleteSavedSearch(caller: MemberCaller, request: IdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delSavedSearch.path, request, async (tx) => {
      if (!(await this.searches.deleteSavedSearch(tx, request.id, caller.member.accountId)))
        throw new AppError('NOT_FOUND');
    });
  }
}

const toSavedSearch = (row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  query: row.query,
  is_notify: row.is_notify ? 1 : 0,
  notified_at: row.notified_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
