import { Body, Controller } from '@nestjs/common';
import { IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addTableView,
  deleteTableView,
  myPreferences,
  setPreference,
  shareTableView,
  tableViewList,
  updateTableView,
} from '@fovea/shared-types/platform/platform.calls';
import {
  MyPreferences,
  SetPreferenceRequest,
  SetPreferenceResponse,
} from '@fovea/shared-types/platform/preference.dto';
import {
  AddTableViewRequest,
  ShareTableViewRequest,
  TableView,
  TableViewListRequest,
  UpdateTableViewRequest,
} from '@fovea/shared-types/platform/table-view.dto';
import { Call, RequestCaller } from '../http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../kernel/caller.js';
import { PreferenceService } from './preference.service.js';
import { TableViewService } from './table-view.service.js';

@Controller()
export class PreferenceController {
  constructor(
    private readonly preferences: PreferenceService,
    private readonly views: TableViewService,
  ) {}

  @Call(myPreferences, {
    may: 'member',
    request: null,
    response: MyPreferences,
    summary: 'Everything the caller set for himself, by key',
  })
  mine(@RequestCaller() caller: MemberCaller) {
    return this.preferences.mine(caller);
  }

  @Call(setPreference, {
    may: 'member',
    request: SetPreferenceRequest,
    response: SetPreferenceResponse,
    summary: 'Sets one preference of the caller; null takes it away',
  })
  set(@RequestCaller() caller: MemberCaller, @Body() request: SetPreferenceRequest) {
    return this.preferences.set(caller, request);
  }

  @Call(tableViewList, {
    may: 'member',
    request: TableViewListRequest,
    response: [TableView],
    summary: "Views of a table: the caller's own, and those shared with him",
  })
  list(@RequestCaller() caller: MemberCaller, @Body() { table }: TableViewListRequest) {
    return this.views.list(caller, table);
  }

  @Call(addTableView, {
    may: 'member',
    request: AddTableViewRequest,
    response: TableView,
    summary: 'Keeps a view of a table under a name',
  })
  add(@RequestCaller() caller: MemberCaller, @Body() request: AddTableViewRequest) {
    return this.views.add(caller, request);
  }

  @Call(updateTableView, {
    may: 'member',
    request: UpdateTableViewRequest,
    response: TableView,
    summary: "Changes one of the caller's views",
  })
  update(@RequestCaller() caller: MemberCaller, @Body() request: UpdateTableViewRequest) {
    return this.views.update(caller, request);
  }

  @Call(deleteTableView, {
    may: 'member',
    request: IdRequest,
    response: IdAnswer,
    summary: "Deletes one of the caller's views",
  })
  delete(@RequestCaller() caller: MemberCaller, @Body() { id }: IdRequest) {
    return this.views.delete(caller, id);
  }

  @Call(shareTableView, {
    may: 'platform:table-view:share',
    request: ShareTableViewRequest,
    response: TableView,
    summary: "Shares one of the caller's views with his colleagues, or takes it back",
  })
  share(@RequestCaller() caller: StaffCaller, @Body() request: ShareTableViewRequest) {
    return this.views.share(caller, request);
  }
}
