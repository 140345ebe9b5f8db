import type { Language } from '@fovea/shared-types/language';
import { aiSearchTexts } from '../../i18n/ai-search-text.js';
import { fillText } from '../../i18n/texts.js';
import type { FilterGroup, RankedRow } from './ai-search.repository.js';
import { criterionText } from './filter-text.js';
import type { SearchFilter } from './understanding.js';
import type { ShopWords } from './vocabulary.js';

/** A sentence or two on which criteria goods meet and which they do not. */
export function reasonOf(
  row: Pick<RankedRow, 'fits' | 'price'>,
  groups: readonly FilterGroup[],
  excluded: readonly SearchFilter[],
  shop: ShopWords,
  language: Language,
): string {
  const texts = aiSearchTexts(language);
  const parts = { fits: [] as string[], near: [] as string[], misses: [] as string[] };
  let isOpen = false;
  for (const [at, { filters }] of groups.entries()) {
    const fit = row.fits[at] ?? 0;
    const name = filters.map(({ criterion }) => criterionText(criterion, shop, language)).join(' / ');
    if (fit >= 1) parts.fits.push(name);
    else if (fit === 0) parts.misses.push(name);
    else if (filters[0]?.criterion.kind === 'price' && row.price === null) isOpen = true;
    else parts.near.push(name);
  }
  for (const { criterion } of excluded)
    parts.fits.push(fillText(texts.excluded, { name: criterionText(criterion, shop, language) }));
  const list = (names: readonly string[]): string => names.join(texts.separator);
  const isAll = parts.near.length + parts.misses.length === 0 && !isOpen;
  if (isAll) return fillText(texts.fits_all, { list: list(parts.fits) });
  return [
    parts.fits.length > 0 ? fillText(texts.fits, { list: list(parts.fits) }) : '',
    isOpen ? texts.open_price : '',
    parts.near.length > 0 ? fillText(texts.near, { list: list(parts.near) }) : '',
    parts.misses.length > 0 ? fillText(texts.misses, { list: list(parts.misses) }) : '',
  ]
    .filter((text) => text !== '')
    .join(language === 'en' ? ' ' : '');
}
