import { call } from '../call.js';
import { AiSearchRequest, AiSearchResponse } from './ai-search.dto.js';

export const aiSearchGoods = call('/goods/ai-search-goods', {
  may: 'public',
  request: AiSearchRequest,
  response: AiSearchResponse,
  summary: 'Suggests goods for a sentence: how it was understood, and the reason for each hit',
});
