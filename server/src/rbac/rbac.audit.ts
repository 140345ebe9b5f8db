import { namedBy, type AuditSubject } from '../platform/audit/audit-subjects.js';
import type { Language } from '@fovea/shared-types/language';
import { roleName } from './grants/built-in-roles.js';

const TITLES: Record<Language, string> = { zh: 'menu_name', en: 'menu_name_e', ja: 'menu_name_j' };

/** What the audit log calls roles, menus and departments. */
export const rbacAudit: Readonly<Record<string, AuditSubject>> = {
  role: {
    table: 'role',
    name: (language) => roleName('t', language),
    company: 't.company_id',
    nameFields: () => ['role_name'],
  },
  dept: namedBy('dept', 'dept_name', { company: 't.company_id' }),
  menu: {
    table: 'menu',
    name: (language) => `t.${TITLES[language]}`,
    nameFields: (language) => [TITLES[language]],
  },
};
