import { merchant } from '@fovea/shared-types/member/merchant.record';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { shownDocumentsSql, effectiveStatusSql } from '../company/certification-rules.js';

const { pending } = CERTIFICATION_STATUS;

/** Pending documents. */
const WAITING = `LEFT JOIN company_submission w ON w.company_id = t.id AND w.status = ${pending}`;

/** Companies as staff list them; a merchant's staff see their own. */
export const servedMerchant = serveRecord(merchant, {
  table: 'company',
  owner: 'id',
  rowsOf: { sharedBy: 'the company itself, which is of all its departments' },
  from: `company t ${WAITING}`,
  joins: `LEFT JOIN account o ON o.id = t.owner_id ${WAITING}`,
  shown: {
    company_name: ({ language }) => localized('t.name', language),
    images: shownDocumentsSql('t.id'),
    certification_status: effectiveStatusSql('t'),
    owner_name: 'o.username',
    submitted_at: 'w.created_at',
    submission_id: 'w.id',
    unshipped_orders: '(SELECT count(*)::int FROM merchant_mark k WHERE k.company_id = t.id)',
  },
  sorts: { company_name: 't.search_text', submitted_at: 'w.created_at' },
  filters: {
    company_name: { text: 't.search_text', bigrams: 't.search_bigrams' },
    certification_status: (filter, status) =>
      status === pending
        ? filter.where('w.id IS NOT NULL')
        : filter.where(`t.certification_status = ${filter.value(status)}`).where('w.id IS NULL'),
    is_merchant: (filter, isMerchant) =>
      filter.where(isMerchant === 1 ? 't.status IS NOT NULL' : 't.status IS NULL'),
    created_from: 't.created_at',
    created_to: 't.created_at',
  },
});
