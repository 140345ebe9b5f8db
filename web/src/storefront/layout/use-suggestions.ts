import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { to } from '../../lib/paths';
import { searchSuggestQuery } from '../goods/goods.queries';
import { recentSearches } from './recent-searches';

export interface Suggestion {
  kind: 'recent' | 'word' | 'category' | 'brand' | 'goods';
  text: string;
  to: string;
  image?: string | null;
}

const PAUSE_MS = 250;
const SUGGESTED_TERMS_MAX = 4;
const MAX_NAMES = 3;

/**
 * Recent searches, then known words, categories, makers and goods; asked after a pause in typing.
 * @param search the kind of search that words lead to, as in `SEARCH_MODE`
 */
export function useSuggestions(text: string, isOpen: boolean, search: number): Suggestion[] {
  const searchFor = (known: string): string => to.search({ type: SALE_TYPE.all, goods_name: known, search });
  const [prefix] = useDebouncedValue(text.normalize('NFKC').trim().toLowerCase(), PAUSE_MS);
  const { data: found } = useQuery({
    ...searchSuggestQuery({ goods_name: prefix }),
    enabled: isOpen && prefix !== '',
  });
  if (!isOpen) return [];
  const recent = recentSearches()
    .filter((known) => known.toLowerCase() !== prefix && known.toLowerCase().includes(prefix))
    .map((known): Suggestion => ({ kind: 'recent', text: known, to: searchFor(known) }));
  if (prefix === '' || found === undefined) return recent;
  return [
    ...recent,
    ...found.words
      .filter((term) => !recent.some((known) => known.text === term))
      .slice(0, SUGGESTED_TERMS_MAX)
      .map((term): Suggestion => ({ kind: 'word', text: term, to: searchFor(term) })),
    ...found.categories
      .slice(0, MAX_NAMES)
      .map(({ id, name }): Suggestion => ({ kind: 'category', text: name, to: to.classify(String(id)) })),
    ...found.brands
      .slice(0, MAX_NAMES)
      .map(({ id, name }): Suggestion => ({ kind: 'brand', text: name, to: to.search({ brand: id }) })),
    ...found.goods.map(({ id, name, image }): Suggestion => ({
      kind: 'goods',
      text: name,
      to: to.goods(id),
      image,
    })),
  ];
}
