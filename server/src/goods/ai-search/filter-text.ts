import type { Language } from '@fovea/shared-types/language';
import type { AiFilter } from '@fovea/shared-types/goods/ai-search.dto';
import { aiSearchTexts } from '../../i18n/ai-search-text.js';
import { codeName } from '../../i18n/dictionary-text.js';
import { fillText } from '../../i18n/texts.js';
import { inLanguage } from '../../platform/database/localized.js';
import type { SearchFilter, Criterion } from './understanding.js';
import type { ShopWords } from './vocabulary.js';

const REGION_LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };

/** A criterion's label in a reader's language; prices and years by what they are, not by their figures. */
export function criterionText(criterion: Criterion, shop: ShopWords, language: Language): string {
  const texts = aiSearchTexts(language);
  switch (criterion.kind) {
    case 'category':
      return nameIn(shop.categories, criterion.categoryId, language);
    case 'brand':
      return nameIn(shop.brands, criterion.brandId, language);
    case 'condition':
      return conditionText(criterion.conditions, language);
    case 'sale_type':
      return codeName(language, 'sale_type', criterion.saleType);
    case 'price':
      return texts.price;
    case 'year':
      return texts.year;
    case 'ships_from':
      return fillText(texts.ships_from, { country: countryName(criterion.country, language) });
    case 'made_in':
      return fillText(texts.made_in, { country: countryName(criterion.country, language) });
    case 'device':
    case 'feature':
      return inLanguage(criterion.label, language);
    case 'word':
      return criterion.word;
  }
}

function nameIn(rows: ShopWords['brands'], id: number, language: Language): string {
  const row = rows.find((one) => one.id === id);
  return row ? inLanguage(row.name, language) : '';
}

function conditionText(conditions: readonly number[], language: Language): string {
  const { used, good_condition: good, separator } = aiSearchTexts(language);
  const [first, last] = [Math.min(...conditions), Math.max(...conditions)];
  if (conditions.length > 1 && first === 1) return good;
  if (conditions.length > 2 && last === 4) return used;
  return conditions.map((code) => codeName(language, 'item_condition', code)).join(separator);
}

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames([REGION_LOCALE[language]], { type: 'region' }).of(code) ?? code;

/** A filter as it goes over the wire. */
export function toAiFilter(filter: SearchFilter, shop: ShopWords, language: Language): AiFilter {
  const { id, criterion, source, isExcluded } = filter;
  const money = (units: number | null): string | null => (units === null ? null : String(units));
  const isFigures = criterion.kind === 'price' || criterion.kind === 'year';
  return {
    id,
    kind: criterion.kind,
    text: isFigures ? '' : criterionText(criterion, shop, language),
    source,
    is_excluded: isExcluded,
    currency: criterion.kind === 'price' ? (criterion.currency ?? '') : '',
    price_min: criterion.kind === 'price' ? money(criterion.min) : null,
    price_max: criterion.kind === 'price' ? money(criterion.max) : null,
    year_min: criterion.kind === 'year' ? criterion.min : null,
    year_max: criterion.kind === 'year' ? criterion.max : null,
  };
}
