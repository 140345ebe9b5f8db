import { call, type NoRequest } from '../call.js';
import type { UserInfo, UserPermissions } from './rbac.dto.js';

export const userPermissions = call<NoRequest, UserPermissions>('/index/user-permissions');
export const userInfo = call<NoRequest, UserInfo>('/auth/user-info');
export const logout = call<NoRequest, null>('/auth/logout');
