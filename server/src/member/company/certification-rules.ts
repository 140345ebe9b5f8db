import type { Language } from '@fovea/shared-types/language';
import { certificationMachine } from '@fovea/shared-types/states/member.states';
import {
  CERTIFICATION_STATUS,
  MERCHANT_STATUS,
  type CertificationStatus,
  type ShopperRole,
} from '@fovea/shared-types/states';
import type { LocalizedText } from '../../platform/database/localized.js';

const { uncertified, pending, certified, failed } = CERTIFICATION_STATUS;
const { active } = MERCHANT_STATUS;

/** The status of a certification for its owner and its reviewers: pending documents count before what they would replace. */
export const effectiveStatusOf = (stored: CertificationStatus, hasPending: boolean): CertificationStatus =>
  hasPending ? pending : stored;

/** The same in SQL, for a row of `company`. */
export const effectiveStatusSql = (company: string): string =>
  `CASE WHEN EXISTS (SELECT FROM company_submission w WHERE w.company_id = ${company}.id AND w.status = ${pending})
     THEN ${pending}::smallint ELSE ${company}.certification_status END`;

/** Ids of the documents that are shown of a company, in their order: the pending ones, or the newest approved ones. */
export const shownDocumentsSql = (companyId: string): string =>
  `ARRAY(SELECT f.file_id FROM company_submission_file f WHERE f.submission_id = coalesce(
     (SELECT w.id FROM company_submission w WHERE w.company_id = ${companyId} AND w.status = ${pending}),
     (SELECT max(s.id) FROM company_submission s WHERE s.company_id = ${companyId} AND s.status = ${certified}))
   ORDER BY f.sort)`;

/** The company an account belongs to, or has submitted documents of. */
export const companyOfSql = (account: string): string =>
  `coalesce(${account}.company_id, (SELECT owned.id FROM company owned WHERE owned.owner_id = ${account}.id))`;

/** Whether a company may sell now: certified, enabled, not past its end; `company` is a row's name in the statement. */
export const maySellSql = (company: string): string =>
  `(${company}.certification_status = ${certified} AND ${company}.status = ${active}
    AND (${company}.expired_at IS NULL OR ${company}.expired_at > clock_timestamp()))`;

/** Whether goods of a company may be published now. */
export const mayPublishSql = (company: string): string =>
  `(${maySellSql(company)} AND ${company}.is_add_good = 1)`;

/**
 * Whether a row is the platform's own or that of a company that may sell now. The few that may not are read once per
 * statement, so that a list of a million rows pays a look into a hash for each.
 * @param companyId the row's column that names its company
 */
export const isOfSellerSql = (companyId: string): string =>
  `(${companyId} IN (SELECT idle.id FROM company idle WHERE ${maySellSql('idle')} IS NOT TRUE)) IS NOT TRUE`;

/** First documents, and documents submitted again; what a certified company changes goes through `mayChange`. */
export const mayRegister = (status: CertificationStatus): boolean =>
  certificationMachine.may(status, 'submit');

/** Resubmission, further documents while they wait, and changes of what was certified. */
export const mayChange = (status: CertificationStatus): boolean => status !== uncertified;

/** How a refusal leaves the certification: one that still runs stays as it was. */
export const afterRefusal = (stored: CertificationStatus): CertificationStatus =>
  stored === certified ? certified : failed;

const NAME_OF: Partial<Record<string, keyof LocalizedText>> = { CN: 'c', JP: 'j' };

/**
 * A company's name in three languages after its documents give `name`: they use the country's own language.
 * Its names in the other languages are kept only when the name did not change.
 */
export function namesOf(name: string, country: string, before: LocalizedText | null): LocalizedText {
  if (before && Object.values(before).includes(name)) return before;
  return { c: '', e: '', j: '', [NAME_OF[country] ?? 'e']: name };
}

/** The language in which documents give a company's name: its country's own, whatever their sender reads. */
export const documentsLanguage = (country: string): Language =>
  country === 'CN' ? 'zh' : country === 'JP' ? 'ja' : 'en';

/** The roles of a shopper: everybody buys, members of a certified company sell. */
export const shopperRolesOf = (companyStatus: CertificationStatus | null): ShopperRole[] =>
  companyStatus === certified ? ['buyer', 'seller'] : ['buyer'];
