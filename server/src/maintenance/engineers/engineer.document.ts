import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import type { Language } from '@fovea/shared-types/language';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { phoneAsTyped, phonePart } from '../../member/contact/phone-number.js';
import { codeNameSql } from '../../platform/database/code-name-sql.js';
import { localized } from '../../platform/database/localized.js';
import type { LockedOf } from '../../platform/documents/document-rules.js';
import { serveDocument } from '../../platform/documents/serve-document.js';
import { fieldError } from '../../platform/kernel/app-error.js';

export type EngineerRow = LockedOf<typeof engineer.declared, { account_id: number | null }>;

const SEPARATORS: Record<Language, string> = { zh: '、', en: ', ', ja: '、' };
const skillName = codeNameSql('skill.code', 'engineer_skill');

/** Engineers as companies and the platform list, submit and certify them. */
export const servedEngineer = serveDocument<typeof engineer.declared, EngineerRow>(engineer, {
  table: 'engineer',
  submissions: { table: 'engineer_submission', key: 'engineer_id' },
  rowsOf: { sharedBy: 'engineers of a company, of none of its staff' },
  files: { images: { table: 'engineer_file', key: 'engineer_id' } },
  row: { account_id: 't.account_id' },
  columns: { created_at: 'submitted_at' },
  joins: `JOIN engineer_submission s ON s.id = t.submission_id JOIN person p ON p.id = s.made_by
    LEFT JOIN approval_decision d ON d.id = s.decision_id AND NOT d.is_approved
    LEFT JOIN company c ON c.id = t.company_id`,
  shown: {
    good_at_name: ({ language }) => `array_to_string(ARRAY(SELECT ${skillName({ language })}
      FROM unnest(t.good_at) WITH ORDINALITY AS skill (code, place) ORDER BY place), '${SEPARATORS[language]}')`,
    status_name: codeNameSql('t.status', 'states:engineer_certification'),
    disable_status: '(t.disable_reason IS NOT NULL)::int',
    company_name: ({ language }) => localized('c.name', language),
    scope: `CASE WHEN t.company_id IS NULL THEN 'platform' ELSE 'company' END`,
    reason: 'coalesce(t.disable_reason, d.notes)',
    asked_by: 'p.username',
  },
  filters: {
    name: { text: 't.search_text', bigrams: 't.search_bigrams' },
    phone: (filter, phone) => filter.contains('t.phone', phonePart(phone)),
    scope: (filter, scope) => filter.where(`t.company_id IS ${scope === 'company' ? 'NOT NULL' : 'NULL'}`),
    company_id: 't.company_id',
  },
  constraints: {
    engineer_account_uq: 'STATE_CONFLICT',
    engineer_company_fk: 'NOT_FOUND',
    engineer_texts_ck: brokenField(['name', 'place', 'phone']),
    engineer_good_at_ck: brokenField('good_at', 'choice'),
    engineer_file_once_uq: 'FILE_UNKNOWN',
    engineer_file_file_fk: 'FILE_UNKNOWN',
  },
  rules: {
    settle: (wanted, _tx, { caller }) => {
      const phone = phoneAsTyped(wanted.phone, caller.language);
      if (phone === null) throw fieldError({ phone: { key: 'format' } });
      if (wanted.good_at.length === 0) throw fieldError({ good_at: { key: 'required' } });
      return { ...wanted, phone };
    },
    isAbout: ({ member }, { account_id }) => account_id === member.accountId,
  },
});
