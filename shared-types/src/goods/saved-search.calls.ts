import { call } from '../call.js';
import { IdActionRequest, IdAnswer } from '../common.dto.js';
import { AddSavedSearchRequest, SavedSearch, UpdateSavedSearchRequest } from './saved-search.dto.js';

export const savedSearchList = call('/saved-searches/saved-search-list', {
  may: 'member',
  response: [SavedSearch],
  summary: 'Searches that the member keeps, the newest first',
});

export const addSavedSearch = call('/saved-searches/add-saved-search', {
  may: 'member',
  request: AddSavedSearchRequest,
  response: IdAnswer,
  summary: 'Keeps a search, twenty at most; a message a day at most tells of newly listed goods',
});

export const updateSavedSearch = call('/saved-searches/update-saved-search', {
  may: 'member',
  request: UpdateSavedSearchRequest,
  response: IdAnswer,
  summary: 'Renames a kept search, or turns its messages on or off',
});

export const delSavedSearch = call('/saved-searches/del-saved-search', {
  may: 'member',
  request: IdActionRequest,
  response: null,
  summary: 'Gives a kept search up',
});
