import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useSearch } from '../../lib/search-params';

export interface AiSearchState {
  type: number;
  /** '' before the first question. */
  sentence: string;
  /** Ids of filters that were taken away. */
  without: readonly string[];
  remove: (id: string) => void;
  restoreAll: () => void;
}

/** As much as the server reads. */
const SENTENCE_MAX = 300;
const REMOVED_MAX = 40;
const ID_MAX = 100;

/**
 * The sentence and its removed filters are in the address: Back restores a filter, and a link shows the same.
 */
export function useAiSearch(): AiSearchState {
  const [search, setSearch] = useSearch();
  const type = Number(search.get('type'));
  const set = (change: (next: URLSearchParams) => void): void =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.delete('page');
      change(next);
      return next;
    });
  return {
    type: Object.values(SALE_TYPE).find((known) => known === type) ?? SALE_TYPE.all,
    sentence: search.get('goods_name')?.trim().slice(0, SENTENCE_MAX) ?? '',
    without: [...new Set(search.getAll('without'))].filter((id) => id.length <= ID_MAX).slice(0, REMOVED_MAX),
    remove: (id) => set((next) => next.append('without', id)),
    restoreAll: () => set((next) => next.delete('without')),
  };
}
