import type { Currency } from '@fovea/shared-types/money';
import type { LocalizedText } from '../../platform/database/localized.js';

/** What a piece of a sentence requires. Prices are whole units of their currency. */
export type Criterion =
  /** Its own words too: a part for a device has them in its name, and is in another category. */
  | { kind: 'category'; categoryId: number; terms: readonly string[] }
  | { kind: 'brand'; brandId: number }
  | { kind: 'condition'; conditions: readonly number[] }
  | { kind: 'sale_type'; saleType: number }
  /** Without a currency the figure is held against each price in the currency it is in. */
  | { kind: 'price'; currency: Currency | null; min: number | null; max: number | null }
  | { kind: 'year'; min: number | null; max: number | null }
  | { kind: 'ships_from'; country: string }
  | { kind: 'made_in'; country: string }
  /** A kind of device, looked for in names; its words in any language mean the same. */
  | { kind: 'device'; code: string; label: LocalizedText; terms: readonly string[] }
  /** Something a device has or can do, looked for in every text of it. */
  | { kind: 'feature'; code: string; label: LocalizedText; terms: readonly string[] }
  | { kind: 'word'; word: string };

export type CriterionKind = Criterion['kind'];

/** A criterion with the piece of the sentence it came from; `id` stays the same however often the sentence is read. */
export interface SearchFilter {
  id: string;
  criterion: Criterion;
  source: string;
  isExcluded: boolean;
  /** Filters of one group are alternatives: any of them will do. */
  group: string;
}

export interface Understanding {
  filters: readonly SearchFilter[];
  /** Words nobody knew what to do with; they may still be names of models. */
  unknownWords: readonly string[];
}

const span = (min: number | null, max: number | null): string => `${min ?? ''}-${max ?? ''}`;

function keyOf(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'category':
      return `category:${criterion.categoryId}`;
    case 'brand':
      return `brand:${criterion.brandId}`;
    case 'condition':
      return `condition:${criterion.conditions.join('-')}`;
    case 'sale_type':
      return `sale_type:${criterion.saleType}`;
    case 'price':
      return `price:${criterion.currency ?? ''}:${span(criterion.min, criterion.max)}`;
    case 'year':
      return `year:${span(criterion.min, criterion.max)}`;
    case 'ships_from':
    case 'made_in':
      return `${criterion.kind}:${criterion.country}`;
    case 'device':
    case 'feature':
      return `${criterion.kind}:${criterion.code}`;
    case 'word':
      return `word:${criterion.word}`;
  }
}

/** Several of these in one sentence are alternatives: nothing has two makers. */
const ALTERNATIVES: ReadonlySet<CriterionKind> = new Set([
  'category',
  'brand',
  'condition',
  'sale_type',
  'ships_from',
  'made_in',
]);

export function filterOf(
  criterion: Criterion,
  source: string,
  options: { isExcluded?: boolean; group?: string } = {},
): SearchFilter {
  const { isExcluded = false } = options;
  const id = `${isExcluded ? 'not:' : ''}${keyOf(criterion)}`;
  const byKind = !isExcluded && ALTERNATIVES.has(criterion.kind);
  return { id, criterion, source, isExcluded, group: options.group ?? (byKind ? criterion.kind : id) };
}
