import type { ConstraintErrors } from '../platform/database/constraint-errors.js';

export const rbacConstraints: ConstraintErrors = {
  account_role_last_admin_ck: 'LAST_ADMIN',
  role_name_uq: 'NAME_TAKEN',
  // The platform's staff name the company that something is for.
  role_company_fk: 'NOT_FOUND',
  dept_company_fk: 'NOT_FOUND',
  account_company_fk: 'NOT_FOUND',
  role_name_length_ck: 'VALIDATION',
  dept_name_uq: 'NAME_TAKEN',
  dept_name_length_ck: 'VALIDATION',
  menu_button_ck: 'VALIDATION',
  menu_name_length_ck: 'VALIDATION',
  menu_name_e_length_ck: 'VALIDATION',
  menu_name_j_length_ck: 'VALIDATION',
};
