import { call } from '../call.js';
import type { IdActionRequest, IdAnswer } from '../common.dto.js';
import type {
  AddLexiconRequest,
  LexiconListRequest,
  LexiconListResponse,
  UpdateLexiconRequest,
} from './lexicon.dto.js';

export const lexiconList = call<LexiconListRequest, LexiconListResponse>('/lexicon/lexicon-list');
export const addLexicon = call<AddLexiconRequest, IdAnswer>('/lexicon/add-lexicon');
export const updateLexicon = call<UpdateLexiconRequest, IdAnswer>('/lexicon/update-lexicon');
export const delLexicon = call<IdActionRequest, null>('/lexicon/del-lexicon');
