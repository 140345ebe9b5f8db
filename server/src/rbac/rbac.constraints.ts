import { brokenField, type ConstraintErrors } from '../platform/database/constraint-errors.js';

export const rbacConstraints: ConstraintErrors = {
  setting_change_open_uq: 'CHANGE_WAITS',
  account_role_last_admin_ck: 'LAST_ADMIN',
  role_name_uq: 'NAME_TAKEN',
  // The platform's staff name the company that something is for.
  role_company_fk: 'NOT_FOUND',
  dept_company_fk: 'NOT_FOUND',
  account_company_fk: 'NOT_FOUND',
  role_name_length_ck: brokenField('name'),
  dept_name_uq: 'NAME_TAKEN',
  dept_name_length_ck: brokenField('name'),
  menu_button_ck: brokenField(['perms', 'path', 'link']),
  menu_name_length_ck: brokenField('menu_name'),
  menu_name_e_length_ck: brokenField('menu_name_e'),
  menu_name_j_length_ck: brokenField('menu_name_j'),
};
