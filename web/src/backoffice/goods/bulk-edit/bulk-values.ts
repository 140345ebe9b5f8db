import type { BulkEditGoodsRequest } from '@fovea/shared-types/goods/bulk-edit.dto';
import { PERCENT_MAX, PERCENT_MIN } from '@fovea/shared-types/goods/bulk-edit-rules';
import type { AdminGoods } from '@fovea/shared-types/goods/publishing.dto';
import { type FieldProblems, plainText } from '../../../kit/form/use-form';

/** What can be changed of many goods at once, in the order of the dialog. */
export const BULK_FIELDS = [
  'price',
  'quantity',
  'shipping_time',
  'freight',
  'is_negotiable',
  'sale_type',
  'category_id',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** A new price, or a step from the present one. */
export const PRICE_WAYS = ['set', 'raise', 'lower', 'raise_percent', 'lower_percent'] as const;
export type PriceWay = (typeof PRICE_WAYS)[number];

/** As the dialog holds it; what is not among `chosen` is never sent. */
export interface BulkValues {
  chosen: readonly BulkField[];
  price_way: PriceWay;
  /** Whole units of each one's own currency. */
  price: number | null;
  percent: string;
  quantity: number | null;
  shipping_time: string | null;
  /** Whole units; null: by quotation. */
  freight: number | null;
  is_negotiable: string;
  sale_type: string;
  category_id: string | null;
}

export const NOTHING_CHOSEN: BulkValues = {
  chosen: [],
  price_way: 'set',
  price: null,
  percent: '',
  quantity: null,
  shipping_time: null,
  freight: null,
  is_negotiable: '',
  sale_type: '',
  category_id: null,
};

export type BulkProblem = 'nothing' | 'required' | 'percent' | 'percent_range';

export const isPercent = (way: PriceWay): boolean => way === 'raise_percent' || way === 'lower_percent';

/** "12.5", "１２．５％"; NaN for anything else. */
const percentOf = (text: string): number => {
  const number = plainText(text).replace(/%$/, '');
  return /^\d{1,3}(\.\d{1,2})?$/.test(number) ? Number(number) : NaN;
};

/** How many per cent a price can be raised or lowered by. */
export const percentMax = (way: PriceWay): number => (way === 'raise_percent' ? PERCENT_MAX : -PERCENT_MIN);

function percentProblem({ price_way, percent }: BulkValues): BulkProblem | undefined {
  if (percent.trim() === '') return 'required';
  const share = percentOf(percent);
  if (Number.isNaN(share)) return 'percent';
  return share === 0 || share > percentMax(price_way) ? 'percent_range' : undefined;
}

/** What is wrong with each chosen field. */
export function bulkProblems(values: BulkValues): FieldProblems<BulkValues, BulkProblem> {
  const problems: FieldProblems<BulkValues, BulkProblem> = {};
  if (values.chosen.length === 0) problems.chosen = 'nothing';
  for (const field of values.chosen) {
    if (field === 'price' && isPercent(values.price_way)) problems.percent = percentProblem(values);
    // Empty freight means by quotation; a price must be one.
    else if (field === 'price') problems.price = values.price ? undefined : 'required';
    else if (field !== 'freight' && (values[field] === null || values[field] === ''))
      problems[field] = 'required';
  }
  return problems;
}

type Change = Omit<BulkEditGoodsRequest, 'ids' | 'request_id'>;

const priceChange = ({ price_way, price, percent }: BulkValues): Change => {
  const amount = String(price ?? 0);
  switch (price_way) {
    case 'set':
      return { price: amount };
    case 'raise':
      return { price_change: amount };
    case 'lower':
      return { price_change: `-${amount}` };
    case 'raise_percent':
      return { price_percent: percentOf(percent) };
    case 'lower_percent':
      return { price_percent: -percentOf(percent) };
  }
};

/** What is sent of sound values: the chosen fields and nothing else. */
export function changeOf(values: BulkValues): Change {
  const change: Change = {};
  for (const field of values.chosen) Object.assign(change, partOf(field, values));
  return change;
}

function partOf(field: BulkField, values: BulkValues): Change {
  switch (field) {
    case 'price':
      return priceChange(values);
    case 'freight':
      return { freight: values.freight === null ? null : String(values.freight) };
    case 'is_negotiable':
      return { is_negotiable: values.is_negotiable === '1' };
    case 'quantity':
      return { quantity: values.quantity ?? 0 };
    case 'shipping_time':
      return { shipping_time: Number(values.shipping_time) };
    case 'sale_type':
      return { sale_type: Number(values.sale_type) };
    case 'category_id':
      return { category_id: Number(values.category_id) };
  }
}

/** The one currency of all these goods; null where they have several. */
export function currencyOf(rows: readonly AdminGoods[]): string | null {
  const [first, another] = [...new Set(rows.map(({ currency }) => currency))];
  return first !== undefined && another === undefined ? first : null;
}
