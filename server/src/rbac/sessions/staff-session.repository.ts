import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@fovea/shared-types/pagination';
import type { SessionListRequest } from '@fovea/shared-types/rbac/session.dto';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { StaffList, type ListRows } from '../../platform/database/staff-list.js';
import { namedLike } from '../users/person-filter.js';
import type { UserScope } from '../users/user.repository.js';

export interface SessionRow {
  id: number;
  account_id: number;
  username: string;
  email: string;
  company_name: string | null;
  client_address: string | null;
  user_agent: string | null;
  created_at: Date;
  expires_at: Date;
}

const rowsFor = (language: Language): ListRows => ({
  columns: `s.id, s.account_id, a.username, a.email, ${localized('c.name', language)} AS company_name,
    s.client_address, s.user_agent, s.created_at, s.expires_at`,
  joins: `JOIN session s ON s.id = page.id JOIN account a ON a.id = s.account_id
    LEFT JOIN company c ON c.id = a.company_id`,
});

const living = (): SqlFilter =>
  new SqlFilter().where('s.ended_at IS NULL').where('s.expires_at > clock_timestamp()');

/** Active sessions of everybody whom the caller may see. They are written by module member. */
@Injectable()
export class StaffSessionRepository {
  private readonly sessions = new StaffList({
    from: 'session s JOIN account a ON a.id = s.account_id',
    id: 's.id',
    sorts: { id: 's.id', created_at: 's.created_at', expires_at: 's.expires_at' },
    byDefault: '-id',
    rowsOf: { company: 'a.company_id', dept: 'a.dept_id', creator: 'a.id' },
  });

  page(q: Queryable, scope: UserScope, request: SessionListRequest): Promise<Page<SessionRow>> {
    const filter = living()
      .whenGiven(request.account_id, (account) => `s.account_id = ${account}`)
      .whenGiven(request.client_address, (address) => `s.client_address = ${address}`)
      .between('s.created_at', request.begin, request.end);
    namedLike(filter, 's.account_id', request.username);
    return this.sessions.page<SessionRow>(q, scope, request, filter, rowsFor(scope.language));
  }

  /** Whose session it is, as far as the caller may see it. */
  async findAccount(tx: Tx, scope: UserScope, id: number): Promise<number | null> {
    const filter = this.sessions.scoped(living(), scope);
    filter.where(`s.id = ${filter.value(id)}`);
    const { rows } = await tx.query<{ account_id: number }>(
      `SELECT s.account_id FROM session s JOIN account a ON a.id = s.account_id WHERE ${filter.sql}`,
      filter.values,
    );
    return rows[0]?.account_id ?? null;
  }

  /** Every role of an account, also those that are switched off. */
  async listRoleIds(q: Queryable, accountId: number): Promise<number[]> {
    const { rows } = await q.query<{ role_id: number }>(
      `SELECT role_id FROM account_role WHERE account_id = $1`,
      [accountId],
    );
    return rows.map(({ role_id }) => role_id);
  }
}
