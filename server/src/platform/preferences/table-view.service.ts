import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { isPermission } from '@fovea/shared-types/permissions';
import type {
  AddTableViewRequest,
  ShareTableViewRequest,
  TableView,
  UpdateTableViewRequest,
} from '@fovea/shared-types/platform/table-view.dto';
import { AuditLog } from '../audit/audit-log.js';
import { GrantReader } from '../auth/grant-reader.js';
import { Database } from '../database/database.js';
import { AppError, invariant } from '../kernel/app-error.js';
import type { Grants, MemberCaller, StaffCaller } from '../kernel/caller.js';
import { TableViewRepository, type TableViewRow, type ViewScope } from './table-view.repository.js';

/** Views of tables: everybody has their own; holders of the permission share theirs with colleagues. */
@Injectable()
export class TableViewService {
  constructor(
    private readonly db: Database,
    private readonly views: TableViewRepository,
    private readonly grants: GrantReader,
    private readonly audit: AuditLog,
  ) {}

  async listTableViews(caller: MemberCaller, table: string): Promise<TableView[]> {
    const { accountId } = caller.member;
    const scope = scopeOf(await this.grants.read(accountId));
    const rows = await this.views.listTableViews(this.db, accountId, table, scope);
    return rows.map((row) => toTableView(row, accountId));
  }

  async addTableView(caller: MemberCaller, { table, name, view }: AddTableViewRequest): Promise<TableView> {
    const text = JSON.stringify(view);
    const { accountId } = caller.member;
    const id = await this.db.transaction((tx) => this.views.addTableView(tx, accountId, table, name, text));
    return this.own(accountId, id);
  }

  async updateTableView(
    caller: MemberCaller,
    { id, name, view }: UpdateTableViewRequest,
  ): Promise<TableView> {
    const text = JSON.stringify(view);
    const { accountId } = caller.member;
    const isDone = await this.db.transaction((tx) =>
      this.views.updateTableView(tx, accountId, id, name, text),
    );
    if (!isDone) throw new AppError('NOT_FOUND');
    return this.own(accountId, id);
  }

  async deleteTableView(caller: MemberCaller, id: number): Promise<IdAnswer> {
    const isDone = await this.db.transaction((tx) =>
      this.views.deleteTableView(tx, caller.member.accountId, id),
    );
    if (!isDone) throw new AppError('NOT_FOUND');
    return { id };
  }

  /** With the staff of the platform, or with those of the company in which the permission is held. */
  async share(caller: StaffCaller, { id, is_shared: wanted }: ShareTableViewRequest): Promise<TableView> {
    const { accountId, companyId } = caller.member;
    const isShared = wanted === 1;
    await this.db.transaction(async (tx) => {
      const target = { isShared, companyId: isShared ? companyOf(caller.companies, companyId) : null };
      if (!(await this.views.share(tx, accountId, id, target))) throw new AppError('NOT_FOUND');
      await this.audit.record(tx, caller, {
        action: 'platform:table-view:share',
        subjectType: 'table_view',
        subjectId: id,
        after: { is_shared: wanted, company_id: target.companyId },
      });
    });
    return this.own(accountId, id);
  }

  private async own(accountId: number, id: number): Promise<TableView> {
    const row = await this.views.findOwn(this.db, accountId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toTableView(row, accountId);
  }
}

/** The caller's own company where they may, else the first in which they may; null is the platform. */
function companyOf(companies: readonly number[] | null, own: number | null): number | null {
  if (companies === null) return null;
  if (own !== null && companies.includes(own)) return own;
  const [first] = companies;
  invariant(first !== undefined, 'the permission is held somewhere');
  return first;
}

function scopeOf(grants: Grants): ViewScope {
  const held = grants.all.filter(isPermission).flatMap((permission) => grants.scopeOf(permission));
  return {
    companies: [...new Set(held.filter((company) => company !== null))],
    isPlatform: grants.isWildcard || held.includes(null),
  };
}

const toTableView = (row: TableViewRow, readerId: number): TableView => ({
  id: row.id,
  table: row.table_key,
  name: row.name,
  view: row.view,
  is_shared: row.is_shared ? 1 : 0,
  is_own: row.account_id === readerId ? 1 : 0,
  username: row.username,
  updated_at: row.updated_at.toISOString(),
});
