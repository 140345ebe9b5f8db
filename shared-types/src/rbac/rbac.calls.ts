import { call, type NoRequest } from '../call.js';
import type { IdActionRequest, IdAnswer, IdRequest } from '../common.dto.js';
import type { AuditLogDetail, AuditLogListRequest, AuditLogListResponse } from './audit-log.dto.js';
import type {
  AddDeptRequest,
  DeptDetail,
  DeptListRequest,
  DeptOption,
  DeptOptionsRequest,
  DeptTreeItem,
  UpdateDeptRequest,
} from './dept.dto.js';
import type {
  AddMenuRequest,
  MenuDetail,
  MenuListRequest,
  MenuTreeItem,
  MyMenuItem,
  UpdateMenuRequest,
} from './menu.dto.js';
import type { UserInfo, UserPermissions } from './rbac.dto.js';
import type {
  AddRoleRequest,
  RoleDetail,
  RoleListRequest,
  RoleListResponse,
  RoleMenuOption,
  RoleMenuOptionsRequest,
  RoleMenuPreviewRequest,
  RoleOption,
  RoleOptionsRequest,
  UpdateRoleRequest,
} from './role.dto.js';
import type { SessionListRequest, StaffSessionListResponse } from './session.dto.js';
import type { TreeIdActionRequest, TreeIdAnswer, TreeIdRequest } from '../tree.dto.js';
import type {
  AddUserRequest,
  ResetUserPasswordRequest,
  UpdateUserRequest,
  UserDetail,
  UserListRequest,
  UserListResponse,
  UserOption,
  UserOptionsRequest,
  UserStatusAnswer,
  UserStatusRequest,
} from './user.dto.js';

export const userPermissions = call<NoRequest, UserPermissions>('/index/user-permissions');
export const userInfo = call<NoRequest, UserInfo>('/auth/user-info');
export const logout = call<NoRequest, null>('/auth/logout');

export const myMenu = call<NoRequest, MyMenuItem[]>('/auth/my-menu');
export const routeMenu = call<NoRequest, MyMenuItem[]>('/auth/route-menu');
export const menuList = call<MenuListRequest, MenuTreeItem[]>('/auth/menu-list');
export const menuDetail = call<TreeIdRequest, MenuDetail>('/auth/menu-detail');
export const addMenu = call<AddMenuRequest, TreeIdAnswer>('/auth/add-menu');
export const updateMenu = call<UpdateMenuRequest, TreeIdAnswer>('/auth/update-menu');
export const delMenu = call<TreeIdActionRequest, null>('/auth/del-menu');

export const roleList = call<RoleListRequest, RoleListResponse>('/auth/role-list');
export const roleDetail = call<IdRequest, RoleDetail>('/auth/role-detail');
export const addRole = call<AddRoleRequest, IdAnswer>('/auth/add-role');
export const updateRole = call<UpdateRoleRequest, IdAnswer>('/auth/update-role');
export const delRole = call<IdActionRequest, null>('/auth/del-role');
export const roleOptions = call<RoleOptionsRequest, RoleOption[]>('/auth/role-options');
export const roleMenuOptions = call<RoleMenuOptionsRequest, RoleMenuOption[]>('/auth/role-menu-options');
export const roleMenuPreview = call<RoleMenuPreviewRequest, MyMenuItem[]>('/auth/role-menu-preview');

export const deptList = call<DeptListRequest, DeptTreeItem[]>('/auth/dept-list');
export const deptDetail = call<TreeIdRequest, DeptDetail>('/auth/dept-detail');
export const addDept = call<AddDeptRequest, TreeIdAnswer>('/auth/add-dept');
export const updateDept = call<UpdateDeptRequest, TreeIdAnswer>('/auth/update-dept');
export const delDept = call<TreeIdActionRequest, null>('/auth/del-dept');
export const deptOptions = call<DeptOptionsRequest, DeptOption[]>('/auth/dept-options');

export const userList = call<UserListRequest, UserListResponse>('/auth/user-list');
export const userDetail = call<IdRequest, UserDetail>('/auth/user-detail');
export const addUser = call<AddUserRequest, IdAnswer>('/auth/add-user');
export const updateUser = call<UpdateUserRequest, IdAnswer>('/auth/update-user');
export const delUser = call<IdActionRequest, null>('/auth/del-user');
export const userStatus = call<UserStatusRequest, UserStatusAnswer>('/auth/user-status');
export const resetUserPassword = call<ResetUserPasswordRequest, null>('/auth/reset-user-password');
export const resetUserSecondFactor = call<IdActionRequest, null>('/auth/reset-user-second-factor');
export const userOptions = call<UserOptionsRequest, UserOption[]>('/auth/user-options');

export const sessionList = call<SessionListRequest, StaffSessionListResponse>('/auth/session-list');
export const endSession = call<IdActionRequest, null>('/auth/end-session');

export const auditLogList = call<AuditLogListRequest, AuditLogListResponse>('/audit-logs/audit-log-list');
export const auditLogDetail = call<IdRequest, AuditLogDetail>('/audit-logs/audit-log-detail');
