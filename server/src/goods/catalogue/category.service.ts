import { Injectable } from '@nestjs/common';
import { CATEGORY_LEVELS } from '@fovea/shared-types/goods/category-levels';
import type {
  AddCategoryRequest,
  AdminCategory,
  AdminCategoryListRequest,
  Category,
  CategoryDetail,
  CategoryRequest,
  UpdateCategoryRequest,
} from '@fovea/shared-types/goods/category.dto';
import { addCategory, delCategory } from '@fovea/shared-types/goods/goods.calls';
import type { TreeIdActionRequest, TreeIdAnswer, TreeIdRequest } from '@fovea/shared-types/tree.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseStale } from '../../platform/database/row-version.js';
import { searchTerms } from '../../platform/database/search-terms.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Caller, StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { FileService, type ClaimRule } from '../../platform/storage/file.service.js';
import { filled } from '../../platform/text/filled.js';
import { NAMES_MAX, refuseInUse } from '../../platform/tree/in-use.js';
import { assertTreePlace } from '../../platform/tree/tree-place.js';
import { rowId, toTree, treeId, withAncestors } from '../../platform/tree/tree.js';
import {
  branchOf,
  categoryFieldsOf,
  categoryName,
  toAdminCategory,
  toCategoryDetail,
} from './category-admin.js';
import { toCategoryTree } from './category-tree.js';
import { CategoryRepository, type AdminCategoryRow, type CategoryFields } from './category.repository.js';

/** The one picture of a category. */
const SHOWN_IMAGE: ClaimRule = { kinds: ['image'], max: 1, isPrivate: false };

/** The tree is read whole, in the shop and in the back office. */
const CATEGORIES_MAX = 1_000;

