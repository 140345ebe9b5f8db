import { call } from '../call.js';
import type { AiSearchRequest, AiSearchResponse } from './ai-search.dto.js';

export const aiSearchGoods = call<AiSearchRequest, AiSearchResponse>('/goods/ai-search-goods');
