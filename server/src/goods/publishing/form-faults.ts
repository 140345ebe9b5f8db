import { hasCheckDigit, missingFields } from '@fovea/shared-types/goods/goods-form-rules';
import type { Currency } from '@fovea/shared-types/money';
import { fromWire, MAX_AMOUNT } from '@fovea/shared-types/money';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { isCountry } from '../../member/contact/countries.js';
import type { FieldFault } from '../../i18n/texts.js';
import type { OfferLaw } from '../compliance/compliance-checks.js';
import { faultOf } from '../compliance/law-refusal.js';
import type { CompleteForm, SettledForm } from './settled-form.js';

/** What the form of goods is judged by, beside itself. */
export interface FormFacts {
  /** Those of its ids that are shown, and may be used by the company. */
  categories: ReadonlySet<number>;
  brands: ReadonlySet<number>;
  products: ReadonlySet<number>;
  /** The rules of the law as the company meets them; null: it meets none. */
  law: OfferLaw | null;
  /** Epoch milliseconds by the database's clock. */
  now: number;
}

/**
 * Existing goods. Their values may stay though they would be refused now: a time that came, a maker hidden
 * since.
 */
export interface FormBefore {
  form: SettledForm;
  /** Pictures that came without an upload. */
  hasOwnPictures: boolean;
}

export type FormFaults = Record<string, FieldFault>;

/** Everything that keeps a form from being submitted, by field; empty when nothing does. Pure. */
export function formFaults(
  form: SettledForm,
  facts: FormFacts,
  before: FormBefore | null = null,
): FormFaults {
  const faults: FormFaults = {};
  for (const field of missingFields({ ...form, ...unsaid(form) })) {
    if (field === 'images' && before?.hasOwnPictures) continue;
    faults[field] = { key: 'required' };
  }
  return {
    ...choiceFaults(form, facts, before),
    ...figureFaults(form),
    ...timeFault(form, facts, before),
    ...lawFault(form, facts, before),
    ...faults,
  };
}

export const isComplete = (form: SettledForm, faults: FormFaults): form is CompleteForm =>
  form.category_id !== null &&
  form.brand_id !== null &&
  form.ships_from !== null &&
  Object.keys(faults).length === 0;

/** Where a complete form requires a number that is missing. */
const unsaid = ({ condition, shipping_time }: SettledForm) => ({
  ...(condition === 0 ? { condition: undefined } : {}),
  ...(shipping_time === 0 ? { shipping_time: undefined } : {}),
});

function choiceFaults(
  form: SettledForm,
  { categories, brands, products }: FormFacts,
  before: FormBefore | null,
): FormFaults {
  const isUnknown = (field: 'category_id' | 'brand_id' | 'product_id', known: ReadonlySet<number>) =>
    form[field] !== null && form[field] !== before?.form[field] && !known.has(form[field]);
  const wrong = {
    category_id: isUnknown('category_id', categories),
    brand_id: isUnknown('brand_id', brands),
    product_id: isUnknown('product_id', products),
    origin: form.origin !== null && !isCountry(form.origin),
    ships_from: form.ships_from !== null && !isCountry(form.ships_from),
    attachments: new Set(form.attachments.map(({ file_id }) => file_id)).size < form.attachments.length,
  };
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, isWrong]) =>
      isWrong ? [[field, { key: 'choice' as const }]] : [],
    ),
  );
}

function figureFaults(form: SettledForm): FormFaults {
  const faults: FormFaults = {};
  const price = moneyFault(form.price, form.currency as Currency, 1); // one of three by its schema
  const freight = moneyFault(form.freight, form.currency as Currency, 0);
  if (price) faults.price = price;
  if (freight) faults.freight = freight;
  if (form.gtin !== null && !hasCheckDigit(form.gtin)) faults.gtin = { key: 'format' };
  const quantity = quantityFault(form);
  if (quantity) faults.quantity = quantity;
  return faults;
}

function moneyFault(text: string | null, currency: Currency, least: number): FieldFault | null {
  if (text === null) return null;
  try {
    const amount = fromWire(text, currency);
    if (amount < least) return { key: 'too_small', params: { limit: least } };
    return amount > MAX_AMOUNT ? { key: 'too_large', params: { limit: MAX_AMOUNT } } : null;
  } catch (error) {
    if (error instanceof RangeError) return { key: 'money_digits' };
    throw error;
  }
}

/** A lot is one piece, and so is what has a serial number. */
function quantityFault({ sale_type, serial_number, quantity }: SettledForm): FieldFault | null {
  if (sale_type === SALE_TYPE.auction && quantity < 1) return { key: 'too_small', params: { limit: 1 } };
  const isSingle = sale_type === SALE_TYPE.auction || serial_number !== '';
  return isSingle && quantity > 1 ? { key: 'too_large', params: { limit: 1 } } : null;
}

function timeFault({ up_at }: SettledForm, { now }: FormFacts, before: FormBefore | null): FormFaults {
  const isNew = up_at !== null && up_at !== before?.form.up_at;
  return isNew && Date.parse(up_at) <= now ? { up_at: { key: 'not_in_future' } } : {};
}

/** What the law was checked for already is not checked again; the rule is shown at the field that a seller would look at. */
function lawFault(form: SettledForm, { law }: FormFacts, before: FormBefore | null): FormFaults {
  const previous = before?.form;
  const isKnown =
    previous?.product_id === form.product_id &&
    previous.jp_class === form.jp_class &&
    previous.condition === form.condition &&
    previous.need_licence === form.need_licence;
  const refusal = isKnown ? null : law?.refusalOf(form);
  if (!refusal) return {};
  return { [refusal.id === 'COMPLIANCE_LICENCE' ? 'jp_class' : 'condition']: faultOf(refusal) };
}
