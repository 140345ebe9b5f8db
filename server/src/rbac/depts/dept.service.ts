import { Injectable } from '@nestjs/common';
import type {
  AddDeptRequest,
  DeptDetail,
  DeptListRequest,
  DeptOption,
  DeptOptionsRequest,
  DeptTreeItem,
  UpdateDeptRequest,
} from '@fovea/shared-types/rbac/dept.dto';
import { addDept, delDept, updateDept } from '@fovea/shared-types/rbac/rbac.calls';
import type { TreeIdActionRequest, TreeIdAnswer, TreeIdRequest } from '@fovea/shared-types/tree.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { refuseStale, versionOf } from '../../platform/database/row-version.js';
import { searchTerms } from '../../platform/database/search-terms.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { filled } from '../../platform/text/filled.js';
import { Authority, placeOf } from '../grants/authority.js';
import { DeptRepository, type DeptFields, type DeptRow } from './dept.repository.js';
import { NAMES_MAX, refuseInUse } from '../../platform/tree/in-use.js';
import { rowId, toTree, treeId, withAncestors } from '../../platform/tree/tree.js';
import { assertTreePlace } from '../../platform/tree/tree-place.js';

/** In one place, and of all places together: a reader of all places gets the whole tree. */
const PLACE_MAX = 500;
const ALL_MAX = 5_000;

/** Departments of the platform and of companies, each place a tree of its own. */
@Injectable()
export class DeptService {
  constructor(
    private readonly db: Database,
    private readonly depts: DeptRepository,
    private readonly authority: Authority,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async listTree(caller: StaffCaller, request: DeptListRequest): Promise<DeptTreeItem[]> {
    const rows = await this.depts.listShown(this.db, caller.companies, caller.language, request.company_id);
    const terms = searchTerms(request.dept_name);
    const found = withAncestors(rows, (row) => {
      const name = row.dept_name.normalize('NFKC').toLowerCase();
      const isMatching =
        terms.every((term) => name.includes(term)) && (request.status ?? row.status) === row.status;
      return isMatching && isReached(caller, row);
    });
    return toTree<DeptRow, DeptTreeItem>(found, (row, children) => ({ ...toDept(row), children }));
  }

  /** For other rooms: the departments of one place that the caller may see. */
  listOfPlace(q: Queryable, caller: StaffCaller, companyId: number | null): Promise<DeptRow[]> {
    return this.depts.listShown(q, caller.companies, caller.language, companyId);
  }

  async getDeptDetail(caller: StaffCaller, { id }: TreeIdRequest): Promise<DeptDetail> {
    const rows = await this.depts.listShown(this.db, caller.companies, caller.language);
    return toDept(
      find(
        withAncestors(rows, (row) => isReached(caller, row)),
        id,
      ),
    );
  }

  /** Those in use of one place, for a select box. */
  async options(caller: StaffCaller, request: DeptOptionsRequest): Promise<DeptOption[]> {
    const place = placeOf(caller, request.company_id);
    const rows = await this.depts.listShown(this.db, caller.companies, caller.language, place);
    return toTree<DeptRow, DeptOption>(
      withAncestors(rows, (row) => isReached(caller, row)).filter(({ status }) => status === 1),
      (row, children) => ({ id: treeId(row.id), pid: treeId(row.pid), dept_name: row.dept_name, children }),
    );
  }

  async addDept(caller: StaffCaller, request: AddDeptRequest): Promise<TreeIdAnswer> {
    const answer = await this.idempotency.run(caller, addDept.path, request, async (tx) => {
      await this.authority.lock(tx, caller, addDept.path);
      const rows = await this.depts.listShown(tx, caller.companies, caller.language);
      const dept: DeptFields = {
        pid: rowId(request.pid),
        dept_name: filled('dept_name', request.dept_name),
        leader: request.leader ?? '',
        phone: request.phone ?? '',
        sort: request.sort ?? 0,
        status: request.status ?? 1,
      };
      const parent = assertTreePlace(rows, null, dept.pid);
      const companyId = parent ? parent.company_id : placeOf(caller, request.company_id);
      const { all, place } = await this.depts.countDepts(tx, companyId);
      if (place >= PLACE_MAX || all >= ALL_MAX) throw new AppError('COUNT_LIMIT');
      const id = await this.depts.insertDept(tx, companyId, dept);
      await this.audit.record(tx, caller, {
        action: 'rbac:dept:add',
        subjectType: 'dept',
        subjectId: id,
        after: { ...dept, company_id: companyId },
      });
      if (dept.pid !== null) await this.reachChanged(tx, companyId);
      return { id: treeId(id) };
    });
    this.authority.wake();
    return answer;
  }

  async updateDept(caller: StaffCaller, request: UpdateDeptRequest): Promise<TreeIdAnswer> {
    await this.db.transaction(async (tx) => {
      await this.authority.lock(tx, caller, updateDept.path);
      const rows = await this.depts.listShown(tx, caller.companies, caller.language);
      const before = find(rows, request.id);
      refuseStale(request.version, fieldsOf(before));
      const after: DeptFields = {
        pid: request.pid === undefined ? before.pid : rowId(request.pid),
        dept_name:
          request.dept_name === undefined ? before.dept_name : filled('dept_name', request.dept_name),
        leader: request.leader ?? before.leader,
        phone: request.phone ?? before.phone,
        sort: request.sort ?? before.sort,
        status: request.status ?? before.status,
      };
      if (after.pid !== before.pid) await this.move(tx, caller, rows, before, after.pid);
      await this.depts.updateDept(tx, before.id, after);
      await this.audit.record(tx, caller, {
        action: 'rbac:dept:update',
        subjectType: 'dept',
        subjectId: before.id,
        before,
        after,
      });
    });
    this.authority.wake();
    return { id: request.id };
  }

  async deleteDept(caller: StaffCaller, request: TreeIdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delDept.path, request, async (tx) => {
      await this.authority.lock(tx, caller, delDept.path);
      const rows = await this.depts.listShown(tx, caller.companies, caller.language);
      const before = find(rows, request.id);
      const below = rows.filter(({ pid }) => pid === before.id);
      refuseInUse('departments', {
        count: below.length,
        names: below.slice(0, NAMES_MAX).map(({ dept_name }) => dept_name),
      });
      refuseInUse('users', await this.depts.listPeople(tx, before.id, NAMES_MAX));
      await this.depts.deleteDept(tx, before.id);
      await this.audit.record(tx, caller, {
        action: 'rbac:dept:delete',
        subjectType: 'dept',
        subjectId: before.id,
        before,
      });
      if (before.pid !== null) await this.reachChanged(tx, before.company_id);
    });
    this.authority.wake();
  }

