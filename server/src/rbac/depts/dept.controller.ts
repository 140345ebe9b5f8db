import { Body, Controller } from '@nestjs/common';
import {
  AddDeptRequest,
  DeptDetail,
  DeptListRequest,
  DeptOption,
  DeptOptionsRequest,
  DeptTreeItem,
  UpdateDeptRequest,
} from '@fovea/shared-types/rbac/dept.dto';
import {
  addDept,
  delDept,
  deptDetail,
  deptList,
  deptOptions,
  updateDept,
} from '@fovea/shared-types/rbac/rbac.calls';
import { TreeIdActionRequest, TreeIdAnswer, TreeIdRequest } from '@fovea/shared-types/tree.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { DeptService } from './dept.service.js';

@Controller()
export class DeptController {
  constructor(private readonly depts: DeptService) {}

  @Call(deptList, {
    may: 'rbac:dept:list',
    request: DeptListRequest,
    response: [DeptTreeItem],
    summary: 'Departments as trees, with how many people stand in each',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: DeptListRequest) {
    return this.depts.list(caller, request);
  }

  @Call(deptDetail, {
    may: 'rbac:dept:list',
    request: TreeIdRequest,
    response: DeptDetail,
    summary: 'One department',
  })
  detail(@RequestCaller() caller: StaffCaller, @Body() request: TreeIdRequest) {
    return this.depts.detail(caller, request);
  }

  @Call(addDept, {
    may: 'rbac:dept:add',
    request: AddDeptRequest,
    response: TreeIdAnswer,
    summary: 'Adds a department under another, or as a root',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddDeptRequest) {
    return this.depts.add(caller, request);
  }

  @Call(updateDept, {
    may: 'rbac:dept:update',
    request: UpdateDeptRequest,
    response: TreeIdAnswer,
    summary: 'Changes or moves a department',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateDeptRequest) {
    return this.depts.update(caller, request);
  }

  @Call(delDept, {
    may: 'rbac:dept:delete',
    request: TreeIdActionRequest,
    response: null,
    summary: 'Deletes a department without departments below it and without people',
  })
  delete(@RequestCaller() caller: StaffCaller, @Body() request: TreeIdActionRequest) {
    return this.depts.delete(caller, request);
  }

  @Call(deptOptions, {
    may: 'rbac:user:list',
    request: DeptOptionsRequest,
    response: [DeptOption],
    summary: 'Departments of one place as a tree, for a select box',
  })
  options(@RequestCaller() caller: StaffCaller, @Body() request: DeptOptionsRequest) {
    return this.depts.options(caller, request);
  }
}
