import { call } from '../call.js';
import { IdActionRequest, IdAnswer, IdRequest, SavedGrant } from '../common.dto.js';
import { TreeIdActionRequest, TreeIdAnswer, TreeIdRequest } from '../tree.dto.js';
import { AuditLogDetail, AuditLogListRequest, AuditLogListResponse } from './audit-log.dto.js';
import {
  AddDeptRequest,
  DeptDetail,
  DeptListRequest,
  DeptOption,
  DeptOptionsRequest,
  DeptTreeItem,
  UpdateDeptRequest,
} from './dept.dto.js';
import {
  AddMenuRequest,
  MenuDetail,
  MenuListRequest,
  MenuTreeItem,
  MyMenuItem,
  UpdateMenuRequest,
} from './menu.dto.js';
import { UserInfo, UserPermissions } from './rbac.dto.js';
import {
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
import { SessionListRequest, StaffSessionListResponse } from './session.dto.js';
import {
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

export const userPermissions = call('/index/user-permissions', {
  may: 'member',
  response: UserPermissions,
  summary: 'The caller’s rights: publish goods, open the back office, and permission strings',
});

export const userInfo = call('/auth/user-info', {
  may: 'member',
  response: UserInfo,
  summary: 'The signed-in account',
});

export const logout = call('/auth/logout', {
  may: 'member',
  response: null,
  summary: "Ends the caller's session",
});

export const myMenu = call('/auth/my-menu', {
  may: 'member',
  response: [MyMenuItem],
  summary: "The caller's menu: routes, side menu and buttons; an empty list without a role",
});

export const routeMenu = call('/auth/route-menu', {
  may: 'member',
  response: [MyMenuItem],
  summary: 'Same as my-menu, for the one-time load of the permitted routes',
});

export const menuList = call('/auth/menu-list', {
  may: 'rbac:menu:list',
  request: MenuListRequest,
  response: [MenuTreeItem],
  summary: 'The whole menu as a tree: directories, pages and buttons',
});

export const menuDetail = call('/auth/menu-detail', {
  may: 'rbac:menu:list',
  request: TreeIdRequest,
  response: MenuDetail,
  summary: 'One row of the menu with its three titles',
});

export const addMenu = call('/auth/add-menu', {
  may: 'rbac:menu:add',
  request: AddMenuRequest,
  response: TreeIdAnswer,
  summary: 'Adds a directory, page or button; its permission must be one the caller has',
});

export const updateMenu = call('/auth/update-menu', {
  may: 'rbac:menu:update',
  request: UpdateMenuRequest,
  response: TreeIdAnswer,
  summary: 'Changes a row of the menu; built-in rows keep path and permission',
});

export const delMenu = call('/auth/del-menu', {
  may: 'rbac:menu:delete',
  request: TreeIdActionRequest,
  response: null,
  summary: 'Deletes a menu row that staff added, unless it has children or a role holds it',
});

export const roleList = call('/auth/role-list', {
  may: 'rbac:role:list',
  request: RoleListRequest,
  response: RoleListResponse,
  summary: 'Roles of the platform and of companies; staff of a merchant see those of their company',
});

export const roleDetail = call('/auth/role-detail', {
  may: 'rbac:role:list',
  request: IdRequest,
  response: RoleDetail,
  summary: 'A role with the ids of its menus and the permissions derived from them',
});

export const addRole = call('/auth/add-role', {
  may: 'rbac:role:add',
  request: AddRoleRequest,
  response: IdAnswer,
  summary: 'Creates a role from menus; nobody grants what they do not have',
});

export const updateRole = call('/auth/update-role', {
  may: 'rbac:role:update',
  request: UpdateRoleRequest,
  response: SavedGrant,
  summary:
    'Changes a role below the caller, from its holders’ next call on; while held, its money rights by approval',
});

export const delRole = call('/auth/del-role', {
  may: 'rbac:role:delete',
  request: IdActionRequest,
  response: null,
  summary: 'Deletes a role that nobody holds',
});

export const roleOptions = call('/auth/role-options', {
  may: 'rbac:user:list',
  request: RoleOptionsRequest,
  response: [RoleOption],
  summary: 'Roles of one place for a select box, and which of them the caller may grant',
});

export const roleMenuOptions = call('/auth/role-menu-options', {
  may: 'rbac:role:list',
  request: RoleMenuOptionsRequest,
  response: [RoleMenuOption],
  summary: 'The menus a role of one place may consist of, and which of them the caller may grant',
});

export const roleMenuPreview = call('/auth/role-menu-preview', {
  may: 'rbac:role:list',
  request: RoleMenuPreviewRequest,
  response: [MyMenuItem],
  summary: 'The menu as a holder of the role would see it, also before the role is saved',
});

export const deptList = call('/auth/dept-list', {
  may: 'rbac:dept:list',
  request: DeptListRequest,
  response: [DeptTreeItem],
  summary: 'Departments as trees, with the number of people in each',
});

export const deptDetail = call('/auth/dept-detail', {
  may: 'rbac:dept:list',
  request: TreeIdRequest,
  response: DeptDetail,
  summary: 'One department',
});

export const addDept = call('/auth/add-dept', {
  may: 'rbac:dept:add',
  request: AddDeptRequest,
  response: TreeIdAnswer,
  summary: 'Adds a department under another, or as a root',
});

export const updateDept = call('/auth/update-dept', {
  may: 'rbac:dept:update',
  request: UpdateDeptRequest,
  response: TreeIdAnswer,
  summary: 'Changes or moves a department',
});

export const delDept = call('/auth/del-dept', {
  may: 'rbac:dept:delete',
  request: TreeIdActionRequest,
  response: null,
  summary: 'Deletes a department without departments below it and without people',
});

export const deptOptions = call('/auth/dept-options', {
  may: 'rbac:user:list',
  request: DeptOptionsRequest,
  response: [DeptOption],
  summary: 'Departments of one place as a tree, for a select box',
});

export const userList = call('/auth/user-list', {
  may: 'rbac:user:list',
  request: UserListRequest,
  response: UserListResponse,
  summary:
    'People of the back office; staff of a merchant see those of their company, as far as their role says',
});

export const userDetail = call('/auth/user-detail', {
  may: 'rbac:user:list',
  request: IdRequest,
  response: UserDetail,
  summary: 'One person with their roles and resulting permissions',
});

export const addUser = call('/auth/add-user', {
  may: 'rbac:user:add',
  request: AddUserRequest,
  response: SavedGrant,
  summary: 'Creates an account with roles that the caller covers; those with money rights by approval',
});

export const updateUser = call('/auth/update-user', {
  may: 'rbac:user:update',
  request: UpdateUserRequest,
  response: SavedGrant,
  summary:
    'Changes a person below the caller, with roles and department; roles with money rights by approval',
});

export const delUser = call('/auth/del-user', {
  may: 'rbac:user:delete',
  request: IdActionRequest,
  response: null,
  summary: 'Deletes a person; their records stay, their sessions end',
});

export const userStatus = call('/auth/user-status', {
  may: 'rbac:user:status',
  request: UserStatusRequest,
  response: UserStatusAnswer,
  summary: 'Enables a person, or disables them and ends their sessions',
});

export const resetUserPassword = call('/auth/reset-user-password', {
  may: 'rbac:user:reset-password',
  request: ResetUserPasswordRequest,
  response: null,
  summary: 'Sets a new password and ends the sessions of that person',
});

export const resetUserSecondFactor = call('/auth/reset-user-second-factor', {
  may: 'rbac:user:reset-second-factor',
  request: IdActionRequest,
  response: null,
  summary: 'Turns off the second factor that a person lost, ends their sessions and notifies them by mail',
});

export const userOptions = call('/auth/user-options', {
  may: 'rbac:user:list',
  request: UserOptionsRequest,
  response: [UserOption],
  summary: 'Enabled people by name, for a select box',
});

export const sessionList = call('/auth/session-list', {
  may: 'rbac:session:list',
  request: SessionListRequest,
  response: StaffSessionListResponse,
  summary: 'Active sessions: of everybody, or of the people of the caller’s company',
});

export const endSession = call('/auth/end-session', {
  may: 'rbac:session:end',
  request: IdActionRequest,
  response: null,
  summary: 'Ends a session of somebody below the caller; its sockets close',
});

export const auditLogList = call('/audit-logs/audit-log-list', {
  may: 'rbac:audit-log:list',
  request: AuditLogListRequest,
  response: AuditLogListResponse,
  summary: 'The audit log, newest first: actor, action, row, time and client address',
});

export const auditLogDetail = call('/audit-logs/audit-log-detail', {
  may: 'rbac:audit-log:list',
  request: IdRequest,
  response: AuditLogDetail,
  summary: 'One audit line with the row before and after',
});
