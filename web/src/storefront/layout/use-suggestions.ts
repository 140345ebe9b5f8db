import { SALE_TYPE } from '@fovea/shared-types/states';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { to } from '../../lib/paths';
import { categoriesQuery, goodsListQuery } from '../goods/goods.queries';
import { recentSearches } from './recent-searches';

export interface Suggestion {
  kind: 'recent' | 'category' | 'goods';
  text: string;
  to: string;
  image?: string | null;
}

const PAUSE_MS = 250;
const MAX_GOODS = 5;
const MAX_CATEGORIES = 3;

/** Recent searches, then categories and goods whose names contain the words; asked after a pause in typing. */
export function useSuggestions(text: string, isOpen: boolean): Suggestion[] {
  const [words] = useDebouncedValue(text.normalize('NFKC').trim().toLowerCase(), PAUSE_MS);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: goods } = useQuery({
    ...goodsListQuery({ goods_name: words, sale_type: SALE_TYPE.all }),
    enabled: isOpen && words !== '',
  });
  if (!isOpen) return [];
  const matches = (name: string): boolean => name.toLowerCase().includes(words);
  return [
    ...recentSearches()
      .filter((recent) => recent.toLowerCase() !== words && matches(recent))
      .map((recent): Suggestion => ({
        kind: 'recent',
        text: recent,
        to: to.search({ type: SALE_TYPE.all, goods_name: recent }),
      })),
    ...categories
      .filter((category) => words !== '' && matches(category.category_name))
      .slice(0, MAX_CATEGORIES)
      .map((category): Suggestion => ({
        kind: 'category',
        text: category.category_name,
        to: to.classify(category.id),
      })),
    ...(words === '' ? [] : (goods?.data ?? [])).slice(0, MAX_GOODS).map((item): Suggestion => ({
      kind: 'goods',
      text: item.goods_name,
      to: to.goods(item.id),
      image: item.image,
    })),
  ];
}