  /**
   * Moving a department changes the reach of those who see what is below: allowed only with access to all of
   * the company.
   */
  private async move(
    tx: Tx,
    caller: StaffCaller,
    rows: readonly DeptRow[],
    before: DeptRow,
    pid: number | null,
  ): Promise<void> {
    const parent = assertTreePlace(rows, before.id, pid);
    if (parent && parent.company_id !== before.company_id) throw fieldError({ pid: { key: 'choice' } });
    const seesAll = caller.rows.some(
      ({ companyId, deptIds }) => deptIds === null && (companyId === null || companyId === before.company_id),
    );
    if (!seesAll) throw new AppError('FORBIDDEN');
    await this.reachChanged(tx, before.company_id);
  }

  private async reachChanged(tx: Tx, companyId: number | null): Promise<void> {
    await this.authority.changed(tx, await this.depts.listWhoReachBelow(tx, companyId));
  }
}

/** Whether a role reaches a department; its ancestors are shown too, so that its place is visible. */
const isReached = ({ rows }: StaffCaller, { id, company_id }: DeptRow): boolean =>
  rows.some(
    ({ companyId, deptIds }) =>
      (companyId === null || companyId === company_id) && (deptIds === null || deptIds.includes(id)),
  );

/** What the form of a department edits. */
const fieldsOf = ({ pid, dept_name, leader, phone, sort, status }: DeptRow): DeptFields => ({
  pid,
  dept_name,
  leader,
  phone,
  sort,
  status,
});

const toDept = (row: DeptRow): DeptDetail => ({
  id: treeId(row.id),
  pid: treeId(row.pid),
  dept_name: row.dept_name,
  leader: row.leader,
  phone: row.phone,
  sort: row.sort,
  status: row.status,
  company_id: row.company_id,
  company_name: row.company_name,
  user_count: row.user_count,
  version: versionOf(fieldsOf(row)),
});

function find(rows: readonly DeptRow[], id: string): DeptRow {
  const row = rows.find((one) => one.id === Number(id));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
