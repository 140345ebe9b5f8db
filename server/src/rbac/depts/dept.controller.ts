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
  deptList(caller: StaffCaller, request: DeptListRequest) {
    return this.depts.listTree(caller, request);
  }

  @Call(deptDetail)
  deptDetail(caller: StaffCaller, request: TreeIdRequest) {
    return this.depts.getDeptDetail(caller, request);
  }

  @Call(addDept)
  addDept(caller: StaffCaller, request: AddDeptRequest) {
    return this.depts.addDept(caller, request);
  }

  @Call(updateDept)
  updateDept(caller: StaffCaller, request: UpdateDeptRequest) {
    return this.depts.updateDept(caller, request);
  }

  @Call(delDept)
  delDept(caller: StaffCaller, request: TreeIdActionRequest) {
    return this.depts.deleteDept(caller, request);
  }

  @Call(deptOptions)
  options(caller: StaffCaller, request: DeptOptionsRequest) {
    return this.depts.options(caller, request);
  }
}
