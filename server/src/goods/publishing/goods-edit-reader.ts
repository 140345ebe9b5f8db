import { Injectable } from '@nestjs/common';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { GoodsFormField } from '@fovea/shared-types/goods/goods-form-rules';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { FormCheck } from './form-check.js';
import { formOfRow } from './goods-columns.js';
import { GoodsFiles } from './goods-files.js';
import { isSoldLot } from './goods-moves.js';
import type { PublishedGoods } from './publishing.repository.js';
import {
  changedFields,
  namedIn,
  reviewedAmong,
  withTermsOf,
  type CompleteForm,
  type SettledForm,
} from './settled-form.js';
import { SellersFreight } from './sellers-freight.js';
import { SubmissionRepository } from './submission.repository.js';

/** An edit that was found sound, and what it changes. */
export interface GoodsEdit {
  present: SettledForm;
  wanted: CompleteForm;
  changed: GoodsFormField[];
  contentImages: number[];
}

/** By which freight is reckoned: nobody is asked again about what stays as it was. */
const FREIGHT_TERMS: ReadonlySet<GoodsFormField> = new Set([
  'freight',
  'weight_g',
  'quantity',
  'ships_from',
  'currency',
]);

/** Merges an edit with the goods' values and their pending ones. */
@Injectable()
export class GoodsEditReader {
  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly check: FormCheck,
    private readonly files: GoodsFiles,
    private readonly freight: SellersFreight,
  ) {}

  async read(
    tx: Tx,
    caller: StaffCaller,
    row: PublishedGoods,
    form: GoodsForm,
    isFreightConfirmed: boolean,
  ): Promise<GoodsEdit> {
    const present = formOfRow(row);
    const pending = (await this.submissions.listPending(tx, [row.id])).get(row.id);
    // The edit is merged over pending values: fields that it does not name stay as they were submitted.
    const isReviewed = reviewedAmong(namedIn(form)).length > 0;
    const base = pending && isReviewed ? withTermsOf(pending.form, present) : present;
    const before = { form: present, hasOwnPictures: row.has_own_pictures };
    const wanted = await this.check.complete(tx, row.company_id, { ...base, ...form }, before);
    const changed = changedFields(present, wanted);
    const isOtherSale = changed.includes('sale_type') || changed.includes('quantity');
    if (isOtherSale && isSoldLot(row)) throw new AppError('STATE_CONFLICT');
    if (!isFreightConfirmed && changed.some((field) => FREIGHT_TERMS.has(field))) {
      const [refusal] = await this.freight.refusals(tx, row.company_id, [wanted]);
      if (refusal) throw refusal;
    }
    const known = await this.files.knownOf(tx, row.id);
    if (pending) for (const file of await this.submissions.listFiles(tx, pending.id)) known.add(file);
    const contentImages = await this.files.claim(tx, caller.member.accountId, wanted, known);
    return { present, wanted, changed, contentImages };
  }
}
