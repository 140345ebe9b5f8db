import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { AddGoodsResponse } from '@fovea/shared-types/goods/publishing.dto';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { FormCheck } from './form-check.js';
import { valuesOf } from './goods-columns.js';
import { GoodsFiles } from './goods-files.js';
import { PublishingRepository } from './publishing.repository.js';
import { SellersFreight } from './sellers-freight.js';
import type { CompleteForm } from './settled-form.js';
import { SubmissionWriter } from './submission-writer.js';

/** A form that is to become goods, and files that it may have though somebody else uploaded them. */
export interface WantedGoods {
  form: GoodsForm;
  known: ReadonlySet<number>;
  /** More pieces may be sent for less than fewer. */
  isFreightConfirmed: boolean;
}

/** A form that may become goods, and the pictures within its descriptions. */
interface SoundForm {
  form: CompleteForm;
  contentImages: readonly number[];
}

/** Creates goods from forms and submits them for review: one or many in the same few statements. */
@Injectable()
export class GoodsMaker {
  constructor(
    private readonly check: FormCheck,
    private readonly goods: PublishingRepository,
    private readonly files: GoodsFiles,
    private readonly freight: SellersFreight,
    private readonly submissions: SubmissionWriter,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @returns for each form its goods, or why it became none: VALIDATION with `fields`, FREIGHT_FALLS, FILE_UNKNOWN, FILE_COUNT
   * @throws what the database refuses of any of them: then none is made, and the transaction has to be undone
   */
  async make(
    tx: Tx,
    caller: StaffCaller,
    companyId: number,
    wanted: readonly WantedGoods[],
  ): Promise<(AddGoodsResponse | AppError)[]> {
    const judged = await this.judge(tx, caller, companyId, wanted);
    const sound = judged.filter((one): one is SoundForm => !(one instanceof AppError));
    const made = (await this.write(tx, caller, companyId, sound)).values();
    return judged.map((one) => (one instanceof AppError ? one : nextOf(made)));
  }

  private async judge(
    tx: Tx,
    { member }: StaffCaller,
    companyId: number,
    wanted: readonly WantedGoods[],
  ): Promise<(SoundForm | AppError)[]> {
    const forms = await this.withFreight(
      tx,
      companyId,
      wanted,
      await this.check.completeEach(
        tx,
        companyId,
        wanted.map(({ form }) => form),
      ),
    );
    const complete = forms.flatMap((form, at) =>
      form instanceof AppError ? [] : [{ form, known: wanted[at]?.known ?? new Set<number>() }],
    );
    const claimed = (await this.files.claimEach(tx, member.accountId, complete)).values();
    return forms.map((form) => {
      if (form instanceof AppError) return form;
      const contentImages = nextOf(claimed);
      return contentImages instanceof AppError ? contentImages : { form, contentImages };
    });
  }

  /** Forms whose freight falls unconfirmed are refused. */
  private async withFreight(
    tx: Tx,
    companyId: number,
    wanted: readonly WantedGoods[],
    forms: readonly (CompleteForm | AppError)[],
  ): Promise<(CompleteForm | AppError)[]> {
    const open = forms.flatMap((form, at) =>
      form instanceof AppError || wanted[at]?.isFreightConfirmed === true ? [] : [form],
    );
    const refusals = await this.freight.refusals(tx, companyId, open);
    const refused = new Map(open.map((form, at) => [form, refusals[at] ?? null]));
    return forms.map((form) => (form instanceof AppError ? form : (refused.get(form) ?? form)));
  }

  private async write(
    tx: Tx,
    caller: StaffCaller,
    companyId: number,
    sound: readonly SoundForm[],
  ): Promise<AddGoodsResponse[]> {
    if (sound.length === 0) return [];
    const named = sound.map((one) => ({ ...one, goods_sn: newGoodsSn() }));
    const ids = await this.goods.insertListing(
      tx,
      named.map(({ form, goods_sn }) => ({ goods_sn, ...newRow(caller, companyId), ...valuesOf(form) })),
    );
    const goods = named.map((one, at) => ({ ...one, id: elementAt(ids, at) }));
    await this.files.writeNew(tx, goods);
    await this.submissions.add(
      tx,
      caller,
      goods.map(({ id, form, contentImages }) => ({
        goodsId: id,
        form,
        published: null,
        pictures: contentImages,
      })),
    );
    await this.audit.recordAll(
      tx,
      caller,
      goods.map(({ id, goods_sn, form }) => ({
        action: 'goods:goods:add',
        subjectType: 'goods',
        subjectId: id,
        after: { goods_sn, ...form },
      })),
    );
    return goods.map(({ id, goods_sn }) => ({ id, goods_sn, audit_status: SUBMISSION_STATUS.under_review }));
  }
}

function nextOf<T>(iterator: Iterator<T, undefined>): T {
  const next = iterator.next();
  invariant(!next.done, 'each of several requests has an answer');
  return next.value;
}

const newRow = ({ member }: StaffCaller, companyId: number) => ({
  company_id: companyId,
  seller_id: member.accountId,
  status: GOODS_STATUS.under_review,
  audit_status: SUBMISSION_STATUS.under_review,
  // Notified again when they come to the shelf.
  sale_state: SALE_STATE.on_sale,
  needs_review: true,
});

/** Without letters that look like figures: people read it aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

const newGoodsSn = (): string =>
  `G-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
