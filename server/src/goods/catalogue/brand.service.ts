import { Injectable } from '@nestjs/common';
import type { IdActionRequest, IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import type {
  AddBrandRequest,
  AdminBrandListRequest,
  AdminBrandListResponse,
  BrandDetail,
  BrandListRequest,
  BrandListResponse,
  UpdateBrandRequest,
} from '@fovea/shared-types/goods/brand.dto';
import { addBrand, delBrand } from '@fovea/shared-types/goods/goods.calls';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { refuseOutrun } from '../../platform/database/row-version.js';
import { searchWords } from '../../platform/database/search-words.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller, StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { FileService } from '../../platform/storage/file.service.js';
import { filled } from '../../platform/text/filled.js';
import { NAMES_TOLD, refuseInUse } from '../../platform/tree/in-use.js';
import { brandFieldsOf, toAdminBrand, toBrand, toBrandDetail } from './brand.mapper.js';
import { BrandRepository, type AdminBrandRow, type BrandFields } from './brand.repository.js';
import { SHOWN_IMAGE } from './catalogue-image.js';

/** Makers of goods; staff of the platform keep them. */
@Injectable()
export class BrandService {
  constructor(
    private readonly db: Database,
    private readonly brands: BrandRepository,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  async shown({ language }: Caller, request: BrandListRequest): Promise<BrandListResponse> {
    const { limit, offset } = pageOf(request);
    const words = searchWords(request.brand_name).join(' ');
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    const { brands, total } = await this.brands.listShown(this.db, language, pattern, limit, offset);
    return toPage(brands.map(toBrand), total, request);
  }

  async list(
    { language, companies }: StaffCaller,
    request: AdminBrandListRequest,
  ): Promise<AdminBrandListResponse> {
    const page = await this.brands.page(this.db, language, request, companies);
    return { ...page, data: page.data.map(toAdminBrand) };
  }

  async detail(caller: StaffCaller, { id }: IdRequest): Promise<BrandDetail> {
    const row = await this.brands.find(this.db, caller.language, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toBrandDetail(
      row,
      await this.files.links(this.db, row.image_file_id === null ? [] : [row.image_file_id]),
    );
  }

  add(caller: StaffCaller, request: AddBrandRequest): Promise<IdAnswer> {
    return this.idempotency.run(caller, addBrand.path, request, async (tx) => {
      const brand: BrandFields = {
        name_c: request.brand_name_c?.trim() ?? '',
        name_e: filled('brand_name_e', request.brand_name_e),
        name_j: request.brand_name_j?.trim() ?? '',
        sort: request.sort ?? 0,
        status: request.status ?? 1,
        image_file_id: request.image ?? null,
      };
      await this.claim(tx, caller, brand.image_file_id);
      const id = await this.brands.insert(tx, brand);
      await this.audit.record(tx, caller, {
        action: 'goods:brand:add',
        subjectType: 'brand',
        subjectId: id,
        after: brand,
      });
      return { id };
    });
  }

  async update(caller: StaffCaller, request: UpdateBrandRequest): Promise<IdAnswer> {
    await this.db.transaction(async (tx) => {
      const before = brandFieldsOf(await this.lock(tx, caller, request.id));
      refuseOutrun(request.version, before);
      const after: BrandFields = {
        name_c: request.brand_name_c?.trim() ?? before.name_c,
        name_e:
          request.brand_name_e === undefined ? before.name_e : filled('brand_name_e', request.brand_name_e),
        name_j: request.brand_name_j?.trim() ?? before.name_j,
        sort: request.sort ?? before.sort,
        status: request.status ?? before.status,
        image_file_id: request.image === undefined ? before.image_file_id : request.image,
      };
      const isNewImage = after.image_file_id !== before.image_file_id;
      if (isNewImage) await this.claim(tx, caller, after.image_file_id);
      await this.brands.update(tx, request.id, after);
      if (isNewImage && before.image_file_id !== null) await this.files.release(tx, [before.image_file_id]);
      await this.audit.record(tx, caller, {
        action: 'goods:brand:update',
        subjectType: 'brand',
        subjectId: request.id,
        before,
        after,
      });
    });
    return { id: request.id };
  }

  async delete(caller: StaffCaller, request: IdActionRequest): Promise<void> {
    await this.idempotency.run(caller, delBrand.path, request, async (tx) => {
      const row = await this.lock(tx, caller, request.id);
      refuseInUse('goods', await this.brands.listGoods(tx, row.id, NAMES_TOLD));
      await this.brands.delete(tx, row.id);
      if (row.image_file_id !== null) await this.files.release(tx, [row.image_file_id]);
      await this.audit.record(tx, caller, {
        action: 'goods:brand:delete',
        subjectType: 'brand',
        subjectId: row.id,
        before: brandFieldsOf(row),
      });
    });
  }

  private async lock(tx: Tx, { language }: StaffCaller, id: number): Promise<AdminBrandRow> {
    const row = (await this.brands.lock(tx, id)) ? await this.brands.find(tx, language, id) : null;
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  private claim(tx: Tx, caller: StaffCaller, image: number | null): Promise<void> {
    return this.files.claim(tx, caller.member.accountId, image === null ? [] : [image], SHOWN_IMAGE);
  }
}
