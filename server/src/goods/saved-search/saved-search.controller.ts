import { Controller } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import {
  addSavedSearch,
  delSavedSearch,
  savedSearchList,
  updateSavedSearch,
} from '@fovea/shared-types/goods/saved-search.calls';
import type {
  AddSavedSearchRequest,
  UpdateSavedSearchRequest,
} from '@fovea/shared-types/goods/saved-search.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { SavedSearchService } from './saved-search.service.js';

@Controller()
export class SavedSearchController {
  constructor(private readonly searches: SavedSearchService) {}

  @Call(savedSearchList)
  savedSearchList(caller: MemberCaller) {
    return this.searches.listSavedSearches(caller);
  }

  @Call(addSavedSearch)
  addSavedSearch(caller: MemberCaller, request: AddSavedSearchRequest) {
    return this.searches.addSavedSearch(caller, request);
  }

  @Call(updateSavedSearch)
  updateSavedSearch(caller: MemberCaller, request: UpdateSavedSearchRequest) {
    return this.searches.updateSavedSearch(caller, request);
  }

  @Call(delSavedSearch)
  delSavedSearch(caller: MemberCaller, request: IdActionRequest) {
    return this.searches.deleteSavedSearch(caller, request);
  }
}
