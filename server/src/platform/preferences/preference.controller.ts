import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addTableView,
  deleteTableView,
  myPreferences,
  setPreference,
  shareTableView,
  tableViewList,
  updateTableView,
} from '@fovea/shared-types/platform/platform.calls';
import type { SetPreferenceRequest } from '@fovea/shared-types/platform/preference.dto';
import type {
  AddTableViewRequest,
  ShareTableViewRequest,
  TableViewListRequest,
  UpdateTableViewRequest,
} from '@fovea/shared-types/platform/table-view.dto';
import { Call } from '../http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../kernel/caller.js';
import { PreferenceService } from './preference.service.js';
import { TableViewService } from './table-view.service.js';

@Controller()
export class PreferenceController {
  constructor(
    private readonly preferences: PreferenceService,
    private readonly views: TableViewService,
  ) {}

  @Call(myPreferences)
  mine(caller: MemberCaller) {
    return this.preferences.mine(caller);
  }

  @Call(setPreference)
  set(caller: MemberCaller, request: SetPreferenceRequest) {
    return this.preferences.set(caller, request);
  }

  @Call(tableViewList)
  tableViewList(caller: MemberCaller, { table }: TableViewListRequest) {
    return this.views.listTableViews(caller, table);
  }

  @Call(addTableView)
  addTableView(caller: MemberCaller, request: AddTableViewRequest) {
    return this.views.addTableView(caller, request);
  }

  @Call(updateTableView)
  updateTableView(caller: MemberCaller, request: UpdateTableViewRequest) {
    return this.views.updateTableView(caller, request);
  }

  @Call(deleteTableView)
  deleteTableView(caller: MemberCaller, { id }: IdRequest) {
    return this.views.deleteTableView(caller, id);
  }

  @Call(shareTableView)
  share(caller: StaffCaller, request: ShareTableViewRequest) {
    return this.views.share(caller, request);
  }
}
