import { Injectable } from '@nestjs/common';
import { DRAFT_PRODUCT_STATUS } from '@fovea/shared-types/states';
import type { DraftProductListRequest } from '@fovea/shared-types/goods/draft.dto';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Page } from '@fovea/shared-types/pagination';
import type { FileKind } from '@fovea/shared-types/platform/file.dto';
import { idArray, texts } from '../../platform/database/array-param.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { nextIds } from '../../platform/database/next-ids.js';
import { localized } from '../../platform/database/localized.js';
import { rowsInScope, type RowReader } from '../../platform/database/row-scope.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import { StaffList, type ListRows } from '../../platform/database/staff-list.js';
import { invariant } from '../../platform/kernel/app-error.js';

export interface DraftRow {
  id: number;
  form: GoodsForm;
  /** Of the current form. */
  version: string;
  status: number;
  goods_id: number | null;
  owner_id: number;
  company_id: number | null;
  category_name: string | null;
  brand_name: string | null;
  /** Of its pictures, in their order. */
  image_keys: string[];
  created_at: Date;
  updated_at: Date;
}

/** A file that a record refers to, and as what. */
export interface KeptFile {
  id: number;
  kind: FileKind;
}

/** A draft whose row is held. */
export type LockedDraft = Pick<
  DraftRow,
  'id' | 'form' | 'version' | 'status' | 'goods_id' | 'owner_id' | 'company_id'
> & { files: KeptFile[] };

const list = new StaffList({
  from: 'draft_product d',
  id: 'd.id',
  sorts: { id: 'd.id', created_at: 'd.created_at', updated_at: 'd.updated_at' },
  byDefault: '-updated_at',
  // Those in the caller's scope, and the ones written for the caller.
  rowsOf: (reader, value) => {
    const scoped = rowsInScope(reader, { company: 'd.company_id', creator: 'd.owner_id' }, value);
    return `(${scoped} OR (d.company_id IS NULL AND d.owner_id = ${value(reader.accountId)}))`;
  },
});

/** JSON keeps its fields in an order of its own, so that the same form has one text. */
const VERSION = 'md5(d.form::text)';

const rowsIn = (language: Language): ListRows => ({
  columns: `d.id, d.form, ${VERSION} AS version, d.status, d.goods_id, d.owner_id, d.company_id, d.created_at,
    d.updated_at, ${localized('k.name', language)} AS category_name, ${localized('b.name', language)} AS brand_name,
    coalesce((SELECT array_agg(f.key ORDER BY i.place)
      FROM jsonb_array_elements_text(d.form -> 'images') WITH ORDINALITY i (id, place)
      JOIN file f ON f.id = i.id::bigint), '{}') AS image_keys`,
  joins: `JOIN draft_product d ON d.id = page.id
    LEFT JOIN category k ON k.id = d.category_id LEFT JOIN brand b ON b.id = (d.form ->> 'brand_id')::bigint`,
});

const filterOf = (request: DraftProductListRequest): SqlFilter =>
  new SqlFilter()
    .where(`d.status = ${DRAFT_PRODUCT_STATUS.draft}`)
    .matchesTerms({ text: 'd.search_text', bigrams: 'd.search_bigrams' }, request.goods_name)
    .whenGiven(request.category_id, (id) => `d.category_id = ${id}`);

/** All SQL of `draft_product` and its files. */
@Injectable()
export class DraftRepository {
  page(
    q: Queryable,
    language: Language,
    scope: RowReader,
    request: DraftProductListRequest,
  ): Promise<Page<DraftRow>> {
    return list.page<DraftRow>(q, scope, request, filterOf(request), rowsIn(language));
  }

  countDrafts(q: Queryable, scope: RowReader, filters: DraftProductListRequest): Promise<number> {
    return list.count(q, scope, filterOf(filters), filters);
  }

  /** Every draft of the filter, for an export. */
  all(
    q: Queryable,
    language: Language,
    scope: RowReader,
    filters: DraftProductListRequest,
  ): AsyncGenerator<DraftRow> {
    return list.all<DraftRow>(q, scope, filterOf(filters), rowsIn(language), filters);
  }

  /** A draft that is not deleted. */
  async findDraft(q: Queryable, language: Language, scope: RowReader, id: number): Promise<DraftRow | null> {
    const filter = list.scoped(new SqlFilter(), scope);
    const { columns, joins } = rowsIn(language);
    const { rows } = await q.query<DraftRow>(
      `SELECT ${columns} FROM (SELECT ${filter.value(id)}::bigint AS id) page ${joins}
       WHERE d.status <> ${DRAFT_PRODUCT_STATUS.deleted} AND ${filter.sql}`,
      filter.values,
    );
    return rows[0] ?? null;
  }

