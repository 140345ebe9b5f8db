import { Injectable } from '@nestjs/common';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { addGoods } from '@fovea/shared-types/goods/publishing.calls';
import type { AddGoodsRequest, AddGoodsResponse } from '@fovea/shared-types/goods/publishing.dto';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { readerOf, refuseBeyondReach } from '../../platform/database/row-scope.js';
import { versionOf } from '../../platform/database/row-version.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { GOODS_ROWS } from '../listing/goods-rows.js';
import { FormCheck } from './form-check.js';
import { formOfRow, formSourceOf } from './goods-columns.js';
import { GoodsMaker } from './goods-maker.js';
import { PublishingRepository } from './publishing.repository.js';
import { filesOf, formIn, type SettledForm } from './settled-form.js';

interface PublishOptions {
  /** The draft that becomes these goods. */
  draftId?: number | undefined;
  isFreightConfirmed?: boolean | undefined;
}

/** How goods are published: one way for the form, a draft and an import. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly goods: PublishingRepository,
    private readonly check: FormCheck,
    private readonly maker: GoodsMaker,
  ) {}

  addGoods(caller: StaffCaller, request: AddGoodsRequest): Promise<AddGoodsResponse> {
    return this.idempotency.run(caller, addGoods.path, request, (tx) =>
      this.publish(tx, caller, formIn(request), {
        draftId: request.draft_id,
        isFreightConfirmed: request.freight_confirmed,
      }),
    );
  }

  /**
   * Creates goods from a form and submits them for review, in the caller's transaction.
   * @param draftId the draft that becomes these goods; its files may be a colleague's
   * @throws FORBIDDEN (R-PUB-03), VALIDATION with `fields`, FREIGHT_FALLS, FILE_UNKNOWN, NOT_FOUND for the draft
   */
  async publish(
    tx: Tx,
    caller: StaffCaller,
    form: GoodsForm,
    { draftId, isFreightConfirmed = false }: PublishOptions = {},
  ): Promise<AddGoodsResponse> {
    const companyId = await this.publisherOf(tx, caller);
    const known = draftId === undefined ? [] : await this.lockDraft(tx, caller, draftId);
    const [made] = await this.maker.make(tx, caller, companyId, [
      { form, known: new Set(known), isFreightConfirmed },
    ]);
    invariant(made, 'one form is answered');
    if (made instanceof AppError) throw made;
    if (draftId !== undefined) await this.goods.convertDraft(tx, draftId, made.id);
    return made;
  }

  /**
   * The same of many forms, in the same few statements.
   * @returns for each form its goods, or why it became none
   * @throws FORBIDDEN, and what the database refuses of any of them: then none is made
   */
  async publishEach(
    tx: Tx,
    caller: StaffCaller,
    forms: readonly GoodsForm[],
  ): Promise<(AddGoodsResponse | AppError)[]> {
    const companyId = await this.publisherOf(tx, caller);
    return this.maker.make(
      tx,
      caller,
      companyId,
      // A sheet has nothing to confirm by: such a row is published by its form.
      forms.map((form) => ({ form, known: new Set(), isFreightConfirmed: false })),
    );
  }

  /**
   * What keeps each of these forms from being published by the caller, by field; empty where nothing does. Files are not
   * looked at: they are claimed when the goods are written.
   * @throws FORBIDDEN when the caller may not publish at all
   */
  async faultsOf(q: Queryable, caller: StaffCaller, forms: readonly GoodsForm[]) {
    return this.check.faults(q, await this.publisherOf(q, caller), forms);
  }

  /**
   * The company for which the caller publishes.
   * @throws FORBIDDEN unless the platform allows the caller and that company to publish (R-PUB-03)
   */
  async publisherOf(q: Queryable, { member, companies }: StaffCaller): Promise<number> {
    const own = member.companyId;
    const isInScope = own !== null && (companies === null || companies.includes(own));
    const companyId = isInScope ? own : companies?.length === 1 ? companies[0] : undefined;
    if (companyId === undefined || !(await this.goods.mayPublish(q, member.accountId, companyId)))
      throw new AppError('FORBIDDEN');
    return companyId;
  }

  /** The form that goods answer to, its files and its version; NOT_FOUND beyond the caller's reach. */
  async formOf(
    q: Queryable,
    caller: StaffCaller,
    goodsId: number,
  ): Promise<{ form: SettledForm; files: number[]; version: string }> {
    await refuseBeyondReach(q, caller, GOODS_ROWS, goodsId);
    const row = await this.goods.findListing(q, goodsId, caller.companies);
    if (!row) throw new AppError('NOT_FOUND');
    const form = formOfRow(row);
    return { form, files: filesOf(form), version: versionOf(formSourceOf(row)) };
  }

  private async lockDraft(tx: Tx, caller: StaffCaller, draftId: number): Promise<number[]> {
    const files = await this.goods.lockDraftFiles(tx, draftId, readerOf(caller));
    if (files === null) throw new AppError('NOT_FOUND');
    return files;
  }
}
