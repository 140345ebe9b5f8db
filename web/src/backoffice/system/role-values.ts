import type { DataScopeCode, RoleDetail } from '@fovea/shared-types/rbac/role.dto';

/** What the form of a role holds. */
export interface RoleValues {
  role_name: string;
  remark: string;
  menu_ids: string[];
  data_scope: string;
  needs_second_factor: boolean;
  status: boolean;
  /** Why duties that conflict are in one role. */
  reason: string;
}

export const NEW_ROLE: RoleValues = {
  role_name: '',
  remark: '',
  menu_ids: [],
  data_scope: '1',
  needs_second_factor: false,
  status: true,
  reason: '',
};

export const roleValues = (role: RoleDetail): RoleValues => ({
  role_name: role.role_name,
  remark: role.remark,
  menu_ids: [...role.menu_ids],
  data_scope: String(role.data_scope),
  needs_second_factor: role.needs_second_factor === 1,
  status: role.status === 1,
  reason: '',
});

export const ROLE_NAME_MAX = 60;

/** A new role with the rights of another, under a name of its own. */
export const copyOf = (role: RoleDetail, name: string): RoleValues => ({
  ...roleValues(role),
  role_name: name.slice(0, ROLE_NAME_MAX),
});

/** The values as both calls accept them. */
export const roleFields = (values: RoleValues) => ({
  role_name: values.role_name.trim(),
  remark: values.remark.trim(),
  menu_ids: values.menu_ids,
  data_scope: Number(values.data_scope),
  needs_second_factor: values.needs_second_factor ? 1 : 0,
  status: values.status ? 1 : 0,
  reason: values.reason.trim() === '' ? undefined : values.reason.trim(),
});

const SCOPE_KEYS = {
  1: 'role.scope_company',
  2: 'role.scope_below',
  3: 'role.scope_department',
  4: 'role.scope_own',
} as const satisfies Record<DataScopeCode, string>;

/** From the widest to the narrowest. */
export const SCOPES: readonly DataScopeCode[] = [1, 2, 3, 4];

export const scopeKey = (code: number) => SCOPE_KEYS[SCOPES.find((scope) => scope === code) ?? 4];