  async lockDraft(tx: Tx, scope: RowReader, id: number): Promise<LockedDraft | null> {
    const filter = list.scoped(new SqlFilter(), scope);
    const { rows } = await tx.query<LockedDraft>(
      `SELECT d.id, d.form, ${VERSION} AS version, d.status, d.goods_id, d.owner_id, d.company_id,
         (SELECT coalesce(json_agg(json_build_object('id', f.id, 'kind', f.kind)), '[]')
          FROM draft_product_file kept JOIN file f ON f.id = kept.file_id WHERE kept.draft_id = d.id) AS files
       FROM draft_product d WHERE d.id = ${filter.value(id)} AND d.status <> ${DRAFT_PRODUCT_STATUS.deleted} AND ${filter.sql} FOR UPDATE OF d`,
      filter.values,
    );
    return rows[0] ?? null;
  }

  async insertDraft(
    tx: Tx,
    draft: { owner_id: number; company_id: number | null; form: GoodsForm },
  ): Promise<{ id: number; version: string }> {
    const { rows } = await tx.query<{ id: number; version: string }>(
      `INSERT INTO draft_product AS d (owner_id, company_id, form) VALUES ($1, $2, $3)
       RETURNING d.id, ${VERSION} AS version`,
      [draft.owner_id, draft.company_id, JSON.stringify(draft.form)],
    );
    const [row] = rows;
    invariant(row, 'an inserted row comes back');
    return row;
  }

  /** Many at once, with the pictures they name. @returns their ids, in the order of the forms */
  async insertMany(
    tx: Tx,
    holder: { owner_id: number; company_id: number | null },
    forms: readonly GoodsForm[],
  ): Promise<number[]> {
    const ids = await nextIds(tx, 'draft_product', forms.length);
    await tx.query(
      `INSERT INTO draft_product (id, owner_id, company_id, form) OVERRIDING SYSTEM VALUE
       SELECT id, $1, $2, form::jsonb FROM unnest($3::bigint[], $4::text[]) AS new (id, form)`,
      [holder.owner_id, holder.company_id, idArray(ids), texts(forms, (form) => JSON.stringify(form))],
    );
    await tx.query(
      `INSERT INTO draft_product_file (draft_id, owner_id, file_id)
       SELECT DISTINCT d.id, f.owner_id, f.id
       FROM draft_product d, jsonb_array_elements_text(d.form -> 'images') image (id), file f
       WHERE d.id = ANY ($1::bigint[]) AND f.id = image.id::bigint`,
      [idArray(ids)],
    );
    return ids;
  }

  /** @returns the new version */
  async updateDraft(tx: Tx, id: number, form: GoodsForm): Promise<string> {
    const { rows } = await tx.query<{ version: string }>(
      `UPDATE draft_product d SET form = $2, updated_at = clock_timestamp() WHERE d.id = $1
       RETURNING ${VERSION} AS version`,
      [id, JSON.stringify(form)],
    );
    const [row] = rows;
    invariant(row, 'a locked draft is there');
    return row.version;
  }

  async markDeleted(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE draft_product SET status = ${DRAFT_PRODUCT_STATUS.deleted}, updated_at = clock_timestamp() WHERE id = $1`,
      [id],
    );
  }

  /** What these files are. */
  async kindsOf(q: Queryable, fileIds: readonly number[]): Promise<KeptFile[]> {
    const { rows } = await q.query<KeptFile>('SELECT id, kind FROM file WHERE id = ANY ($1)', [
      idArray(fileIds),
    ]);
    return rows;
  }

  /** Refers to these files, of any owner, and to no others any more. */
  async setFiles(tx: Tx, id: number, fileIds: readonly number[]): Promise<void> {
    await tx.query(`DELETE FROM draft_product_file WHERE draft_id = $1 AND file_id <> ALL ($2::bigint[])`, [
      id,
      [...fileIds],
    ]);
    await tx.query(
      `INSERT INTO draft_product_file (draft_id, owner_id, file_id)
       SELECT $1, owner_id, id FROM file WHERE id = ANY ($2::bigint[]) ON CONFLICT DO NOTHING`,
      [id, [...fileIds]],
    );
  }
}