/** The tree by which visitors browse; staff of the platform keep it. */
@Injectable()
export class CategoryService {
  constructor(
    private readonly db: Database,
    private readonly categories: CategoryRepository,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async shown({ language }: Caller, request: CategoryRequest): Promise<Category[]> {
    return toCategoryTree(
      await this.categories.listShown(this.db, language),
      request.level ?? CATEGORY_LEVELS,
    );
  }

  async listCategories(
    { language, companies }: StaffCaller,
    request: AdminCategoryListRequest,
  ): Promise<AdminCategory[]> {
    const terms = searchTerms(request.category_name);
    const found = withAncestors(await this.categories.listAll(this.db, companies), (row) => {
      const names = [row.name_c, row.name_e, row.name_j].join(' ').normalize('NFKC').toLowerCase();
      return terms.every((term) => names.includes(term)) && (request.status ?? row.status) === row.status;
    });
    return toTree<AdminCategoryRow, AdminCategory>(found, (row, children) =>
      toAdminCategory(row, language, children),
    );
  }

  async getCategoryDetail({ language }: StaffCaller, { id }: TreeIdRequest): Promise<CategoryDetail> {
    const row = find(await this.categories.listAll(this.db), id);
    const links = await this.files.links(this.db, row.image_file_id === null ? [] : [row.image_file_id]);
    return toCategoryDetail(row, language, links);
  }

  addCategory(caller: StaffCaller, request: AddCategoryRequest): Promise<TreeIdAnswer> {
    return this.idempotency.run(caller, addCategory.path, request, async (tx) => {
      await this.categories.lockTree(tx);
      const rows = await this.categories.listAll(tx);
      if (rows.length >= CATEGORIES_MAX) throw new AppError('COUNT_LIMIT');
      const category: CategoryFields = {
        pid: rowId(request.pid),
        name_c: filled('category_name_c', request.category_name_c),
        name_e: filled('category_name_e', request.category_name_e),
        name_j: filled('category_name_j', request.category_name_j),
        sort: request.sort ?? 0,
        status: request.status ?? 1,
        image_file_id: request.image ?? null,
      };
      const parent = assertTreePlace(rows, null, category.pid);
      const level = (parent?.level ?? 0) + 1;
      if (level > CATEGORY_LEVELS) throw fieldError({ pid: { key: 'choice' } });
      await this.claim(tx, caller, category.image_file_id);
      const id = await this.categories.insertCategory(tx, level, category);
      await this.audit.record(tx, caller, {
        action: 'goods:category:add',
        subjectType: 'category',
        subjectId: id,
        after: category,
      });
      return { id: treeId(id) };
    });
  }

  async updateCategory(caller: StaffCaller, request: UpdateCategoryRequest): Promise<TreeIdAnswer> {
    await this.db.transaction(async (tx) => {
      await this.categories.lockTree(tx);
      const rows = await this.categories.listAll(tx);
      const row = find(rows, request.id);
      const before = categoryFieldsOf(row);
      refuseStale(request.version, before);
      const after: CategoryFields = {
        pid: request.pid === undefined ? before.pid : rowId(request.pid),
        name_c: renamed('category_name_c', request.category_name_c, before.name_c),
        name_e: renamed('category_name_e', request.category_name_e, before.name_e),
        name_j: renamed('category_name_j', request.category_name_j, before.name_j),
        sort: request.sort ?? before.sort,
        status: request.status ?? before.status,
        image_file_id: request.image === undefined ? before.image_file_id : request.image,
      };
      const isNewImage = after.image_file_id !== before.image_file_id;
      if (isNewImage) await this.claim(tx, caller, after.image_file_id);
      const level = await this.move(tx, rows, row, after.pid);
      await this.categories.updateCategory(tx, { id: row.id, level }, after, request.image === undefined);
      if (isNewImage && before.image_file_id !== null) await this.files.release(tx, [before.image_file_id]);
      await this.audit.record(tx, caller, {
        action: 'goods:category:update',
        subjectType: 'category',
        subjectId: row.id,
        before,
        after,
      });
    });
    return { id: request.id };
  }

  async deleteCategory(caller: StaffCaller, request: TreeIdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delCategory.path, request, async (tx) => {
      await this.categories.lockTree(tx);
      const rows = await this.categories.listAll(tx);
      const row = find(rows, request.id);
      const below = rows.filter(({ pid }) => pid === row.id);
      refuseInUse('categories', {
        count: below.length,
        names: below.slice(0, NAMES_MAX).map((child) => categoryName(child, caller.language)),
      });
      refuseInUse('goods', await this.categories.listGoods(tx, row.id, NAMES_MAX));
      await this.categories.deleteCategory(tx, row.id);
      if (row.image_file_id !== null) await this.files.release(tx, [row.image_file_id]);
      await this.audit.record(tx, caller, {
        action: 'goods:category:delete',
        subjectType: 'category',
        subjectId: row.id,
        before: categoryFieldsOf(row),
      });
    });
  }

  /**
   * A branch moves with all below it, as long as its deepest leaf still has a level.
   * @returns the level of the row itself, which changes together with its parent
   */
  private async move(
    tx: Tx,
    rows: readonly AdminCategoryRow[],
    row: AdminCategoryRow,
    pid: number | null,
  ): Promise<number> {
    if (pid === row.pid) return row.level;
    const parent = assertTreePlace(rows, row.id, pid);
    const steps = (parent?.level ?? 0) + 1 - row.level;
    const branch = branchOf(rows, row.id);
    if (branch.some(({ level }) => level + steps > CATEGORY_LEVELS))
      throw fieldError({ pid: { key: 'choice' } });
    const below = branch.filter(({ id }) => id !== row.id).map(({ id }) => id);
    if (steps !== 0 && below.length > 0) await this.categories.addToLevels(tx, below, steps);
    return row.level + steps;
  }

  private claim(tx: Tx, caller: StaffCaller, image: number | null): Promise<void> {
    return this.files.claim(tx, caller.member.accountId, image === null ? [] : [image], SHOWN_IMAGE);
  }
}

const renamed = (field: string, name: string | undefined, before: string): string =>
  name === undefined ? before : filled(field, name);

function find(rows: readonly AdminCategoryRow[], id: string): AdminCategoryRow {
  const row = rows.find((one) => one.id === Number(id));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
