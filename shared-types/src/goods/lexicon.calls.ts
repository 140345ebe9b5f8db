import { call } from '../call.js';
import { IdActionRequest, IdAnswer } from '../common.dto.js';
import {
  AddLexiconRequest,
  LexiconListRequest,
  LexiconListResponse,
  UpdateLexiconRequest,
} from './lexicon.dto.js';

export const lexiconList = call('/lexicon/lexicon-list', {
  may: 'goods:lexicon:list',
  request: LexiconListRequest,
  response: LexiconListResponse,
  summary: 'Groups of words that mean the same to the search',
});

export const addLexicon = call('/lexicon/add-lexicon', {
  may: 'goods:lexicon:add',
  request: AddLexiconRequest,
  response: IdAnswer,
  summary: 'Adds a group of words that mean the same',
});

export const updateLexicon = call('/lexicon/update-lexicon', {
  may: 'goods:lexicon:update',
  request: UpdateLexiconRequest,
  response: IdAnswer,
  summary: 'Changes a group of words, or sets it aside',
});

export const delLexicon = call('/lexicon/del-lexicon', {
  may: 'goods:lexicon:delete',
  request: IdActionRequest,
  response: null,
  summary: 'Deletes a group of words',
});
