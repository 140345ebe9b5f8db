import { LICENCE_STATUS } from '@fovea/shared-types/states';
import { licence } from '@fovea/shared-types/member/licence.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { LicenceRules } from './licence.rules.js';

/** Days until the last one, where the company does business: below 0 it has ended. */
const DAYS_LEFT = `(t.valid_until - (SELECT (now() AT TIME ZONE c.time_zone)::date FROM company c WHERE c.id = t.company_id))`;

export const LICENCE_DOCUMENTS = { table: 'licence_paper', key: 'licence_id' };

/** The register of licences: of all companies for the platform, of its own for each. */
export const servedLicence = serveRecord(licence, {
  table: 'company_licence',
  rowsOf: { sharedBy: 'documents of a company, of none of its people' },
  files: { papers: LICENCE_DOCUMENTS },
  joins: `JOIN company c ON c.id = t.company_id JOIN licence_kind k ON k.id = t.kind
    LEFT JOIN LATERAL (SELECT w.notes FROM licence_submission s JOIN approval_decision w ON w.id = s.decision_id
      WHERE s.licence_id = t.id ORDER BY s.id DESC LIMIT 1) word ON t.status = ${LICENCE_STATUS.rejected}`,
  shown: {
    company_name: ({ language }) => localized('c.name', language),
    kind_name: ({ language }) => localized('k.name', language),
    country: 'k.country',
    validity: `CASE WHEN ${DAYS_LEFT} < 0 THEN 0 WHEN ${DAYS_LEFT} <= 30 THEN 30 WHEN ${DAYS_LEFT} <= 90 THEN 90 ELSE 1 END`,
    reason: 'word.notes',
    submission_id: '(SELECT max(s.id) FROM licence_submission s WHERE s.licence_id = t.id)',
    renewed_by: '(SELECT r.id FROM company_licence r WHERE r.renews_id = t.id)',
  },
  filters: {
    words: { text: 't.search_text', bigrams: 't.search_bigrams' },
    company_id: 't.company_id',
    country: (filter, country) =>
      filter.where(`t.kind IN (SELECT id FROM licence_kind WHERE country = ${filter.value(country)})`),
    validity: (filter, validity) => {
      const days = filter.value(validity);
      if (validity === 0) filter.where(`${DAYS_LEFT} < ${days}::int`);
      else if (validity === 1) filter.where(`(t.valid_until IS NULL OR ${DAYS_LEFT} >= ${days}::int - 1)`);
      else filter.where(`${DAYS_LEFT} BETWEEN 0 AND ${days}::int`);
    },
  },
  constraints: {
    company_licence_company_fk: 'NOT_FOUND',
    company_licence_kind_fk: 'NOT_FOUND',
    company_licence_renews_uq: 'STATE_CONFLICT',
    company_licence_renews_fk: 'NOT_FOUND',
    company_licence_words_ck: brokenField(['number', 'authority', 'place_name', 'place_address'], 'required'),
    company_licence_dates_ck: brokenField('valid_until', 'not_after_start'),
  },
  rules: LicenceRules,
});
