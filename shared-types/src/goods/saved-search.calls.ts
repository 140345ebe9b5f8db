import { call, type NoRequest } from '../call.js';
import type { IdActionRequest, IdAnswer } from '../common.dto.js';
import type { AddSavedSearchRequest, SavedSearch, UpdateSavedSearchRequest } from './saved-search.dto.js';

export const savedSearchList = call<NoRequest, SavedSearch[]>('/saved-searches/saved-search-list');
export const addSavedSearch = call<AddSavedSearchRequest, IdAnswer>('/saved-searches/add-saved-search');
export const updateSavedSearch = call<UpdateSavedSearchRequest, IdAnswer>(
  '/saved-searches/update-saved-search',
);
export const delSavedSearch = call<IdActionRequest, null>('/saved-searches/del-saved-search');
