import { Body, Controller } from '@nestjs/common';
import { IdActionRequest, IdAnswer } from '@fovea/shared-types/common.dto';
import {
  addSavedSearch,
  delSavedSearch,
  savedSearchList,
  updateSavedSearch,
} from '@fovea/shared-types/goods/saved-search.calls';
import {
  AddSavedSearchRequest,
  SavedSearch,
  UpdateSavedSearchRequest,
} from '@fovea/shared-types/goods/saved-search.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { SavedSearchService } from './saved-search.service.js';

@Controller()
export class SavedSearchController {
  constructor(private readonly searches: SavedSearchService) {}

  @Call(savedSearchList, {
    may: 'member',
    request: null,
    response: [SavedSearch],
    summary: 'Searches that the member keeps, the newest first',
  })
  list(@RequestCaller() caller: MemberCaller) {
    return this.searches.list(caller);
  }

  @Call(addSavedSearch, {
    may: 'member',
    request: AddSavedSearchRequest,
    response: IdAnswer,
    summary: 'Keeps a search, twenty at most; a message a day at most tells of newly listed goods',
  })
  add(@RequestCaller() caller: MemberCaller, @Body() request: AddSavedSearchRequest) {
    return this.searches.add(caller, request);
  }

  @Call(updateSavedSearch, {
    may: 'member',
    request: UpdateSavedSearchRequest,
    response: IdAnswer,
    summary: 'Renames a kept search, or turns its messages on or off',
  })
  update(@RequestCaller() caller: MemberCaller, @Body() request: UpdateSavedSearchRequest) {
    return this.searches.update(caller, request);
  }

  @Call(delSavedSearch, {
    may: 'member',
    request: IdActionRequest,
    response: null,
    summary: 'Gives a kept search up',
  })
  delete(@RequestCaller() caller: MemberCaller, @Body() request: IdActionRequest) {
    return this.searches.delete(caller, request);
  }
}
