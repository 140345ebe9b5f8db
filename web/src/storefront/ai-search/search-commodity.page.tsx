import { useSearchParams } from 'react-router-dom';
import { SEARCH_MODE } from '../../lib/paths';
import { TextSearchPage } from '../search/search.page';
import { AiSearchPage } from './ai-search.page';

/** The address selects the search: 1 by words, 2 by a sentence. */
export function SearchCommodityPage() {
  const [search] = useSearchParams();
  return search.get('search') === String(SEARCH_MODE.ai) ? <AiSearchPage /> : <TextSearchPage />;
}
