import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { AI_FILTER_KINDS } from '@fovea/shared-types/goods/ai-search.dto';
import { isCurrency } from '@fovea/shared-types/money';
import { OrNull } from '@fovea/shared-types/validators';
import { filterOf, type SearchFilter, type Criterion } from './understanding.js';
import type { Vocabulary } from './vocabulary.js';

const FILTERS_MAX = 16;
const PRICE_MAX = 99_999_999_999;

/** One filter as a language model may write it: only what its kind needs is looked at. */
export class ModelFilter {
  @IsIn(AI_FILTER_KINDS) kind: (typeof AI_FILTER_KINDS)[number];
  @IsOptional() @OrNull() @IsBoolean() is_excluded?: boolean | null;
  @IsOptional() @OrNull() @IsString() @MaxLength(300) source?: string | null;
  /** Of a category or maker. */
  @IsOptional() @OrNull() @IsInt() id?: number | null;
  @IsOptional() @IsArray() @ArrayMaxSize(4) @IsIn([1, 2, 3, 4], { each: true }) conditions?: number[];
  @IsOptional() @OrNull() @IsIn([2, 3, 4]) sale_type?: number | null;
  @IsOptional() @OrNull() @IsIn(['JPY', 'CNY', 'USD']) currency?: string | null;
  /** Prices, or years. */
  @IsOptional() @OrNull() @Min(0) @Max(PRICE_MAX) @IsNumber() min?: number | null;
  @IsOptional() @OrNull() @Min(0) @Max(PRICE_MAX) @IsNumber() max?: number | null;
  @IsOptional() @OrNull() @Matches(/^[A-Z]{2}$/) country?: string | null;
  /** A device or feature in the words of the sentence and of the other languages. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(8)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  words?: string[];
}

export class ModelAnswer {
  @IsArray()
  @ArrayMaxSize(FILTERS_MAX)
  @ValidateNested({ each: true })
  @Type(() => ModelFilter)
  filters: ModelFilter[];
}

/** What of a valid answer means something here: ids that the shop shows, pieces that the sentence has. */
export function toFilters(answer: ModelAnswer, sentence: string, vocabulary: Vocabulary): SearchFilter[] {
  const filters = new Map<string, SearchFilter>();
  const shown = sentence.normalize('NFKC').toLowerCase();
  for (const given of answer.filters) {
    const criterion = criterionOf(given, vocabulary);
    if (criterion === null) continue;
    const source = given.source ?? '';
    const isThere = shown.includes(source.normalize('NFKC').toLowerCase());
    const isExcluded = given.is_excluded ?? false;
    const filter = filterOf(criterion, isThere ? source : '', { isExcluded });
    filters.set(filter.id, filters.get(filter.id) ?? filter);
  }
  return [...filters.values()];
}

function criterionOf(given: ModelFilter, { shop, index }: Vocabulary): Criterion | null {
  switch (given.kind) {
    case 'category': {
      const category = shop.categories.find(({ id }) => id === given.id);
      if (!category) return null;
      const { c, e, j } = category.name;
      return { kind: 'category', categoryId: category.id, terms: [c, e, j] };
    }
    case 'brand': {
      const brand = shop.brands.find(({ id }) => id === given.id);
      return brand ? { kind: 'brand', brandId: brand.id } : null;
    }
    case 'condition': {
      const conditions = [...new Set(given.conditions ?? [])].sort((a, b) => a - b);
      return conditions.length > 0 ? { kind: 'condition', conditions } : null;
    }
    case 'sale_type':
      return given.sale_type ? { kind: 'sale_type', saleType: given.sale_type } : null;
    case 'price': {
      const range = rangeOf(given, 0, PRICE_MAX);
      return (
        range && { kind: 'price', currency: isCurrency(given.currency) ? given.currency : null, ...range }
      );
    }
    case 'year': {
      const range = rangeOf(given, 1950, 2100);
      return range && { kind: 'year', ...range };
    }
    case 'ships_from':
    case 'made_in':
      return given.country ? { kind: given.kind, country: given.country } : null;
    case 'device':
    case 'feature':
    case 'word':
      return wordsOf(given.words ?? [], given.kind, index);
  }
}

function rangeOf(
  given: ModelFilter,
  least: number,
  most: number,
): { min: number | null; max: number | null } | null {
  const within = (value: number | null | undefined): number | null =>
    value == null || value < least || value > most ? null : Math.round(value);
  const [min, max] = [within(given.min), within(given.max)];
  if ((min === null && max === null) || (min !== null && max !== null && min > max)) return null;
  return { min, max };
}

/** Words of the vocabulary have the meaning defined there. */
function wordsOf(
  given: readonly string[],
  kind: 'device' | 'feature' | 'word',
  index: Vocabulary['index'],
): Criterion | null {
  const words = given
    .map((word) => word.normalize('NFKC').toLowerCase().trim())
    .filter((word) => word !== '');
  const [first] = words;
  if (first === undefined) return null;
  for (const word of words) {
    const known = index.get(word);
    if (known?.kind === 'device' || known?.kind === 'feature' || known?.kind === 'category') return known;
  }
  if (kind === 'word') return { kind, word: first };
  return { kind, code: first, label: { c: first, e: first, j: first }, terms: words };
}
