import { Injectable } from '@nestjs/common';
import { ENABLED_STATUS } from '@fovea/shared-types/states';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { Database, type Queryable } from '../../platform/database/database.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import { ComplianceChecks } from '../compliance/compliance-checks.js';
import { refusalError } from '../compliance/law-refusal.js';
import { formFaults, isComplete, type FormBefore, type FormFacts, type FormFaults } from './form-faults.js';
import { settledForm, type CompleteForm, type SettledForm } from './settled-form.js';

/** Checks forms of goods against the current catalogue. */
@Injectable()
export class FormCheck {
  constructor(
    private readonly db: Database,
    private readonly compliance: ComplianceChecks,
  ) {}

  /**
   * What keeps each form from being submitted, by field; empty where nothing does. Any number in one look at the
   * catalogue.
   * @param companyId whose own items of the item master may be offered beside the platform's
   */
  async faults(q: Queryable, companyId: number | null, forms: readonly GoodsForm[]): Promise<FormFaults[]> {
    const settled = forms.map(settledForm);
    const facts = await this.facts(q, companyId, settled);
    return settled.map((form) => formFaults(form, facts));
  }

  /**
   * The form as goods may have it. Its category, maker and item are locked, so that they stay until the goods are written.
   * @throws VALIDATION with `fields`, RECALLED
   */
  async complete(
    q: Queryable,
    companyId: number | null,
    form: GoodsForm,
    before: FormBefore | null = null,
  ): Promise<CompleteForm> {
    const settled = settledForm(form);
    const complete = completed(settled, await this.facts(q, companyId, [settled], 'FOR KEY SHARE'), before);
    const [checked] = await this.withRecalls(q, [complete]);
    invariant(checked, 'a form is checked or refused');
    if (checked instanceof AppError) throw checked;
    return checked;
  }

  /** The same of forms of new goods, in one look at the catalogue: for each the form, or its refusal. */
  async completeEach(
    q: Queryable,
    companyId: number | null,
    forms: readonly GoodsForm[],
  ): Promise<(CompleteForm | AppError)[]> {
    const settled = forms.map(settledForm);
    const facts = await this.facts(q, companyId, settled, 'FOR KEY SHARE');
    return this.withRecalls(
      q,
      settled.map((form) => completed(form, facts, null)),
    );
  }

  /** What an open recall names is not offered. */
  private async withRecalls(
    q: Queryable,
    forms: readonly (CompleteForm | AppError)[],
  ): Promise<(CompleteForm | AppError)[]> {
    const complete = forms.flatMap((form) => (form instanceof AppError ? [] : [form]));
    const recalls = await this.compliance.recallsOf(
      q,
      complete.map((form) => ({
        ...{ brandId: form.brand_id, model: form.goods_code, serial: form.serial_number, lot: null },
      })),
    );
    const refused = new Map(complete.map((form, place) => [form, recalls[place] ?? null]));
    return forms.map((form) => {
      const recall = form instanceof AppError ? null : (refused.get(form) ?? null);
      return recall === null ? form : refusalError(recall, 'serial_number');
    });
  }

  private async facts(
    q: Queryable,
    companyId: number | null,
    forms: readonly Pick<GoodsForm, 'category_id' | 'brand_id' | 'product_id'>[],
    lock = '',
  ): Promise<FormFacts> {
    const idsOf = (field: 'category_id' | 'brand_id' | 'product_id') => [
      ...new Set(forms.flatMap((form) => form[field] ?? [])),
    ];
    const shown = async (sql: string, ids: number[], more: (number | null)[] = []): Promise<Set<number>> => {
      if (ids.length === 0) return new Set();
      const { rows } = await q.query<{ id: number }>(`${sql} ORDER BY id ${lock}`, [ids, ...more]);
      return new Set(rows.map(({ id }) => id));
    };
    const products = idsOf('product_id');
    return {
      categories: await shown(
        `SELECT id FROM category WHERE id = ANY ($1::bigint[]) AND status = ${ENABLED_STATUS.enabled}`,
        idsOf('category_id'),
      ),
      brands: await shown(
        `SELECT id FROM brand WHERE id = ANY ($1::bigint[]) AND status = ${ENABLED_STATUS.enabled}`,
        idsOf('brand_id'),
      ),
      products: await shown(
        `SELECT id FROM product
         WHERE id = ANY ($1::bigint[]) AND status = ${ENABLED_STATUS.enabled} AND (company_id IS NULL OR company_id = $2)`,
        products,
        [companyId],
      ),
      // The platform's own goods are of no company that the law could require a licence of.
      law: companyId === null ? null : await this.compliance.offersOf(q, companyId, products),
      now: await this.db.clock(q),
    };
  }
}

function completed(form: SettledForm, facts: FormFacts, before: FormBefore | null): CompleteForm | AppError {
  const faults = formFaults(form, facts, before);
  return isComplete(form, faults) ? form : fieldError(faults);
}
