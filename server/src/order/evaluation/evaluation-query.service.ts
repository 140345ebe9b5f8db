import { Injectable } from '@nestjs/common';
import type {
  GoodsEvaluationListRequest,
  GoodsEvaluationListResponse,
  MyEvaluationListRequest,
  MyEvaluationListResponse,
} from '@fovea/shared-types/order/evaluation.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { Database } from '../../platform/database/database.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { toGoodsEvaluation, toMyEvaluation, toScore } from './evaluation.mapper.js';
import { EvaluationQueryRepository, type Evaluated } from './evaluation-query.repository.js';
import { EvaluationRepository } from './evaluation.repository.js';

/** Reads evaluations; nothing here changes one. */
@Injectable()
export class EvaluationQueryService {
  constructor(
    private readonly db: Database,
    private readonly queries: EvaluationQueryRepository,
    private readonly evaluations: EvaluationRepository,
    private readonly files: FileService,
  ) {}

  async listMine(
    { member, language }: MemberCaller,
    request: MyEvaluationListRequest,
  ): Promise<MyEvaluationListResponse> {
    const bounds = pageOf(request);
    const { accountId } = member;
    const [rows, counts] = [
      await this.queries.listMine(this.db, language, accountId, request, bounds),
      await this.queries.countMine(this.db, accountId),
    ];
    const total = await exactTotal(rows.length, bounds, () =>
      this.queries.countListed(this.db, accountId, request),
    );
    const imagesOf = await this.imagesOf(rows.flatMap(({ id }) => id ?? []));
    const page = toPage(
      rows.map((row) => toMyEvaluation(row, imagesOf(row.id))),
      total,
      request,
    );
    return { ...page, ...counts };
  }

  /** What everybody may read of goods and of who sells them. */
  async listOfGoods(
    { language }: Caller,
    request: GoodsEvaluationListRequest,
  ): Promise<GoodsEvaluationListResponse> {
    const seller = await this.queries.findSeller(this.db, request.goods_id);
    if (!seller) throw new AppError('NOT_FOUND');
    const goods: Evaluated = { goodsId: request.goods_id };
    const company: Evaluated | null = seller.company_id === null ? null : { companyId: seller.company_id };
    const score = toScore(await this.queries.countStars(this.db, goods));
    const sellerScore = company && toScore(await this.queries.countStars(this.db, company));
    const [of, total] = request.of_seller === 1 ? [company, sellerScore?.count ?? 0] : [goods, score.count];
    const rows = of === null ? [] : await this.queries.listShown(this.db, language, of, pageOf(request));
    const imagesOf = await this.imagesOf(rows.map(({ id }) => id));
    const page = toPage(
      rows.map((row) => toGoodsEvaluation(row, imagesOf(row.id))),
      total,
      request,
    );
    return { ...page, score, seller_score: sellerScore };
  }

  /** The pictures of a whole page in two queries. */
  private async imagesOf(ids: readonly number[]): Promise<(id: number | null) => FileLink[]> {
    const images = await this.evaluations.listImages(this.db, ids);
    const links = await this.files.links(this.db, [...images.values()].flat());
    return (id) => (id === null ? [] : (images.get(id) ?? []).flatMap((fileId) => links.get(fileId) ?? []));
  }
}
