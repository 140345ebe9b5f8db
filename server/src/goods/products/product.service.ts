import { Injectable } from '@nestjs/common';
import type { IdActionRequest, IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import { GOODS_IMAGES_MAX } from '@fovea/shared-types/goods/goods-form.dto';
import { addProducts, delProducts } from '@fovea/shared-types/goods/product.calls';
import type {
  AddProductRequest,
  ProductDetail,
  ProductListRequest,
  ProductListResponse,
  UpdateProductRequest,
} from '@fovea/shared-types/goods/product.dto';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { refuseStale } from '../../platform/database/row-version.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { FileService, type ClaimRule } from '../../platform/storage/file.service.js';
import { cleanRichText, picturesIn } from '../../platform/text/rich-text.js';
import { NAMES_TOLD, refuseInUse } from '../../platform/tree/in-use.js';
import { isOwnProduct, productFieldsOf, toProduct, toProductDetail } from './product.mapper.js';
import { ProductRepository, type ProductFields, type ProductRow } from './product.repository.js';

const IMAGES: ClaimRule = { kinds: ['image'], max: GOODS_IMAGES_MAX, isPrivate: false };

/** The item master: the platform keeps items for everybody, a merchant its own beside them. */
@Injectable()
export class ProductService {
  constructor(
    private readonly db: Database,
    private readonly products: ProductRepository,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async list(caller: StaffCaller, request: ProductListRequest): Promise<ProductListResponse> {
    const page = await this.products.page(this.db, caller.language, request, caller.companies);
    return { ...page, data: page.data.map((row) => toProduct(row, caller)) };
  }

  async detail(caller: StaffCaller, { id }: IdRequest): Promise<ProductDetail> {
    const row = await this.products.find(this.db, caller.language, id);
    if (!row || !(row.company_id === null || isOwnProduct(caller, row.company_id)))
      throw new AppError('NOT_FOUND');
    return toProductDetail(row, caller, await this.files.links(this.db, row.images));
  }

  add(caller: StaffCaller, request: AddProductRequest): Promise<IdAnswer> {
    const { category_id, brand_id } = request;
    const product = withChanges({ ...NOTHING, category_id, brand_id }, request);
    return this.idempotency.run(caller, addProducts.path, request, async (tx) => {
      await this.refuseUnknown(tx, product, null);
      const contentImages = await this.claim(tx, caller, product, new Set());
      const id = await this.products.insert(tx, keeperOf(caller), product);
      await this.products.setFiles(tx, id, product.images, contentImages);
      await this.audit.record(tx, caller, {
        action: 'goods:product:add',
        subjectType: 'product',
        subjectId: id,
        after: product,
      });
      return { id };
    });
  }

  async update(caller: StaffCaller, request: UpdateProductRequest): Promise<IdAnswer> {
    await this.db.transaction(async (tx) => {
      const row = await this.lock(tx, caller, request.id);
      const before = productFieldsOf(row);
      refuseStale(request.version, before);
      const after = withChanges(before, request);
      await this.refuseUnknown(tx, after, before);
      const known = new Set(await this.products.listFiles(tx, row.id));
      const contentImages = await this.claim(tx, caller, after, known);
      await this.products.update(tx, row.id, after);
      await this.files.release(tx, await this.products.setFiles(tx, row.id, after.images, contentImages));
      await this.audit.record(tx, caller, {
        action: 'goods:product:update',
        subjectType: 'product',
        subjectId: row.id,
        before,
        after,
      });
    });
    return { id: request.id };
  }

  async delete(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delProducts.path, request, async (tx) => {
      const row = await this.lock(tx, caller, request.id);
      refuseInUse('goods', await this.products.listGoods(tx, row.id, NAMES_TOLD));
      refuseInUse('drafts', await this.products.listDrafts(tx, row.id, NAMES_TOLD));
      const files = await this.products.listFiles(tx, row.id);
      await this.products.delete(tx, row.id);
      await this.files.release(tx, files);
      await this.audit.record(tx, caller, {
        action: 'goods:product:delete',
        subjectType: 'product',
        subjectId: row.id,
        before: productFieldsOf(row),
      });
    });
  }

  private async lock(tx: Tx, caller: StaffCaller, id: number): Promise<ProductRow> {
    await this.products.lock(tx, id);
    const row = await this.products.find(tx, caller.language, id);
    if (!row || !isOwnProduct(caller, row.company_id)) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Its category and maker are locked, so that they stay until the item is written. */
  private async refuseUnknown(tx: Tx, after: ProductFields, before: ProductFields | null): Promise<void> {
    for (const [field, table] of [
      ['category_id', 'category'],
      ['brand_id', 'brand'],
    ] as const) {
      if (after[field] === before?.[field]) continue;
      const { count } = await tx.query(`SELECT FROM ${table} WHERE id = $1 AND status = 1 FOR KEY SHARE`, [
        after[field],
      ]);
      if (count === 0) throw fieldError({ [field]: { key: 'choice' } });
    }
  }

  /** @returns pictures within the descriptions */
  private async claim(
    tx: Tx,
    { member }: StaffCaller,
    { images, content_c, content_e, content_j }: ProductFields,
    known: ReadonlySet<number>,
  ): Promise<number[]> {
    const isKnown = (id: number) => known.has(id);
    await this.files.claimAgain(tx, images.filter(isKnown), IMAGES);
    await this.files.claim(
      tx,
      member.accountId,
      images.filter((id) => !isKnown(id)),
      IMAGES,
    );
    const keys = picturesIn([content_c, content_e, content_j].join(' '));
    const shown = await this.files.claimShown(tx, member.accountId, keys);
    if (shown.size < keys.length) throw new AppError('FILE_UNKNOWN');
    return [...shown.values()];
  }
}

const NOTHING: Omit<ProductFields, 'category_id' | 'brand_id'> = {
  goods_code: null,
  name_c: '',
  name_e: '',
  name_j: '',
  content_c: '',
  content_e: '',
  content_j: '',
  status: 1,
  images: [],
};

/** Whose an item becomes: the platform's, or the company's that the caller works for. */
function keeperOf({ companies, member }: StaffCaller): number | null {
  if (companies === null) return null;
  const own =
    member.companyId !== null && companies.includes(member.companyId) ? member.companyId : companies[0];
  if (own === undefined || own === null) throw new AppError('FORBIDDEN');
  return own;
}

const line = (text: string | undefined): string | undefined => text?.normalize('NFC').trim();

/** @throws VALIDATION when no language has a name */
function withChanges(before: ProductFields, request: Omit<UpdateProductRequest, 'id'>): ProductFields {
  const rich = (text: string | undefined, present: string) =>
    text === undefined ? present : cleanRichText(text);
  const code = line(request.goods_code);
  const after: ProductFields = {
    category_id: request.category_id ?? before.category_id,
    brand_id: request.brand_id ?? before.brand_id,
    goods_code: code === undefined ? before.goods_code : code === '' ? null : code,
    name_c: line(request.goods_name_c) ?? before.name_c,
    name_e: line(request.goods_name_e) ?? before.name_e,
    name_j: line(request.goods_name_j) ?? before.name_j,
    content_c: rich(request.content_c, before.content_c),
    content_e: rich(request.content_e, before.content_e),
    content_j: rich(request.content_j, before.content_j),
    status: request.status ?? before.status,
    images: [...new Set(request.images ?? before.images)],
  };
  if (after.name_c === '' && after.name_e === '' && after.name_j === '')
    throw fieldError({ goods_name_e: { key: 'required' } });
  return after;
}
