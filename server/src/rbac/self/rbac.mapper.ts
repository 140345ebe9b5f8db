import type { Language } from '@fovea/shared-types/language';
import type { UserInfo, UserPermissions } from '@fovea/shared-types/rbac/rbac.dto';
import type { Grants } from '../../platform/kernel/caller.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { UserRow } from './self.repository.js';

export const toUserInfo = (user: UserRow, grants: Grants, language: Language): UserInfo => ({
  id: user.id,
  name: user.username,
  avatar: fileUrl(user.avatar_key),
  permissions: [...grants.all],
  roles: [...grants.roleNames(language)],
  company_id: user.company_id,
  language: user.language,
  must_enrol_second_factor: grants.mustEnrolSecondFactor,
});

export const toUserPermissions = (user: UserRow, grants: Grants): UserPermissions => ({
  add_goods_permissions: user.may_add_goods ? 1 : 0,
  has_role: grants.hasRoles ? 1 : 0,
  permissions: [...grants.all],
});
