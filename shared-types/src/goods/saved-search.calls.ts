import { call } from '../call.js';
import { IdActionRequest, IdAnswer } from '../common.dto.js';
import { AddSavedSearchRequest, SavedSearch, UpdateSavedSearchRequest } from './saved-search.dto.js';

export const savedSearchList = call('/saved-searches/saved-search-list', {
  may: 'member',
  response: [SavedSearch],
  summary: 'Saved searches of the member, newest first',
});

export const addSavedSearch = call('/saved-searches/add-saved-search', {
  may: 'member',
  request: AddSavedSearchRequest,
  response: IdAnswer,
  summary: 'Saves a search, twenty at most; newly listed goods are notified once a day at most',
});

export const updateSavedSearch = call('/saved-searches/update-saved-search', {
  may: 'member',
  request: UpdateSavedSearchRequest,
  response: IdAnswer,
  summary: 'Renames a saved search, or turns its notifications on or off',
});

export const delSavedSearch = call('/saved-searches/del-saved-search', {
  may: 'member',
  request: IdActionRequest,
  response: null,
  summary: 'Deletes a saved search',
});
