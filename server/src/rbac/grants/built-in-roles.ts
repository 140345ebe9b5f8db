import type { Language } from '@fovea/shared-types/language';
import { searchTerms } from '../../platform/database/search-terms.js';
import { textIn, type Translations } from '@fovea/shared-types/record/translations';

/** Built-in roles: how each is stored, and what its reader calls it until somebody renames it. */
export const BUILT_IN_ROLES = {
  owner: { stored: 'Owner', words: ['所有者', 'Owner', '所有者'] },
  administrator: { stored: 'Administrator', words: ['管理员', 'Administrator', '管理者'] },
  auction_staff: { stored: 'Auction staff', words: ['拍卖专员', 'Auction staff', 'オークション担当'] },
  finance_requester: {
    stored: 'Finance: requester',
    words: ['财务：申请', 'Finance: requester', '経理：申請者'],
  },
  finance_approver: {
    stored: 'Finance: approver',
    words: ['财务：审批', 'Finance: approver', '経理：承認者'],
  },
  finance_payer: { stored: 'Finance: payer', words: ['财务：打款', 'Finance: payer', '経理：支払担当'] },
  finance_settings: {
    stored: 'Finance: settings',
    words: ['财务：设置', 'Finance: settings', '経理：設定担当'],
  },
  merchant_staff: { stored: 'Merchant', words: ['商户员工', 'Merchant', '出品会社スタッフ'] },
} as const satisfies Record<string, { stored: string; words: Translations }>;

export interface NamedRole {
  kind: string | null;
  role_name: string;
}

const builtIn = Object.entries(BUILT_IN_ROLES);

/** A role's name in its reader's language. */
export function shownRoleName({ kind, role_name }: NamedRole, language: Language): string {
  const known = builtIn.find(([name]) => name === kind)?.[1];
  return known?.stored === role_name ? textIn(known.words, language) : role_name;
}

/** A role's name as it was stored, where the kind of role was not. */
export const shownRoleNameIn = (name: string, language: Language): string => {
  const known = builtIn.find(([, { stored }]) => stored === name)?.[1];
  return known ? textIn(known.words, language) : name;
};

/** The same in SQL; `role` is an alias of ours. */
export const roleName = (role: string, language: Language): string =>
  `CASE ${builtIn
    .map(
      ([kind, { stored, words: names }]) =>
        `WHEN ${role}.kind = '${kind}' AND ${role}.role_name = '${stored}' THEN '${textIn(names, language)}'`,
    )
    .join(' ')} ELSE ${role}.role_name END`;

/** What is to be stored: a form that shows a built-in name in its reader's words gives these words back unchanged. */
export const storedRoleName = (role: NamedRole, requested: string, language: Language): string =>
  requested === shownRoleName(role, language) ? role.role_name : requested;

/** Built-in names that contain every search term, in any language, as they are stored. */
export function storedNamesLike(search: string | undefined): string[] {
  const sought = searchTerms(search);
  if (sought.length === 0) return [];
  const holds = (name: string) => sought.every((term) => name.toLowerCase().includes(term));
  return builtIn.filter(([, { words: names }]) => names.some(holds)).map(([, { stored }]) => stored);
}
