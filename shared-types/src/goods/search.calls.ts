import { call } from '../call.js';
import type {
  SearchGoodsRequest,
  SearchGoodsResponse,
  SearchSuggestRequest,
  SearchSuggestResponse,
} from './search.dto.js';

export const searchGoods = call<SearchGoodsRequest, SearchGoodsResponse>('/goods/search-goods');
export const searchSuggest = call<SearchSuggestRequest, SearchSuggestResponse>('/goods/search-suggest');
