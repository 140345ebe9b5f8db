import { Controller } from '@nestjs/common';
import type {
  AddDeptRequest,
  DeptListRequest,
  DeptOptionsRequest,
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
import type { TreeIdActionRequest, TreeIdRequest } from '@fovea/shared-types/tree.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { DeptService } from './dept.service.js';

@Controller()
export class DeptController {
  constructor(private readonly depts: DeptService) {}

  @Call(deptList)
  list(caller: StaffCaller, request: DeptListRequest) {
    return this.depts.listTree(caller, request);
  }

  @Call(deptDetail)
  detail(caller: StaffCaller, request: TreeIdRequest) {
    return this.depts.detail(caller, request);
  }

  @Call(addDept)
  add(caller: StaffCaller, request: AddDeptRequest) {
    return this.depts.add(caller, request);
  }

  @Call(updateDept)
  update(caller: StaffCaller, request: UpdateDeptRequest) {
    return this.depts.update(caller, request);
  }

  @Call(delDept)
  delete(caller: StaffCaller, request: TreeIdActionRequest) {
    return this.depts.delete(caller, request);
  }

  @Call(deptOptions)
  options(caller: StaffCaller, request: DeptOptionsRequest) {
    return this.depts.options(caller, request);
  }
}
