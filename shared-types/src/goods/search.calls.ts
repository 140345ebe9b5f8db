import { call } from '../call.js';
import {
  SearchGoodsRequest,
  SearchGoodsResponse,
  SearchSuggestRequest,
  SearchSuggestResponse,
} from './search.dto.js';

export const searchGoods = call('/goods/search-goods', {
  may: 'public',
  request: SearchGoodsRequest,
  response: SearchGoodsResponse,
  summary:
    'Finds goods by words of any language, with the counts beside each filter and help where little is found',
});

export const searchSuggest = call('/goods/search-suggest', {
  may: 'public',
  request: SearchSuggestRequest,
  response: SearchSuggestResponse,
  summary: 'Suggests search terms, categories, makers and goods for what is typed',
});
