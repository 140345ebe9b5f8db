import { useSearchParams } from 'react-router-dom';
import { paths, SEARCH_MODE } from '../../lib/paths';
import { TextSearchPage } from '../search/search.page';
import { AiSearchPage } from './ai-search.page';
import { storefrontPage } from '../storefront-page';

/** The address selects the search: 1 by words, 2 by a sentence. */
export function SearchCommodityPage() {
  const [search] = useSearchParams();
  return search.get('search') === String(SEARCH_MODE.ai) ? <AiSearchPage /> : <TextSearchPage />;
}

storefrontPage(SearchCommodityPage, {
  path: paths.searchCommodity,
  texts: ['goods', 'search', 'ai-search'],
  title: 'route.search',
});
